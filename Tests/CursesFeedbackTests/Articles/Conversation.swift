import CursesFeedback

/// Lines that arrive, such as the messages of a conversation.
struct Conversation: App {
  struct State: Equatable, Sendable {
    var lines: [String] = []
    var position = ScrollPosition.end
  }
  enum Event: Sendable { case received(String), scrolled(ScrollPosition) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .received(let line): state.lines.append(line)
    case .scrolled(let position): state.position = position
    }
  }

  func view(_ state: State) -> Node<Event> {
    ScrollView { for line in state.lines { Text(line) } }
      .position(state.position, changes: Event.scrolled)
    if state.position != .end { Text("There may be new lines: Ctrl-E shows the last one") }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("ctrl+e", "To the end", sends: .scrolled(.end))
    KeyBinding.quit("q")
  }
}
