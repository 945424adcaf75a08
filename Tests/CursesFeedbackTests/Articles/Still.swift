import CursesFeedback

/// A component that shows one view, for pictures.
struct Still: Component {
  struct State: Equatable, Sendable {}
  enum Event: Sendable { case pressed }

  let initial = State()
  private let content: @Sendable () -> Node<Event>

  init(@ViewBuilder<Event> _ content: @escaping @Sendable () -> Node<Event>) {
    self.content = content
  }

  func reduce(_ state: inout State, _ event: Event) {}
  func view(_ state: State) -> Node<Event> { content() }
}
