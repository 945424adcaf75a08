import TerminalModel
import Testing

@testable import TerminalViews

/// The look of a text editor.
@Suite struct TextEditorLookTests {
  static let text = "one two three\n\tx 字字\nlast"

  static let sizes: [(Size, String, Position?)] = [
    (Size(columns: 24, rows: 4), " 1 one two three\n 2         x 字字\n 3 last\n", nil),
    (
      Size(columns: 16, rows: 4),
      " 1 one two     │\n   three       │\n 2         x   │\n   字字",
      nil
    ),
    (Size(columns: 8, rows: 2), "one    │\ntwo", nil),
    (Size(columns: 4, rows: 1), "on │", nil),
    (Size(columns: 3, rows: 2), "on\ne", nil), (Size(columns: 2, rows: 1), "o", nil),
    (Size(columns: 1, rows: 2), "o\nn", nil), (Size(columns: 0, rows: 1), "", nil),
    (Size(columns: 5, rows: 0), "", nil),
  ]

  @Test(arguments: sizes)
  func `the start of the text is visible at each size`(
    size: Size, text: String, cursor: Position?
  ) {
    var stage = EditorStage(Self.text) { $0.lineNumbers() }
    stage.change = { editor in
      Column {
        Button("", sends: .bound).frame(width: 0, height: 0)
        editor.lineNumbers()
      }.node()
    }
    stage.size = size
    #expect(stage.frame.text == text)
  }

  @Test(arguments: [0, 1, 2, 3, 5, 9])
  func `the cursor at the end of a line is visible at each width`(columns: Int) throws {
    for wraps in [true, false] {
      var stage = EditorStage(Self.text, columns: 30, rows: 3) { $0.softWrap(wraps) }
      try stage.press("down end")
      stage.size.columns = columns
      #expect((stage.cursor == nil) == (columns == 0))
    }
  }

  @Test func `without soft wrap, the text scrolls with the cursor`() throws {
    var stage = EditorStage("0123456789\nab", columns: 6, rows: 2) { $0.softWrap(false) }
    try stage.press("end")
    #expect(stage.frame.text == "6789\n")
    #expect(stage.cursor == Position(column: 4, row: 0))
    try stage.press("left left left left left")
    #expect(stage.frame.text == "56789\n")
    try stage.press("down")
    #expect(stage.frame.text == "23456\n")
    #expect(stage.cursor == Position(column: 0, row: 1))
  }

  @Test func `a wide character at either edge is left out`() throws {
    var stage = EditorStage("字字字字", columns: 6, rows: 1) { $0.softWrap(false) }
    #expect(stage.frame.text == "字字")
    try stage.press("end")
    #expect(stage.frame.text == "字字")
    #expect(stage.cursor == Position(column: 4, row: 0))
  }

  @Test func `a message takes the last row`() {
    var stage = EditorStage("one\ntwo", columns: 12, rows: 3) { $0.message("It is too short.") }
    #expect(stage.frame.text == "one\ntwo\n! It is too…")
    stage.size.rows = 1
    #expect(stage.frame.text == "one        ┃")
  }

  @Test func `an empty text shows the title`() throws {
    var stage = EditorStage("", columns: 10, rows: 2) { $0.lineNumbers() }
    #expect(stage.text(with: .dim) == ["Note", ""])
    try stage.press("x")
    #expect(stage.text(with: .dim) == ["", ""])
  }

  @Test func `the number of the current line is not dimmed`() throws {
    var stage = EditorStage("a\nb\nc", columns: 14, rows: 3) { $0.lineNumbers() }
    try stage.press("down")
    #expect(stage.text(with: .dim) == ["1", "", "3"])
  }

  @Test func `a selection includes line ends`() throws {
    var stage = EditorStage("ab\n\ncd", columns: 10, rows: 3)
    try stage.press("right shift+down shift+down")
    #expect(stage.text(with: .reverse) == ["b ", " ", "c"])
  }

  @Test func `the match that was found is selected and shown`() throws {
    var stage = EditorStage("a\nb\nc\nd\nxbx\nB", columns: 10, rows: 2)
    stage.search = TextSearch("b")
    #expect(stage.text(with: .underline) == ["", "b"])
    stage.search?.findNext(in: stage.text)
    stage.search?.findNext(in: stage.text)
    #expect(stage.frame.text == "d\nxbx      ┃")
    #expect(stage.text(with: .reverse) == ["", "b"])
    try stage.press("y")
    #expect(stage.picture == "a\nb\nc\nd\nxy|x\nB")
  }

  @Test func `a match that is found again is selected again`() throws {
    var stage = EditorStage("one\ntwo\nsix\n4\n5\n6\nend")
    stage.search = TextSearch("one")
    stage.search?.findNext(in: stage.text)
    #expect(stage.frame.cursor == Position(column: 3, row: 0))
    try stage.press("ctrl+end")
    #expect(stage.frame.cursor == Position(column: 3, row: 3))
    stage.search?.findNext(in: stage.text)
    #expect(stage.frame.cursor == Position(column: 3, row: 0))
    #expect(stage.text(with: .reverse)[0].hasPrefix("one"))
  }

  @Test func `a match that an edit has moved is not shown at its old place`() throws {
    var stage = EditorStage("foo bar", columns: 12, rows: 1)
    stage.search = TextSearch("bar")
    stage.search?.findNext(in: stage.text)
    try stage.press("home x")
    #expect(stage.text(on: .selection) == [""])
    #expect(stage.text(on: .warning) == ["bar"])
  }

  @Test func `a tab moves to the next stop`() {
    let stage = EditorStage("\ta\nab\tc\n字\td", columns: 12, rows: 3) { $0.tabWidth(4) }
    #expect(stage.frame.text == "    a\nab  c\n字  d")
  }
}
