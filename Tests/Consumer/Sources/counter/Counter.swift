import CursesFeedback

@main
struct Counter: App {
  struct State: Equatable, Sendable { var count = 0 }
  enum Event: Equatable, Sendable { case incremented, decremented, reset }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .incremented: state.count += 1
    case .decremented: state.count -= 1
    case .reset: state.count = 0
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count)").bold()
    Row(spacing: 2) {
      Button("One more", sends: .incremented)
      Button("One less", sends: .decremented)
    }
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(["+", .up], "One more", sends: .incremented)
    KeyBinding(["-", .down], "One less", sends: .decremented)
    KeyBinding("r", "Reset", sends: .reset)
    KeyBinding.quit("q", "ctrl+c")
  }
}
