import CursesFeedback

/// Another version of the program `reopening-probe`: its state has the same form, and its view is
/// another one.
@main struct ReloadProbe: App {
  struct State: Codable, Equatable, Sendable {
    var row = 0
    var note = "Grace"
    var isEnding = false
  }

  enum Event: Sendable { case selected(Int), typed(String) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.row = row
    case .typed(let note): state.note = note
    }
  }

  func view(_ state: State) -> Node<Event> {
    List(count: 100, selection: state.row, selects: Event.selected) { Text("Line \($0)") }
    TextField("Note", text: state.note, changes: Event.typed)
    Text("chosen \(state.row)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding.quit("ctrl+q") }
}
