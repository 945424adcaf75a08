import Testing

/// The check of claims finds each kind of fault.
@Suite struct ClaimsCheckTests {
  private func problems(
    page: String, guide: String = "", table: String = "", compiled: [[String]] = [],
    source: String = ""
  ) -> [String] {
    ClaimsCheck(
      pages: [ClaimsPage(path: "page.md", lines: lines(page))],
      guides: [ClaimsPage(path: "guide.md", lines: lines(guide))],
      table: ClaimsTable(lines: ["## page.md"] + lines(table)),
      tests: ["one write a frame"], targets: ["bench"], products: ["follow"],
      compiled: compiled,
      text: { $0 == "Sources/Frame.swift" ? source : nil }
    ).problems
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a claim that the table does not quote has no proof`() {
    #expect(
      problems(page: "It draws. A frame is\nnever torn. It is small.")
        == ["page.md: a claim without proof ('never'): A frame is never torn."])
  }

  @Test func `a claim that the table quotes needs a proof`() {
    #expect(
      problems(page: "A frame is never torn.", table: "| never torn | |")
        == ["page.md: no proof is named for: never torn"])
  }

  @Test(arguments: [
    ("`one write a frame`", []),
    ("`two writes a frame`", ["There is no test 'two writes a frame'."]),
    ("`make bench`", []),
    ("`make tea`", ["There is no make tea."]),
    ("`Sources/Gone.swift: 1`", ["There is no file Sources/Gone.swift."]),
  ])
  func `a proof has to exist`(proof: String, problems expected: [String]) {
    #expect(
      problems(page: "A frame is never torn.", table: "| never torn | \(proof) |") == expected)
  }

  @Test(arguments: [
    ("let reads = 16", []),
    (
      "let reads = 32",
      ["page.md: '16 times' is out of date: Sources/Frame.swift does not say 'reads = 16'."]
    ),
  ])
  func `the text that a proof quotes has to be in its file`(
    source: String, problems expected: [String]
  ) {
    #expect(
      problems(
        page: "It reads 16 times.", table: "| 16 times | `Sources/Frame.swift: reads = 16` |",
        source: source) == expected)
  }

  @Test func `the figures of a claim have to be in its proof`() {
    #expect(
      problems(
        page: "It reads 1,000 times.", table: "| 1,000 times | `Sources/Frame.swift: reads = 16` |",
        source: "let reads = 16")
        == ["page.md: '1,000 times' is out of date: Sources/Frame.swift says 'reads = 16'."])
  }

  @Test func `code on a page has to be in a compiled file`() {
    let page = "Look:\n\n```swift\n  let count = 1\n  let limit = 2\n```\n"
    #expect(
      problems(page: page, compiled: [["// A file.", "let count = 1", "let limit = 2"]]) == [])
    #expect(
      problems(page: page, compiled: [["let count = 1", "let limit = 3"]])
        == ["page.md:4: this code is in no compiled file."])
  }

  @Test func `a quote that the page no longer has is reported`() {
    #expect(
      problems(page: "It draws.", table: "| never torn | `make bench` |")
        == ["page.md does not say: never torn"])
  }

  @Test(arguments: [
    ("A key takes 30 µs.", ["30"]), ("It takes 3 µs.", ["3 µs"]),
    ("It takes a third of the time.", ["a third"]),
    ("At most one frame is drawn.", ["At most"]), ("No other thread is woken.", ["No other"]),
    ("The queue holds 50,000 events.", ["50,000"]), ("It draws 60 frames a second.", ["60"]),
    ("There are exactly 12 widgets.", ["12", "exactly"]), ("It is 2.5 of that.", ["2.5"]),
    ("It is twice as fast, in half the memory.", ["twice", "half"]),
    ("Every other key is faster.", ["Every other", "faster"]),
    ("It beats every competitor.", ["beats", "competitor"]),
    ("At least a row is always shown.", ["At least", "always"]), ("It takes 5 rows.", ["5 rows"]),
    ("It waits two seconds.", ["two seconds"]),
    ("Keys become events.", []), ("Say `never` in code.", []), ("Read [page 12](12.md).", []),
    ("A screen of 80x24, as of 2026-11-22, in 0.1.0, by ECMA-48.", []),
  ])
  func `figures, bounds and promises are claims`(sentence: String, claims: [String]) {
    #expect(Statement(sentence).claims(outside: []) == claims)
  }

  @Test func `each figure of a sentence has to be quoted`() {
    let page = "A key takes 30 µs and 12 bytes."
    #expect(
      problems(page: page, table: "| takes 30 µs | `make bench` |")
        == ["page.md: a claim without proof ('12'): \(page)"])
    #expect(problems(page: page, table: "| 30 µs and 12 bytes | `make bench` |") == [])
  }

  @Test(arguments: [
    "# Always fast\n\nIt draws.", "- An item.\n    - Always fast",
    "- An item.\n\n    Always fast", "1. Always fast\n2. It draws.", "It is\n    Always fast",
  ])
  func `headings, items and indented lines have claims`(page: String) {
    #expect(
      problems(page: page).map { $0.hasSuffix("Always fast") } == [true])
  }

  @Test func `code without a fence has no claims`() {
    #expect(problems(page: "- An item.\n\nCall it:\n\n    always 12\n\n    never 13") == [])
  }

  @Test(arguments: [
    ("| keys, ms | 2.5 | 0 |", "keys, ms 2.5 0", []),
    ("| keys, ms | 2.5 | 1 |", "keys, ms 2.5 0", ["'2.5', '1'"]),
    ("| keys, ms | 2.6 | 0 |", "keys, ms 2.5 0", ["'2.6', '0'"]),
    ("| keys, ms | 2.5 | 0 |", "keys, ms 2.5", ["'0'"]),
    ("| 12. The driver | writes |", "The driver", []),
  ])
  func `each figure of a table has to be quoted`(row: String, quote: String, claims: [String]) {
    let problems = problems(
      page: "| | C | ours |\n|---|---:|---:|\n\(row)", table: "| \(quote) | `make bench` |")
    #expect(
      problems.compactMap { $0.firstMatch(of: /claim without proof \((.*?)\):/)?.output.1 }
        == claims.map { Substring($0) })
  }

  @Test(arguments: [
    ("    make bench", []), ("    make tea  # brews", ["page.md:1: there is no make tea."]),
    ("    make 2>&1 | follow", []),
    ("    make bench SIZE=12 && make tea", ["page.md:1: there is no make tea."]),
    ("```sh\nmake tea\n```", ["page.md:2: there is no make tea."]),
    ("Call `make bench` and `make tea`.", ["page.md:1: there is no make tea."]),
    ("    swift run -c release follow --size 40x6", []),
    ("    swift run --package-path Demos tea", ["page.md:1: no package has the program tea."]),
    ("    swift build", []),
    ("    make bench NAME=follow", []), ("    make bench NAME='follow --size 40x6'  # small", []),
    ("    make bench NAME=--tour", []),
    ("    make bench NAME=tea", ["page.md:1: no package has the program tea."]),
    ("    make bench NAME='tea --hot'", ["page.md:1: no package has the program tea."]),
  ])
  func `a command has to exist`(page: String, problems expected: [String]) {
    #expect(problems(page: page) == expected)
  }

  @Test func `a guide has commands, and no claims`() {
    let guide = "It is always fast.\n\n    make tea\n    ls | swift run coffee\n"
    #expect(
      problems(page: "", guide: guide)
        == ["guide.md:3: there is no make tea.", "guide.md:4: no package has the program coffee."])
  }
}
