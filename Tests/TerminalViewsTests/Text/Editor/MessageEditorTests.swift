import TerminalModel
import Testing

@testable import TerminalViews

/// An editor that submits with Enter, and one that is as high as its text.
@Suite struct MessageEditorTests {
  private let size = Size(columns: 12, rows: 6)

  private func editor(_ text: TextDocument) -> TextEditor<EditorEvent> {
    TextEditor("Message", text: text, changes: EditorEvent.changed, submits: .bound)
  }

  private func response(
    to key: Key, _ editor: TextEditor<EditorEvent>
  ) -> ControlResponse<EditorEvent> {
    var memory = TextEditorMemory()
    return editor.respond(to: .key(key), &memory, in: size)
  }

  @Test func `Enter submits and leaves the text as it is`() {
    #expect(response(to: .enter, editor("a")) == .sends(.bound))
    #expect(response(to: .enter, editor("a").readOnly()) == .sends(.bound))
  }

  @Test(arguments: ["alt+enter", "shift+enter", "ctrl+j"] as [Key])
  func `other keys begin a line in an editor that submits`(key: Key) {
    #expect(response(to: key, editor("a")) == .sends(.changed("\na")))
    #expect(editor("a").handles(key, TextEditorMemory(), in: size))
    let other = TextEditor("", text: "a", changes: EditorEvent.changed)
    #expect(response(to: key, other) == .ignored)
    #expect(response(to: key, editor("a").readOnly()) == .ignored)
  }

  @Test func `an editor that submits takes Enter, also if it is read-only`() {
    let memory = TextEditorMemory()
    let other = TextEditor("", text: "a", changes: EditorEvent.changed)
    #expect(editor("a").readOnly().handles(.enter, memory, in: size))
    #expect(other.handles(.enter, memory, in: size))
    #expect(!other.readOnly().handles(.enter, memory, in: size))
  }

  @Test func `in an editor that submits, the other keys have the commands of an editor`() {
    for row in EditorKeys.table where row.command != .newline {
      for key in row.keys { #expect(EditorKeys.submittingCommand(for: key) == row.command) }
    }
    #expect(EditorKeys.submittingCommand(for: "x") == .insert("x"))
    #expect(EditorKeys.submittingCommand(for: .enter) == nil)
  }

  @Test func `help names Enter and the key for a line in an editor that submits`() {
    let view = Column {
      editor("").fittedHeight(1...3).keyHint(.enter, "Send").keyHint("alt+enter", "New line")
      KeyHints()
    }
    let screen = Scene(
      view.node(), size: Size(columns: 40, rows: 2), interface: InterfaceState()
    ).draw().text
    #expect(screen.contains("Send"))
    #expect(screen.contains("New line"))
  }

  @Test func `in a form, Enter sends the event of an editor that submits`() {
    let form = Form("Save", submits: EditorEvent.changed("form")) {
      FormField("Text") { editor("a") }
    }
    let scene = Scene(
      form.node(), size: Size(columns: 40, rows: 8), interface: InterfaceState())
    #expect(scene.respond(to: .key(.enter)).events == [.bound])
  }
}

/// The height of an editor that fits its text.
@Suite struct FittedEditorTests {
  private func height(
    _ text: TextDocument, in size: Size = Size(columns: 12, rows: 9),
    _ change: (TextEditor<EditorEvent>) -> TextEditor<EditorEvent> = { $0 }
  ) -> Int {
    let editor = TextEditor("", text: text, changes: EditorEvent.changed).fittedHeight(2...4)
    return change(editor).size(in: size).rows
  }

  @Test(
    arguments: [
      ("", 2), ("a", 2), ("a\nb\nc", 3), ("a\nb\nc\nd", 4), ("a\nb\nc\nd\ne", 4),
      ("aaaaa bbbbb ccccc", 3), ("aaaaa bbbbb ccccc ddddd eeeee", 4), ("a\n", 2),
      ("字字字字字字字字字字字\n\n", 4), ("aaaaaaaaaa", 2), ("aaaaaaaaaaaaaaaaaaaaa", 3),
    ])
  func `an editor is as high as its wrapped text, within its limits`(text: String, rows: Int) {
    #expect(height(TextDocument(text)) == rows)
  }

  @Test func `an editor is no higher than the proposed rows, and a message takes a row`() {
    #expect(height("a\nb\nc\nd", in: Size(columns: 12, rows: 3)) == 3)
    #expect(height("a\nb\nc") { $0.message("Too long.") } == 4)
    #expect(height("aaaaa bbbbb ccccc") { $0.softWrap(false) } == 2)
    #expect(height("a") { $0.fittedHeight(0...0) } == 1)
    #expect(height("a") { $0.fittedHeight(nil) } == 9)
  }

  @Test func `the height has the rows that are drawn, at each width`() {
    let text: TextDocument = "The quick brown fox\n\tjumps 字字字 over\n\nthe lazy dog"
    for columns in 1...40 {
      let editor = TextEditor("", text: text, changes: EditorEvent.changed)
        .fittedHeight(1...200)
      let size = editor.size(in: Size(columns: columns, rows: 300))
      let drawn = EditorGeometry(
        text, editor.options, size: editor.area(in: size).text.size)
      #expect(size.rows == drawn.rowCount(upTo: .max))
      #expect(drawn.lastTop == EditorRow())
    }
  }

  @Test func `the views above give rows to a text that grows`() throws {
    var stage = EditorStage(columns: 12, rows: 4)
    stage.change = { editor in
      Column {
        Text("messages").fullFrame
        editor.fittedHeight(1...2)
      }.node()
    }
    #expect(stage.frame.text == "messages\n\n\nNote")
    stage.type("a\nb")
    #expect(stage.frame.text == "messages\n\na\nb")
    stage.type("\nc")
    #expect(stage.frame.text.hasPrefix("messages\n\nb"))
    #expect(stage.cursor == Position(column: 1, row: 3))
  }
}

extension View {
  fileprivate var fullFrame: Node<Event> { frame(maxHeight: .max, alignment: .topLeading) }
}
