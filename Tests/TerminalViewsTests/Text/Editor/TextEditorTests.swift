import Foundation
import TerminalModel
import Testing

@testable import TerminalViews

/// The input of a text editor.
@Suite struct TextEditorTests {
  @Test func `each change is an event, and the editor shows the text of the state`() throws {
    var stage = EditorStage()
    stage.type("a\nb")
    try stage.press("left backspace")
    #expect(stage.events == ["a", "a\n", "a\nb", "ab"].map { .changed($0) })
    #expect(stage.frame.text == "ab\n\n\n")
    #expect(stage.cursor == Position(column: 1, row: 0))
  }

  @Test func `an editor that grows with its text shows all of it`() {
    var stage = EditorStage(columns: 10, rows: 1)
    for text in ["one", "\n", "two", "\n", "three"] {
      stage.type(text)
      stage.size.rows = stage.text.lineCount
    }
    #expect(stage.frame.text == "one\ntwo\nthree")
  }

  @Test func `in an editor that has become taller, Page Up scrolls by its page`() throws {
    let lines = (0..<40).map { "\($0)" }.joined(separator: "\n")
    var stage = EditorStage(lines, columns: 10, rows: 4)
    try stage.press("ctrl+end")
    stage.size.rows = 10
    try stage.press("pageup")
    #expect(stage.frame.text.hasPrefix("21\n"))
  }

  @Test func `a paste of lines is one change without control characters`() throws {
    var stage = EditorStage("ad", columns: 30, rows: 4)
    try stage.press("right")
    stage.take(.paste("b\r\n\u{1B}[0mc\u{7}\tx\n"))
    #expect(stage.events == [.changed("ab\n[0mc\tx\nd")])
    #expect(stage.frame.text == "ab\n[0mc    x\nd\n                  2 left out")
    try stage.press("left")
    #expect(stage.frame.text == "ab\n[0mc    x\nd\n")
  }

  @Test func `the number of characters left out is hidden when the focus leaves the editor`()
    throws
  {
    var stage = EditorStage(columns: 20, rows: 2)
    stage.change = { editor in
      Column {
        editor
        Button("Go", sends: .bound)
      }.node()
    }
    stage.take(.paste("a\u{7}b"))
    #expect(stage.frame.text.contains("1 left out"))
    try stage.press("tab")
    #expect(!stage.frame.text.contains("left out"))
  }

  @Test func `a paste is undone in one step`() throws {
    var stage = EditorStage("a")
    stage.take(.paste("x\ny z\n"))
    try stage.press("ctrl+z")
    #expect(stage.picture == "|a")
  }

  @Test func `a selection is sent after each input that changes it`() throws {
    var stage = EditorStage("ab\nc") { $0.selectionChanges(EditorEvent.selected) }
    try stage.press("down shift+up esc x")
    let (start, second) = (TextPosition.start, TextPosition(line: 1, character: 0))
    let behind = TextPosition(line: 0, character: 1)
    #expect(
      stage.events == [
        .selected(second..<second), .selected(start..<second), .changed("xc"),
        .selected(behind..<behind),
      ])
  }

  @Test(arguments: ["esc", "f1", "tab", "shift+tab", "ctrl+c", "alt+x", "ctrl+x", "alt+w"])
  func `other keys are left to bindings`(key: String) throws {
    var stage = EditorStage("ab")
    #expect(try !stage.press(key))
  }

  @Test func `Tab indents if the editor has an indentation, and moves the focus if not`() throws {
    var stage = EditorStage("ab")
    stage.change = { editor in
      Column {
        editor
        Button("Go", sends: .bound)
      }.node()
    }
    try stage.press("tab enter")
    #expect(stage.events == [.bound])
    var other = EditorStage("ab") { $0.indentation("\t") }
    try other.press("tab")
    #expect(other.text == "\tab")
    #expect(other.frame.text.hasPrefix("        ab"))
  }

  @Test(arguments: [("\tx", "\t    x"), ("a\tx", "a\t    x"), ("字x", "字  x")])
  func `blanks lead to the next level, counted in the columns of the screen`(
    text: String, indented: String
  ) throws {
    var stage = EditorStage(text) { $0.indentation("    ") }
    try stage.press("end left tab")
    #expect(stage.text.text == indented)
  }

  @Test func `a read-only editor selects and copies, and leaves keys that change text to others`()
    throws
  {
    var stage = EditorStage("ab\nc") { $0.readOnly().indentation("  ") }
    #expect(try stage.press("shift+end alt+w"))
    let takesPaste = stage.take(.paste("y"))
    #expect(!takesPaste)
    for key in ["x", "space", "backspace", "ctrl+k", "ctrl+y", "ctrl+z", "enter", "tab"] {
      #expect(try !stage.press(key))
    }
    #expect(stage.events.isEmpty)
    #expect(stage.picture == "^ab|\nc")
    #expect(stage.memory.killed == "ab")
  }

  @Test func `cut or copied text goes to the clipboard`() {
    func response(to key: Key) -> ControlResponse<EditorEvent> {
      var contents = EditorMemory()
      contents.selection.anchor = TextPosition(line: 1, character: 1)
      var memory = TextEditorMemory(contents)
      let editor = TextEditor("", text: "ab\ncd", changes: EditorEvent.changed)
      return editor.respond(to: .key(key), &memory, in: Size(columns: 9, rows: 2))
    }
    #expect(response(to: "ctrl+x") == .sends(.changed("d")).copying("ab\nc"))
    #expect(response(to: "alt+w") == .handled.copying("ab\nc"))
  }

  @Test func `a disabled editor takes nothing`() throws {
    var stage = EditorStage("ab")
    stage.change = { $0.disabled() }
    #expect(try !stage.press("x"))
    stage.take(.paste("x"))
    stage.mouse(.pressed(.left), 1, 0)
    #expect(stage.events.isEmpty)
    #expect(stage.cursor == nil)
  }

  @Test func `moving down keeps the column, also through shorter lines`() throws {
    var stage = EditorStage("abcdef\n\n字字字字\nx")
    try stage.press("right right right right right down down")
    #expect(stage.picture == "abcdef\n\n字字|字字\nx")
    try stage.press("down up up up")
    #expect(stage.picture == "abcde|f\n\n字字字字\nx")
  }

  @Test func `with soft wrap, up and down move by rows of the screen`() throws {
    var stage = EditorStage("aaa bbb ccc\nd", columns: 6, rows: 4)
    #expect(stage.frame.text == "aaa\nbbb\nccc\nd")
    try stage.press("right down")
    #expect(stage.picture == "aaa b|bb ccc\nd")
    try stage.press("down down up")
    #expect(stage.picture == "aaa bbb c|cc\nd")
  }

  @Test func `a memory can be encoded and decoded, without the changes to undo and the cut text`()
    throws
  {
    var stage = EditorStage("ab\nc")
    try stage.press("down x ctrl+u y")
    let decoded = try stage.memory.decodedCopy()
    #expect(decoded.adapted(to: stage.text).selection == stage.memory.selection)
    #expect(decoded.history == EditorHistory())
    #expect(decoded.killed.isEmpty)
    #expect(try stage.text.decodedCopy() == stage.text)
  }
}

extension Decodable where Self: Encodable {
  fileprivate func decodedCopy() throws -> Self {
    try JSONDecoder().decode(Self.self, from: JSONEncoder().encode(self))
  }
}
