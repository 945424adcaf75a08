import Testing

@testable import TerminalViews

@Suite struct TextSearchTests {
  private let text: TextDocument = "one Two one\n\ntwoone\né É ß"

  static let matches: [(String, Bool, [[Int]])] = [
    ("one", false, [[0, 0], [0, 8], [2, 3]]), ("two", false, [[0, 4], [2, 0]]),
    ("two", true, [[2, 0]]), ("", false, []), ("e\nt", false, []), ("x", false, []),
    ("e\u{301}", false, [[3, 0], [3, 2]]), ("É", true, [[3, 2]]),
    ("e", false, [[0, 2], [0, 10], [2, 5]]),
    ("ß", false, [[3, 4]]),
  ]

  @Test(arguments: matches)
  func `matches are whole characters`(pattern: String, matchesCase: Bool, places: [[Int]]) {
    let search = TextSearch(pattern, matchesCase: matchesCase)
    let found = search.matches(in: text).map { [$0.lowerBound.line, $0.lowerBound.character] }
    #expect(found == places)
  }

  @Test func `the Kelvin sign is a capital K in a line of ASCII, too`() {
    #expect(TextSearch("\u{212A}").matches(in: "ok").count == 1)
    #expect(TextSearch("\u{212A}").matches(in: "ok é").count == 1)
    #expect(TextSearch("\u{212A}", matchesCase: true).matches(in: "ok").isEmpty)
  }

  @Test func `matches do not overlap`() {
    #expect(TextSearch("aa").matches(in: "aaaaa").count == 2)
  }

  @Test func `after the last match, the next match is the first`() {
    var search = TextSearch("one")
    let found = (0..<4).map { _ in
      search.findNext(in: text)
      return search.match?.lowerBound
    }
    #expect(found == [place(0, 0), place(0, 8), place(2, 3), place(0, 0)])
    search.findNext(in: text, from: place(1, 0))
    #expect(search.match?.lowerBound == place(2, 3))
  }

  @Test func `before the first match, the previous match is the last`() {
    var search = TextSearch("one")
    let found = (0..<4).map { _ in
      search.findPrevious(in: text)
      return search.match?.lowerBound
    }
    #expect(found == [place(2, 3), place(0, 8), place(0, 0), place(2, 3)])
    var other = TextSearch("x")
    let precedes = other.findPrevious(in: text)
    #expect(!precedes)
    let follows = other.findNext(in: text)
    #expect(!follows)
  }

  @Test func `a search that begins again at the other end has wrapped`() {
    var search = TextSearch("two")
    let wraps = (0..<3).map { _ in
      search.findNext(in: text)
      return search.hasWrapped
    }
    #expect(wraps == [false, false, true])
    search.findPrevious(in: text)
    #expect(search.hasWrapped)
    search.findPrevious(in: text)
    #expect(!search.hasWrapped)
    var single = TextSearch("ß")
    single.findNext(in: text)
    single.findNext(in: text)
    #expect(single.hasWrapped)
    single.text = "x"
    single.findNext(in: text)
    #expect(!single.hasWrapped)
  }

  @Test func `replacing goes on behind the new text`() {
    var search = TextSearch("one")
    var text = text
    search.findNext(in: text)
    let isReplaced = search.replace(in: &text, with: "one one")
    #expect(isReplaced)
    #expect(text[line: 0] == "one one Two one")
    #expect(search.match?.lowerBound == place(0, 12))
    text = "other"
    let isReplacedAgain = search.replace(in: &text, with: "x")
    #expect(!isReplacedAgain)
  }

  @Test func `all matches are replaced once`() {
    var search = TextSearch("one")
    var text = text
    let count = search.replaceAll(in: &text, with: "one\none")
    #expect(count == 3)
    #expect(text.text == "one\none Two one\none\n\ntwoone\none\né É ß")
  }

  private func place(_ line: Int, _ character: Int) -> TextPosition {
    TextPosition(line: line, character: character)
  }

  @Test func `after a change of the text to find, the search begins where the old match began`() {
    var search = TextSearch("o")
    search.findNext(in: text)
    search.text = "one"
    search.findNext(in: text)
    #expect(search.match?.lowerBound == place(0, 0))
    search.text = "one t"
    search.findNext(in: text)
    #expect(search.match?.lowerBound == place(0, 0))
  }
}
