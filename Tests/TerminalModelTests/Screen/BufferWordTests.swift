import TerminalModel
import Testing

@Suite struct BufferWordTests {
  private func erased(_ text: String, columns: Range<Int>) -> String {
    var buffer = Buffer(size: Size(columns: 12, rows: 1))
    buffer.write(text, style: Style(foreground: .red), at: .origin)
    buffer.eraseWords(beside: columns, inRow: 0)
    return Frame(buffer: buffer).text
  }

  @Test(arguments: [
    ("one two six", 5..<7, "one  wo six"), ("one two six", 4..<7, "one two six"),
    ("one two six", 5..<6, "one  w  six"), ("one two six", 6..<9, "one   o s"),
    ("onetwosix a", 1..<4, " net      a"), ("one two six", 3..<7, "    two six"),
    ("one two six", 0..<12, "one two six"),
  ])
  func `words that the columns cut off or touch become blank outside them`(
    text: String, columns: Range<Int>, expected: String
  ) {
    #expect(erased(text, columns: columns) == expected)
  }

  @Test(arguments: [
    ("│ab▂▂ cd──", 2..<3, "│ b▂▂ cd──"), ("──────────", 3..<6, "──────────"),
    ("  日本語 x", 4..<6, "    本   x"),
  ])
  func `lines and blocks stay, and wide characters are erased whole`(
    text: String, columns: Range<Int>, expected: String
  ) {
    #expect(erased(text, columns: columns) == expected)
  }

  @Test func `lines along the edges of a rectangle and at its corners become blank`() {
    let lines = ["┏━━━━━━┓", "┃╭────╮┃", "┃│ a  ├─", "┃╰─b──╯┃", "┗━━━━━━┛", "abc"]
    var buffer = Buffer(size: Size(columns: 8, rows: 6))
    for (row, line) in lines.enumerated() {
      buffer.write(line, style: .plain, at: Position(column: 0, row: row))
    }
    buffer.eraseLines(
      around: Rect(origin: Position(column: 2, row: 2), size: Size(columns: 4, rows: 1)))
    #expect(
      Frame(buffer: buffer).text == """
        ┏━━━━━━┓
        ┃      ┃
        ┃  a   ─
        ┃  b   ┃
        ┗━━━━━━┛
        abc
        """)
  }

  @Test func `a rectangle at the edges of the screen has no lines beside it`() {
    var buffer = Buffer(size: Size(columns: 3, rows: 2))
    buffer.write("───", style: .plain, at: .origin)
    buffer.eraseLines(around: Rect(Size(columns: 3, rows: 1)))
    #expect(Frame(buffer: buffer).text == "───\n")
  }

  @Test func `a blank keeps the style of the word`() {
    var buffer = Buffer(size: Size(columns: 6, rows: 1))
    buffer.write("word", style: Style(background: .blue), at: .origin)
    buffer.eraseWords(beside: 2..<4, inRow: 0)
    #expect(buffer[Position(column: 0, row: 0)] == Cell(style: Style(background: .blue)))
    #expect(buffer[Position(column: 2, row: 0)].cluster.description == "r")
  }
}
