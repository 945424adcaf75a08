import CursesFeedbackTesting
import Testing

/// The keys that a dialog keeps from the bindings of an application without child components, which
/// are looked up without the view if the view takes no key.
@MainActor
@Suite struct DialogKeysInAppsTests {
  private struct Desk: Component {
    enum Dialog: Equatable, Sendable { case text, form }

    struct State: Equatable, Sendable {
      var dialog: Dialog?
      var deletions = 0
    }

    enum Event: Equatable, Sendable { case opened(Dialog), closed, deleted }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .opened(let dialog): state.dialog = dialog
      case .closed: state.dialog = nil
      case .deleted: state.deletions += 1
      }
    }

    func view(_ state: State) -> Node<Event> {
      Text("\(state.deletions) deleted").dialog {
        switch state.dialog {
        case .text: Text("Saving")
        case .form:
          Form("Save", submits: .closed) {
            FormField("Urgent") { Toggle("", isOn: false, changes: { _ in .closed }) }
          }
        case nil: Node.empty
        }
      }
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("t", "Text", sends: .opened(.text))
      KeyBinding("f", "Form", sends: .opened(.form))
      KeyBinding(["d", "ctrl+d"], "Delete", sends: .deleted)
      KeyBinding(.escape, "Close", sends: .closed)
      KeyBinding.quit("q")
    }
  }

  private let app = TestApp(Desk(), size: Size(columns: 30, rows: 9))

  @Test func `a character reaches the bindings behind a dialog of text`() {
    app.press("t", "d")
    #expect(app.state == Desk.State(dialog: .text, deletions: 1))
  }

  @Test func `a character reaches no binding behind a form, keys with Ctrl and Escape do`() {
    app.press("f", "d", "q")
    #expect(!app.hasEnded)
    #expect(app.state.deletions == 0)
    app.press("ctrl+d", .escape, "d")
    #expect(app.state == Desk.State(dialog: nil, deletions: 2))
  }
}
