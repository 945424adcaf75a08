import TerminalModel
import Testing

@testable import TerminalViews

/// A text editor and the mouse.
@Suite struct TextEditorMouseTests {
  static let places = [
    (0, 0, "|one two\n\t字x\n\nend"), (2, 0, "on|e two\n\t字x\n\nend"),
    (9, 0, "one two|\n\t字x\n\nend"),
    (3, 1, "one two\n|\t字x\n\nend"), (9, 1, "one two\n\t|字x\n\nend"),
    (10, 1, "one two\n\t字|x\n\nend"),
    (5, 2, "one two\n\t字x\n|\nend"), (1, 5, "one two\n\t字x\n\ne|nd"),
  ]

  @Test(arguments: places)
  func `a click places the cursor`(column: Int, row: Int, picture: String) {
    var stage = EditorStage("one two\n\t字x\n\nend", columns: 20, rows: 6)
    stage.mouse(.pressed(.left), column, row)
    stage.mouse(.released(.left), column, row)
    #expect(stage.picture == picture)
  }

  @Test func `the column of a click counts from the start of the text, behind the line numbers`() {
    var stage = EditorStage("abc\ndef", columns: 20, rows: 2) { $0.lineNumbers() }
    stage.mouse(.pressed(.left), 4, 1)
    #expect(stage.picture == "abc\nd|ef")
    stage.mouse(.pressed(.left), 0, 0)
    #expect(stage.picture == "|abc\ndef")
  }

  static let clicks = [
    (1, "one tw|o\nx"), (2, "one ^two|\nx"), (3, "^one two\n|x"), (4, "one tw|o\nx"),
  ]

  @Test(arguments: clicks)
  func `two clicks select a word, three a line`(count: Int, picture: String) {
    var stage = EditorStage("one two\nx")
    stage.mouse(.pressed(.left), 6, 0, clicks: count)
    #expect(stage.picture == picture)
  }

  @Test func `a drag selects characters, words or lines`() {
    var stage = EditorStage("one two\nthree four", columns: 20)
    stage.mouse(.pressed(.left), 5, 0)
    stage.mouse(.dragged(.left), 2, 1)
    #expect(stage.picture == "one t^wo\nth|ree four")
    stage.mouse(.released(.left), 2, 1)
    stage.mouse(.pressed(.left), 5, 0, clicks: 2)
    stage.mouse(.dragged(.left), 2, 1)
    #expect(stage.picture == "one ^two\nthree| four")
    stage.mouse(.dragged(.left), 1, 0)
    #expect(stage.picture == "|one two^\nthree four")
    stage.mouse(.pressed(.left), 2, 1, clicks: 3)
    stage.mouse(.dragged(.left), 2, 0)
    #expect(stage.picture == "|one two\nthree four^")
  }

  @Test func `a drag beyond an edge scrolls`() {
    var stage = EditorStage("a\nb\nc\nd\ne", columns: 10, rows: 2)
    stage.mouse(.pressed(.left), 0, 1)
    stage.mouse(.dragged(.left), 1, 2)
    stage.mouse(.dragged(.left), 1, 2)
    #expect(stage.frame.text.hasPrefix("c"))
    stage.mouse(.dragged(.left), 0, -3)
    #expect(stage.frame.text.hasPrefix("a"))
    #expect(stage.picture == "|a\n^b\nc\nd\ne")
  }

  @Test func `a click with Shift extends the selection`() {
    var stage = EditorStage("one\ntwo")
    stage.mouse(.pressed(.left), 1, 0)
    stage.mouse(.released(.left), 1, 0)
    stage.mouse(.pressed(.left), 2, 1, .shift)
    #expect(stage.picture == "o^ne\ntw|o")
  }

