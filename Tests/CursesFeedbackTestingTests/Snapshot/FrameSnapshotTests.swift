import TerminalModel
import Testing

@testable import CursesFeedbackTesting

@Suite struct FrameSnapshotTests {
  @Test func `a plain frame is its glyphs in a border, and its cursor`() {
    let frame = terminal("ab\r\n日", columns: 4, rows: 2).frame
    #expect(
      frame.snapshot == """
        4 columns, 2 rows
        ┌────┐
        │ab  │
        │日  │
        └────┘
        cursor: column 2, row 1

        """)
  }

  @Test func `a styled frame has a letter for each style, in the order of their first cells`() {
    let frame = terminal(
      "\u{1B}[1;31mab\u{1B}[m \u{1B}[4md\u{1B}[1;31;24me\u{1B}[?25l", columns: 6, rows: 1
    ).frame
    #expect(
      frame.snapshot == """
        6 columns, 1 row
        ┌──────┐
        │ab de │
        └──────┘
        styles
        ┌──────┐
        │aa.ba.│
        └──────┘
        a: bold, red
        b: underline
        cursor: hidden

        """)
  }

  @Test(arguments: [
    ("1;2;3;4;5;7;9", "bold, dim, italic, underline, blink, reverse, strikethrough"),
    ("41", "on red"), ("90;107", "gray on bright white"), ("38;5;208", "color 208"),
    ("48;2;1;160;255", "on #01a0ff"), ("1;36", "bold, cyan"),
  ])
  func `styles are described in words`(selection: String, words: String) {
    let frame = terminal(Output("\u{1B}[\(selection)mx"), columns: 1, rows: 1).frame
    #expect(frame.snapshot.contains("\na: \(words)\n"))
  }

  @Test func `box drawing characters in a frame are not taken for its border`() throws {
    let frame = terminal("┌┐│└", columns: 4, rows: 1).frame
    let parts = try #require(FrameSnapshot(text: frame.snapshot))
    #expect(parts.glyphs == ["┌┐│└"])
  }

  @Test(
    arguments: [
      "", "plain", "\u{1B}[31mred\u{1B}[42mgreen\u{1B}[?25l", "日本\u{1B}[1mx", "\u{1B}[7m│└",
    ] as [Output])
  func `the text of a snapshot can be parsed`(sent: Output) {
    let parts = FrameSnapshot(terminal(sent).frame)
    #expect(FrameSnapshot(text: parts.text) == parts)
  }

  @Test(arguments: ["", "hello", "4 columns, 1 row\n┌──\n│ab", "4 columns\n┌┐\n└┘\nend"])
  func `a text that is no snapshot parses to nil`(text: String) {
    #expect(FrameSnapshot(text: text) == nil)
  }

  @Test func `styles that are equal in words have one letter`() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.buffer.write("a", style: Style(attributes: .bold), at: .origin)
    frame.buffer.write(
      "b", style: Style(attributes: [.bold, .marked]), at: Position(column: 1, row: 0))
    frame.buffer.write("c", style: Style(attributes: .marked), at: Position(column: 2, row: 0))
    let parts = FrameSnapshot(frame)
    #expect(parts.letters == ["aa.."])
    #expect(parts.legend == [StyleLetter(letter: "a", style: "bold")])
  }

  @Test func `a frame with more styles than letters has a distinct character for each style`() {
    let cells = (0..<100).map { "\u{1B}[38;5;\($0)mx" }.joined()
    let frame = terminal(Output(cells), columns: 100, rows: 1).frame
    let parts = FrameSnapshot(frame)
    #expect(Set(parts.letters[0]).count == 100)
    #expect(parts.legend.count == 100)
  }
}
