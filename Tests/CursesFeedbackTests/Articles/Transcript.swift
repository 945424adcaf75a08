import CursesFeedback

/// An effect that sends a chunk each 50 ms.
struct Transcript: Component {
  struct State: Equatable, Sendable { var chunks = 0 }
  enum Event: Sendable { case chunkArrived }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.chunks += 1 }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { _ in true }, "read") { _ in
      .run { context in
        while true {
          try await context.clock.sleep(for: .milliseconds(50))
          context.send(.chunkArrived)
        }
      }
    }
  }

  func view(_ state: State) -> Node<Event> { Text("\(state.chunks) chunks") }
}
