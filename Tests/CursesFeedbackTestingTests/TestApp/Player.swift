import CursesFeedback

/// An effect that sends a chunk each 50 ms for 2 s, beside a timer of seconds.
struct Player: Component {
  struct State: Equatable, Sendable {
    var chunks = 0
    /// The number of chunks at each second.
    var chunksAtSeconds: [Int] = []
    var isPlaying = true
  }

  enum Event: Equatable, Sendable { case played, ended, ticked }

  static let ended = State(chunks: 40, chunksAtSeconds: [19, 39], isPlaying: false)

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .played: state.chunks += 1
    case .ended: state.isPlaying = false
    case .ticked: state.chunksAtSeconds.append(state.chunks)
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: \.isPlaying, "play") { _ in
      .run { context in
        for _ in 0..<40 {
          try await context.clock.sleep(for: .milliseconds(50))
          await context.send.untilTaken(.played)
        }
        await context.send.untilTaken(.ended)
      }
    }
    Feedback.every(.seconds(1), "clock", while: \.isPlaying, sends: .ticked)
  }

  func view(_ state: State) -> Node<Event> { Text("\(state.chunks) \(state.chunksAtSeconds)") }
}
