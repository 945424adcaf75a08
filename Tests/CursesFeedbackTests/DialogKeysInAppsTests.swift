import CursesFeedbackTesting
import Testing

/// The keys that a dialog keeps from the bindings of an application without child components, which
/// are looked up without the view if the view takes no key.
@MainActor
@Suite struct DialogKeysInAppsTests {
  private struct Desk: Component {
    enum Dialog: Equatable, Sendable { case text, button }

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
        case .button: Button("Close", sends: .closed)
        case nil: Node.empty
        }
      }
    }

    func keys(_ state: State) -> [KeyBinding<Event>] {
      KeyBinding("t", "Text", sends: .opened(.text))
      KeyBinding("b", "Button", sends: .opened(.button))
      KeyBinding(["d", "ctrl+d"], "Delete", sends: .deleted)
      KeyBinding(.escape, "Close", sends: .closed)
      KeyBinding.quit("q")
    }
  }

  private let app = TestApp(Desk(), size: Size(columns: 30, rows: 9))

  @Test(arguments: ["t", "b"] as [Key])
  func `a character reaches no binding behind a dialog, a key with Ctrl and Escape do`(key: Key) {
    app.press(key, "d", "q")
    #expect(!app.hasEnded)
    #expect(app.state.deletions == 0)
    app.press("ctrl+d", .escape, "d")
    #expect(app.state == Desk.State(dialog: nil, deletions: 2))
  }
}
