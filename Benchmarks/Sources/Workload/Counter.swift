import CursesFeedback

/// A number in a box; `+` adds 1.
struct Counter: Component {
  struct State: Equatable, Sendable { var count = 0 }
  enum Event: Codable, Sendable { case incremented }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .incremented: state.count += 1
    }
  }

  func view(_ state: State) -> Node<Event> {
    Panel(border: .plain, padding: Insets(columns: 2)) {
      Text("Count: \(state.count)").aligned(vertically: .center)
    }
    .frame(width: 40, height: 5)
    .centered()
    Text("READY")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("+", "One more", sends: .incremented)
    KeyBinding.quit("q")
  }
}
