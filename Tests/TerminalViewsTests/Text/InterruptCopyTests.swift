import TerminalModel
import TerminalViews
import Testing

/// Ctrl-C in a text control.
@Suite struct InterruptCopyTests {
  private static let editor = { @Sendable (text: String) in
    TextEditor("Note", text: TextDocument(text), changes: { FieldEvent.changed($0.text) }).node()
  }
  private static let field = { @Sendable (text: String) in
    TextField("Name", text: text, changes: FieldEvent.changed).node()
  }
  private static let readOnly = { @Sendable (text: String) in
    TextField("Name", text: text, changes: FieldEvent.changed).readOnly().node()
  }
  private func copied(_ stage: FieldStage) -> String? {
    stage.scene.respond(to: .key(.ctrl("c"))).copied
  }

  @Test(arguments: [field, readOnly, editor])
  func `Ctrl-C copies the selection of a text control and ends it`(
    view: @escaping @Sendable (String) -> Node<FieldEvent>
  ) throws {
    var stage = FieldStage("word") { view($0) }
    try stage.press("home shift+right shift+right")
    #expect(copied(stage) == "wo")
    #expect(try stage.press("ctrl+c"))
    #expect(stage.text(with: .reverse) == "")
    #expect(try !stage.press("ctrl+c"))
    #expect(stage.events.isEmpty)
  }

  @Test func `a secure field leaves Ctrl-C to the application`() throws {
    var stage = FieldStage("word") { text in
      SecureField("Word", text: Secret(text), changes: FieldEvent.hidden)
    }
    #expect(try stage.press("alt+a"))
    #expect(try !stage.press("ctrl+c"))
  }

  @Test func `a binding of Ctrl-C acts if no text is selected`() throws {
    var stage = FieldStage("word") { text in
      Column {
        TextField("Name", text: text, changes: FieldEvent.changed)
      }
      .keys { KeyBinding("ctrl+c", "Stop", sends: FieldEvent.bound) }
    }
    try stage.press("alt+a ctrl+c")
    #expect(stage.events.isEmpty)
    try stage.press("ctrl+c")
    #expect(stage.events == [.bound])
  }

  @Test func `the help bar shows Ctrl-C as Copy while text is selected`() throws {
    var stage = FieldStage("word") { text in
      Column {
        TextField("Name", text: text, changes: FieldEvent.changed)
        KeyHints()
      }
      .keys { KeyBinding.quit("ctrl+c", title: "Stop") }
    }
    stage.size = Size(columns: 24, rows: 2)
    #expect(stage.frame.text.hasSuffix("                ^C Stop"))
    try stage.press("alt+a")
    #expect(stage.frame.text.hasSuffix("\n ^C Copy"))
    try stage.press("ctrl+c")
    #expect(stage.frame.text.hasSuffix("                ^C Stop"))
  }
}
