import Testing

/// The check of claims finds each kind of fault.
@Suite struct ClaimsCheckTests {
  private func problems(
    page: String, table: String = "", compiled: [[String]] = [], source: String = ""
  ) -> [String] {
    ClaimsCheck(
      pages: [ClaimsPage(path: "page.md", lines: lines(page))],
      table: ClaimsTable(lines: ["## page.md"] + lines(table)),
      tests: ["one write a frame"], verbs: ["bench"], compiled: compiled,
      text: { $0 == "Sources/Frame.swift" ? source : nil }
    ).problems
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `a claim that the table does not quote has no proof`() {
    #expect(
      problems(page: "It draws. A frame is\nnever torn. It is small.")
        == ["page.md: a claim without proof: A frame is never torn."])
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
  func `a figure has to equal that of the source`(source: String, problems expected: [String]) {
    #expect(
      problems(
        page: "It reads 16 times.", table: "| 16 times | `Sources/Frame.swift: reads = 16` |",
        source: source) == expected)
  }

  @Test func `a figure has to equal that of its proof`() {
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
    ("A key takes 30 µs.", true), ("It takes a third of the time.", true),
    ("At most one frame is drawn.", true), ("No other thread is woken.", true),
    ("Keys become events.", false), ("Say `never` in code.", false),
  ])
  func `figures, bounds and promises are claims`(statement: String, isClaim: Bool) {
    #expect(ClaimsCheck.isClaim(statement) == isClaim)
  }
}
