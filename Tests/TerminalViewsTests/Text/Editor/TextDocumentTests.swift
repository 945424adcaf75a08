import RandomNumbers
import Testing

@testable import TerminalViews

@Suite struct TextDocumentTests {
  static let lineEnds = [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb\rc\n\nd", ["a", "b", "c", "", "d"]),
    ("a\u{2028}b\u{2029}", ["a", "b", ""]), ("\r\n\r\n", ["", "", ""]), ("\n\r", ["", "", ""]),
  ]

  @Test(arguments: lineEnds)
  func `a line ends at each kind of line end`(text: String, lines: [String]) {
    #expect(TextDocument(text).lines.lines == lines)
  }

  static let edits = [
    ((0, 1), (0, 1), "X", "aXb\ncd", "", (0, 2)), ((0, 1), (1, 1), "", "ad", "b\nc", (0, 1)),
    ((0, 0), (1, 2), "x\ny\nz", "x\ny\nz", "ab\ncd", (2, 1)),
    ((0, 2), (0, 2), "\n", "ab\n\ncd", "", (1, 0)), ((0, 2), (1, 0), "", "abcd", "\n", (0, 2)),
    ((1, 9), (9, 9), "!", "ab\ncd!", "", (1, 3)), ((-1, 5), (0, 1), "", "b\ncd", "a", (0, 0)),
  ]

  @Test(arguments: edits)
  func `a replacement returns the place behind the new text`(
    start: (Int, Int), end: (Int, Int), new: String, text: String, removed: String,
    place: (Int, Int)
  ) {
    var document = TextDocument("ab\ncd")
    let range = position(start)..<position(end)
    #expect(document.text(in: range) == removed)
    #expect(document.replace(range, with: new) == position(place))
    #expect(document.text == text)
  }

  @Test func `a mark joins the character before it`() {
    var document = TextDocument("e\nx")
    let place = position((0, 1))
    #expect(document.replace(place..<place, with: "\u{301}") == place)
    #expect(document.lines[0] == "e\u{301}")
  }

  @Test(arguments: 0..<50)
  func `random edits can be reverted`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var document = TextDocument("한 e\u{301}\n👍🏽 字\n\nlast line")
    let first = document
    var reversals: [(Range<TextPosition>, String)] = []
    for _ in 0..<40 {
      let places = [place(in: document, &random), place(in: document, &random)].sorted()
      let new = ["", "x", "字\n", "a\nb\nc", "👍🏽 "].randomElement(using: &random) ?? ""
      let removed = document.text(in: places[0]..<places[1])
      let end = document.replace(places[0]..<places[1], with: new)
      reversals.append((places[0]..<end, removed))
    }
    for (range, old) in reversals.reversed() { document.replace(range, with: old) }
    #expect(document == first)
  }

  private func place(in document: TextDocument, _ random: inout SplitMix) -> TextPosition {
    let line = Int.random(in: 0..<document.lines.count, using: &random)
    return TextPosition(
      line: line, character: Int.random(in: 0...document.lines[line].count, using: &random))
  }

  private func position(_ pair: (Int, Int)) -> TextPosition {
    TextPosition(line: pair.0, character: pair.1)
  }
}