  @Test func `the wheel scrolls down to the last row, and is not handled at either end`() throws {
    var stage = EditorStage((0..<9).map { "\($0)" }.joined(separator: "\n"), columns: 8, rows: 4)
    let isFirstHandled = stage.mouse(.scrolledDown, 0, 0)
    #expect(isFirstHandled)
    #expect(stage.frame.text == "3\n4      ┃\n5      ┃\n6")
    #expect(stage.cursor == nil)
    let isSecondHandled = stage.mouse(.scrolledDown, 0, 0)
    #expect(isSecondHandled)
    #expect(stage.frame.text.hasPrefix("5"))
    let goesBelow = stage.mouse(.scrolledDown, 0, 0)
    #expect(!goesBelow)
    try stage.press("right")
    #expect(stage.frame.text.hasPrefix("0"))
    let goesAbove = stage.mouse(.scrolledUp, 0, 0)
    #expect(!goesAbove)
  }

  @Test func `the wheel scrolls horizontally up to the widest visible row`() {
    var stage = EditorStage("0123456789\na", columns: 8, rows: 2) { $0.softWrap(false) }
    let isFirstHandled = stage.mouse(.scrolledRight, 0, 0)
    #expect(isFirstHandled)
    #expect(stage.frame.text == "3456789\n")
    let isSecondHandled = stage.mouse(.scrolledRight, 0, 0)
    #expect(isSecondHandled)
    #expect(stage.frame.text == "456789\n")
    let goesBeyond = stage.mouse(.scrolledRight, 0, 0)
    #expect(!goesBeyond)
  }

  @Test func `a press on the scroll bar and a drag scroll to the place`() {
    var stage = EditorStage((0..<9).map { "\($0)" }.joined(separator: "\n"), columns: 8, rows: 4)
    stage.mouse(.pressed(.left), 7, 3)
    #expect(stage.frame.text.hasPrefix("5"))
    stage.mouse(.dragged(.left), 3, 0)
    #expect(stage.frame.text.hasPrefix("0"))
    stage.mouse(.released(.left), 3, 0)
    #expect(stage.picture.hasPrefix("|0"))
  }

  @Test func `without a scroll bar, a press in the last column places the cursor`() {
    var stage = EditorStage("ab\ncd", columns: 6, rows: 3)
    stage.take(.mouse(Mouse(.pressed(.left), at: Position(column: 5, row: 1))))
    #expect(stage.picture == "ab\ncd|")
  }

  @Test func `the right button is not handled`() {
    var stage = EditorStage("a")
    let isHandled = stage.mouse(.pressed(.right), 0, 0)
    #expect(!isHandled)
  }

  @Test func `the scroll bar reaches each row of a long paragraph`() {
    let words = (10..<18).map { "word\($0)" }.joined(separator: " ")
    var stage = EditorStage(words, columns: 8, rows: 3)
    #expect(stage.frame.text == "word10 ┃\nword11\nword12")
    for (row, first) in [(1, "word13"), (2, "word15"), (0, "word10")] {
      stage.mouse(.pressed(.left), 7, row)
      stage.mouse(.released(.left), 7, row)
      #expect(stage.frame.text.hasPrefix(first))
    }
    stage.mouse(.pressed(.left), 7, 1)
    #expect(stage.frame.text == "word13\nword14 ┃\nword15")
  }

  @Test func `the scroll bar reaches the middle of a paragraph below a line`() {
    let words = (10..<50).map { "word\($0)" }.joined(separator: " ")
    var stage = EditorStage("Title\n" + words, columns: 8, rows: 5)
    let tops = (0..<5).map { row in
      stage.mouse(.pressed(.left), 7, row)
      return stage.frame.text.prefix { $0 != " " && $0 != "\n" }
    }
    #expect(tops == ["Title", "Title", "word10", "word26", "word45"])
  }

  @Test func `a press on the message does nothing`() {
    let lines = (0..<9).map { "\($0)" }.joined(separator: "\n")
    var stage = EditorStage(lines, columns: 8, rows: 4) { $0.message("No") }
    for action in [Mouse.Action.pressed(.left), .dragged(.left), .released(.left)] {
      stage.mouse(action, 2, 3)
    }
    #expect(stage.frame.text.hasPrefix("0"))
    #expect(stage.picture.hasPrefix("|0"))
  }
}
