import TerminalModel
import TerminalViews
import Testing

/// A field of many lines in a form.
@Suite struct FormEditorTests {
  /// A form with a field in row 0, and an editor in rows 2 to 4; both are in columns 5 to 76.
  private func form(
    isReadOnly: Bool = false, isDisabled: Bool = false, message: String? = nil
  ) -> Scene<Tap> {
    scene(80, 24) {
      Form("Send", submits: Tap.added) {
        FormField("Name") {
          TextField(text: "", changes: { _ in Tap.removed }).readOnly(isReadOnly)
            .disabled(isDisabled)
        }
        FormField("Note") {
          Column {
            TextEditor(text: "one", changes: { _ in Tap.removed }).readOnly(isReadOnly)
              .message(message).frame(height: 3)
          }
          .disabled(isDisabled)
        }
      }
    }
  }

  @Test func `has the fill of a field of one line in all its cells`() {
    let scene = form()
    let filled = Style(background: .control)
    #expect(scene.style(column: 6, row: 0) == filled)
    for (column, row) in [(5, 2), (76, 2), (5, 3), (5, 4), (76, 4)] {
      #expect(scene.style(column: column, row: row) == filled)
    }
    for (column, row) in [(4, 2), (77, 2), (5, 1), (5, 5)] {
      #expect(scene.style(column: column, row: row) == .plain)
    }
  }

  @Test func `has the fill while it has the focus`() {
    let scene = form()
    let interface = scene.press(.tab).interface
    let focused = Scene<Tap>(
      Form("Send", submits: Tap.added) {
        FormField("Name") { TextField(text: "", changes: { _ in Tap.removed }) }
        FormField("Note") {
          Column { TextEditor(text: "one", changes: { _ in Tap.removed }).frame(height: 3) }
        }
      }
      .node(), size: Size(columns: 80, rows: 24), interface: interface)
    #expect(focused.draw().cursor == Position(column: 5, row: 2))
    #expect(focused.style(column: 5, row: 2) == Style(background: .control))
  }

  @Test func `is dimmed as a field of one line while it is disabled`() {
    let scene = form(isDisabled: true)
    let field = scene.style(column: 6, row: 0)
    #expect(field.attributes == .dim)
    #expect(field.background == .control)
    #expect(scene.style(column: 5, row: 2) == field)
    #expect(scene.style(column: 76, row: 4) == field)
  }

  @Test func `has no fill while it is read-only`() {
    let scene = form(isReadOnly: true)
    #expect(scene.style(column: 6, row: 0) == .plain)
    #expect(scene.style(column: 5, row: 2) == .plain)
  }

  @Test func `has no fill in the row of its message`() {
    let scene = form(message: "Too short")
    #expect(scene.style(column: 76, row: 3) == Style(background: .control))
    #expect(scene.style(column: 5, row: 4) == Style(foreground: .error))
    #expect(scene.style(column: 76, row: 4) == .plain)
  }

  @Test func `has no fill outside a form`() {
    let scene = scene(80, 24) { TextEditor(text: "one", changes: { _ in Tap.removed }) }
    #expect(scene.style(column: 0, row: 0) == .plain)
    #expect(scene.style(column: 40, row: 12) == .plain)
  }
}
