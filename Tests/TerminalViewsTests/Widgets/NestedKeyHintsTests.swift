import TerminalModel
import TerminalViews
import Testing

/// Hints for keys of views with controls in them that take the same keys.
@Suite struct NestedKeyHintsTests {
  /// A table with a text field in its first row.
  private func table(submits: Tap? = nil) -> ViewSession {
    ViewSession(30, 4) {
      Table(count: 2, selection: .row(0, selects: Tap.chosen), opens: Tap.opened) {
        TableColumn("A", width: .fixed(9)) { (row: Int) in
          if row == 0 {
            TextField(text: "x", changes: { _ in Tap.added }, submits: submits)
              .keyHint(.enter, "Keep")
          } else {
            Text("row")
          }
        }
      }
      .keyHint(.enter, "Open")
      KeyHints()
    }
  }

  private func bar(_ session: ViewSession) -> String { session.lines.last.map(String.init) ?? "" }

  @Test func `a key that a control in a view takes is not a hint of the view`() {
    let session = table(submits: .removed)
    #expect(bar(session) == " Enter Open")
    let field = session.after(.tab)
    #expect(bar(field) == " Enter Keep")
    #expect(field.after(.enter).events == [.removed])
  }

  @Test func `a key that a control leaves to the view around it is a hint of that view alone`() {
    let field = table().after(.tab)
    #expect(bar(field) == " Enter Open")
    #expect(field.after(.enter).events == [.opened(0)])
  }

  @Test func `a hint of a container names a key of the control in it`() {
    let session = ViewSession(30, 4) {
      Panel {
        ScrollView { TextField(text: "x", changes: { _ in Tap.added }, submits: .removed) }
      }
      .keyHint(.enter, "Keep")
      KeyHints()
    }
    #expect(bar(session) == " Enter Keep")
  }

  @Test func `Enter is a hint of a form in its fields and on its button`() {
    let session = ViewSession(30, 6) {
      Form("Save", submits: Tap.added) {
        FormField("Name") { TextField("", text: "x") { _ in .removed } }
      }
      .keyHint(.enter, "Save all")
      KeyHints()
    }
    #expect(bar(session) == " Enter Save all")
    let button = session.after(.tab)
    #expect(bar(button) == " Enter Save all")
    #expect(button.after(.enter).events == [.added])
    #expect(button.after("space").events == [.added])
  }
}
