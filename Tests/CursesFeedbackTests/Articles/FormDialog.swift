import CursesFeedback

/// A list whose titles are edited by a form in a dialog.
struct FormDialog: Component {
  struct State: Equatable, Sendable {
    var titles = ["Buy milk", "Call Ada"]
    var edited: String?
  }

  enum Event: Sendable {
    case opened, changed(String), saved, deleted
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .opened: state.edited = state.titles.first
    case .changed(let title): state.edited = title
    case .saved:
      if let edited = state.edited, !state.titles.isEmpty { state.titles[0] = edited }
      state.edited = nil
    case .deleted: state.titles = Array(state.titles.dropFirst())
    }
  }

  func view(_ state: State) -> Node<Event> {
    Column {
      for title in state.titles { Text(title) }
      Button("Edit", sends: .opened)
    }
    .dialog {
      if let edited = state.edited {
        Panel("Edit") {
          Form("Save", submits: .saved) {
            FormField("Title") { TextField(text: edited, changes: Event.changed) }
          }
        }
      }
    }
  }

  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("d", "Delete", sends: .deleted)
  }
}
