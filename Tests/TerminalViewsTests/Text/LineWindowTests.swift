import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct LineWindowTests {
  /// The text with the cursor, the scroll column before, the width, the visible cells, the column
  /// of the cursor, and the scroll column after.
  static let windows = [
    ("abc|", 0, 5, "abc", 3, 0), ("abcde|", 0, 5, "bcde", 4, 1), ("abcd|e", 0, 5, "abcde", 4, 0),
    ("a|bcde", 2, 5, "bcde", 0, 1), ("|abcdefgh", 4, 3, "abc", 0, 0),
    ("abcd|efgh", 3, 3, "def", 1, 3), ("abc|", 3, 3, "bc", 2, 1), ("abc|", 99, 9, "abc", 3, 0),
    ("字字|字", 0, 5, " 字字", 3, 1), ("字字|", 0, 4, " 字", 3, 1), ("a|字b", 0, 2, "字", 0, 1),
    ("a字|b", 0, 2, " b", 1, 2), ("|字", 0, 1, "", 0, 0), ("字|", 0, 1, "", 0, 2),
    ("ab|", 0, 1, "", 0, 2),
    ("|", 0, 3, "", 0, 0), ("|", 0, 0, "", 0, 0), ("ab|c", 0, 0, "", 0, 2),
    ("ab|c", 0, -1, "", 0, 2),
    ("e\u{301}e\u{301}|", 0, 3, "e\u{301}e\u{301}", 2, 0), ("👍🏽|👍🏽", 0, 3, " 👍🏽", 1, 1),
    ("\u{200B}a|", 0, 3, "a", 1, 0), ("a\u{200B}|b", 0, 3, "ab", 1, 0),
    ("\u{1B}[|", 0, 4, "␛[", 2, 0),
    ("ab|", -5, 4, "ab", 2, 0),
  ]

  @Test(arguments: windows)
  func `the cursor is always visible`(
    picture: String, previous: Int, width: Int, cells: String, cursor: Int, scroll: Int
  ) {
    let line = Line(picture)
    let window = LineWindow(
      line.text, cursor: line.memory.cursor, scrolledFrom: previous, width: width)
    #expect(window.cells(of: line.text) == cells)
    #expect(window.cursorColumn == cursor)
    #expect(window.scrollColumn == scroll)
  }

  static let runs = [
    ("a^bc|d", 9, ["a", "[bc]", "d"]), ("^字|字", 9, ["[字]", "字"]), ("^abc|", 9, ["[abc]"]),
    ("ab^cdef|", 4, ["[def]"]), ("|ab^cd", 3, ["[ab]", "c"]),
  ]

  @Test(arguments: runs)
  func `the selection is a run of its own`(picture: String, width: Int, runs: [String]) {
    let line = Line(picture)
    let window = LineWindow(line.text, cursor: line.memory.cursor, width: width)
    let shown = window.runs(of: line.text, selection: line.memory.selection.range)
    #expect(shown.map { $0.isSelected ? "[\($0.text)]" : $0.text } == runs)
  }

  static let clicks = [
    (0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (-1, 0),
  ]

  @Test(arguments: clicks)
  func `a column belongs to the character that covers it`(column: Int, position: Int) {
    let text = "a字e\u{301}b"
    let window = LineWindow(text, cursor: 0, width: 9)
    #expect(window.position(atColumn: column, in: text) == position)
  }

  @Test func `columns count from the first visible one`() {
    let window = LineWindow("0123456789", cursor: 10, width: 4)
    #expect(window.position(atColumn: 0, in: "0123456789") == 7)
    #expect(window.position(atColumn: -2, in: "0123456789") == 5)
  }

  @Test func `a cursor inside a cluster of two characters is shown behind the cluster`() {
    // A `Cluster` is what a terminal shows as one: U+102C joins the character before it to a cluster
    // of two columns, but is a `Character` of its own.
    let text = "\u{1000}\u{102C}x"
    #expect(text.count == 3)
    let window = LineWindow(text, cursor: 1, width: 9)
    #expect(window.cursorColumn == 2)
    #expect(window.cells(of: text) == text)
  }
}

extension LineWindow {
  /// The cells as text, without blanks at the end.
  fileprivate func cells(of text: String) -> String {
    var area = DrawingArea(size: Size(columns: 99, rows: 1))
    for run in runs(of: text) { area.write(run.text, at: Position(column: run.column, row: 0)) }
    return area.takeFrame().text
  }
}
