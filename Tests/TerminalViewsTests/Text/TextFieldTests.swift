import TerminalModel
import Testing

@testable import TerminalViews

/// The input of a text field.
@Suite struct TextFieldTests {
  @Test func `each change is an event, and the field shows the text of the state`() throws {
    var stage = FieldStage { $0 }
    stage.type("ab")
    try stage.press("left backspace")
    #expect(stage.events == [.changed("a"), .changed("ab"), .changed("b")])
    #expect(stage.frame.text == "›b           ‹\n")
    #expect(stage.frame.cursor == Position(column: 1, row: 0))
  }

  @Test func `a paste is one change`() {
    var stage = FieldStage("ad") { $0 }
    stage.mouse(.pressed(.left), column: 2)
    stage.take(.paste("b\nc"))
    #expect(stage.events == [.changed("ab cd")])
    #expect(stage.cursor == 5)
  }

  @Test(
    arguments: [
      ["é", "あ", "👍", "🏽", "한", "e", "\u{301}"], ["👨", "\u{200D}", "👩"], ["q", "j", "k", " "],
    ])
  func `all characters go to the focused field, and to no binding`(characters: [String]) {
    var stage = FieldStage { text in
      Column {
        TextField("A", text: text, changes: FieldEvent.changed)
        List(count: 3, selection: 0, selects: { _ in .bound }) { Text("\($0)") }
      }
      .keys { KeyBinding(["q", "j", "space"], "Bound", sends: FieldEvent.bound) }
    }
    for part in characters { stage.type(part) }
    #expect(stage.text == characters.joined())
    #expect(!stage.events.contains(.bound))
    #expect(stage.scene.hints.isEmpty)
  }

  @Test func `a field without the focus gets no key`() throws {
    var stage = FieldStage { text in
      Button("Go", sends: .bound)
      TextField("A", text: text, changes: FieldEvent.changed)
    }
    stage.type("x")
    #expect(stage.text == "")
    try stage.press("tab y")
    #expect(stage.text == "y")
  }

  @Test func `Enter submits, or is left to the bindings if the field has no event for it`() throws {
    var stage = FieldStage { $0 }
    try stage.press("a enter")
    #expect(stage.events == [.changed("a"), .submitted])
    var other = FieldStage { text in
      TextField(text: text, changes: FieldEvent.changed).keys {
        KeyBinding("enter", "Go", sends: FieldEvent.bound)
      }
    }
    try other.press("enter")
    #expect(other.events == [.bound])
  }

  @Test(arguments: ["esc", "f1", "up", "down", "ctrl+c", "alt+x", "ctrl+x", "pagedown"])
  func `other keys are left to bindings`(key: String) throws {
    var stage = FieldStage("ab") { $0 }
    #expect(try !stage.press(key))
  }

  @Test func `Up recalls the entries of the history, and Down leads back to the text`() throws {
    var stage = FieldStage("own") { $0.history(["one", "two"]) }
    try stage.press("up up")
    #expect(stage.text == "one")
    try stage.press("down")
    #expect(stage.text == "two")
    try stage.press("down")
    #expect(stage.text == "own")
  }

  @Test func `Ctrl-Z undoes and Alt-underscore does again`() throws {
    var stage = FieldStage { $0 }
    stage.type("one two")
    try stage.press("ctrl+z")
    #expect(stage.text == "one ")
    try stage.press("alt+_")
    #expect(stage.text == "one two")
    try stage.press("ctrl+z ctrl+z ctrl+z")
    #expect(stage.text == "")
  }

  @Test func `a change that the application rejects has not happened`() throws {
    var stage = FieldStage("ab") { $0 }
    stage.accepts = { !$0.contains("x") }
    try stage.press("left x")
    #expect(stage.text == "ab")
    #expect(stage.cursor == 2)
    try stage.press("y")
    #expect(stage.text == "ayb")
  }

  @Test func `a text that the application clears leaves the cursor at the start`() {
    var stage = FieldStage("ab") { $0 }
    stage.type("c")
    stage.text = ""
    #expect(stage.cursor == 1)
    stage.type("x")
    #expect(stage.text == "x")
  }

  @Test func `a read-only field can be selected, and leaves keys that change text to others`()
    throws
  {
    var stage = FieldStage("ab") { $0.readOnly() }
    for key in ["x", "backspace", "ctrl+z"] { #expect(try !stage.press(key)) }
    let takesPaste = stage.take(.paste("y"))
    #expect(!takesPaste)
    #expect(stage.events.isEmpty)
    try stage.press("shift+left")
    #expect(stage.text(with: .reverse) == "b")
  }

  @Test func `a disabled field takes nothing`() throws {
    var stage = FieldStage("ab") { text in
      TextField("A", text: text, changes: FieldEvent.changed).disabled()
    }
    #expect(try !stage.press("x"))
    stage.take(.paste("x"))
    stage.mouse(.pressed(.left), column: 1)
    #expect(stage.events.isEmpty)
    #expect(stage.cursor == nil)
  }
}
