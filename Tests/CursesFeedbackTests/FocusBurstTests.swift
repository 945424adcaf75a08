import CursesFeedbackTesting
import Testing

/// Keys that arrive in one batch with the key whose event moves the focus.
@MainActor @Suite struct FocusBurstTests {
  @Test(arguments: [OpeningField.Place.row, .below])
  func `keys after the one that opens a field go to the field`(place: OpeningField.Place) {
    let app = TestApp(OpeningField(place: place), size: Size(columns: 20, rows: 6))
    app.type("amilk")
    #expect(app.state == OpeningField.State(text: "milk", isOpen: true))
  }
}

/// A list, and a field in its row or below it, which `a` opens and Enter closes.
struct OpeningField: Component {
  enum Place { case row, below }
  enum Focus: Hashable, Sendable { case list, field }
  struct State: Equatable, Sendable { var text = "", isOpen = false }
  enum Event: Sendable { case opened, textChanged(String), closed, selected(Int) }

  let place: Place
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .opened: state.isOpen = true
    case .textChanged(let text): state.text = text
    case .closed: state.isOpen = false
    case .selected: break
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if !state.isOpen { KeyBinding("a", sends: .opened) }
  }

  func view(_ state: State) -> Node<Event> {
    Column {
      List(count: 2, selection: 0, selects: Event.selected) { row in
        if state.isOpen, place == .row, row == 1 { field(state) } else { Text("row \(row)") }
      }
      .focusID(Focus.list)
      if state.isOpen, place == .below { field(state) }
    }
    .focus(state.isOpen ? Focus.field : .list)
  }

  private func field(_ state: State) -> Node<Event> {
    TextField(text: state.text, changes: Event.textChanged, submits: .closed)
      .focusID(Focus.field)
  }
}
