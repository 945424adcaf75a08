import CursesFeedback

/// A box with a word in it.
struct FirstScreen: Component {
  struct State: Equatable, Sendable {}
  enum Event: Sendable {}

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {}

  func view(_ state: State) -> Node<Event> {
    Panel(border: .plain) {
      Text("READY").centered()
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.quit("q")
  }
}
