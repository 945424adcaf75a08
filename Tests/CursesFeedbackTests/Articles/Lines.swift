import CursesFeedbackTesting

/// A list that leaves the mouse to the terminal at a key, on the page "Keys, focus and mouse".
struct Lines: Component {
  struct State: Equatable, Sendable {
    var line = 0
    var leavesMouse = false
  }
  enum Event: Sendable { case selected(Int), mouseToggled }

  let lines = ["first", "second"]
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let line): state.line = line
    case .mouseToggled: state.leavesMouse.toggle()
    }
  }

  func view(_ state: State) -> Node<Event> {
    List(count: lines.count, selection: state.line, selects: Event.selected) { Text(lines[$0]) }
      .mouseReporting(state.leavesMouse ? MouseReporting.none : nil)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("m", "Select text", sends: .mouseToggled)
  }
}
