import CursesFeedback

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program whose effects misbehave after a key: they block the threads of Swift's pool, block
/// when they are cancelled, throw, or cause one another endlessly.
@main struct EffectProbe: App {
  enum Mode: Equatable, Sendable { case idle, blocking, holdingEnd, throwing, cycling }

  struct State: Equatable, Sendable {
    var mode = Mode.idle
    var count = 0
  }

  enum Event: Equatable, Sendable {
    case chose(Mode)
    case counted
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .chose(let mode): state.mode = mode
    case .counted: state.count += 1
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { $0.mode == .blocking }, "block") { _ in
      .run { _ in
        await withDiscardingTaskGroup { group in
          // More tasks than a machine has cores, so that they block every thread of Swift's pool.
          for _ in 1...256 { group.addTask { _ = sleep(3600) } }
        }
      }
    }
    Feedback.react(when: { $0.mode == .holdingEnd }, "hold the end") { _ in
      .callback { _ in Cancellation { sleep(3600) } }
    }
    Feedback.react(when: { $0.mode == .throwing }, "load") { _ in
      .run { _ in throw LaunchError(message: "no \u{1B}[31mdisk") }
    }
    Feedback.react(to: { $0.mode == .cycling && $0.count < 100_001 ? $0.count : nil }, "count") {
      _ in
      .send(.counted)
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text(state.count > 100_000 ? "counted" : "\(state.mode)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("b", sends: .chose(.blocking))
    KeyBinding("h", sends: .chose(.holdingEnd))
    KeyBinding("t", sends: .chose(.throwing))
    KeyBinding("c", sends: .chose(.cycling))
    KeyBinding.quit("q")
  }

  func farewell(_ state: State) -> String? { "last mode: \(state.mode)" }
}
