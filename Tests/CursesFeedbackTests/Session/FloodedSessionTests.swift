import CursesFeedback
import Synchronization
import Testing

/// Keys during a flood of events that arrive faster than the loop reduces them.
@MainActor @Suite struct FloodedSessionTests {
  private struct State: Equatable, Sendable {
    var steps = 0
    var keys = 0
  }

  private enum Event: Sendable { case step, key }

  @Test func `however many keys are typed in a flood, the limit of waiting events holds`() {
    let terminal = MemoryTerminal(size: Size(columns: 20, rows: 3))
    let session = Session(terminal: terminal, clock: VirtualClock())
    let loop = FeedbackLoop<State, Event>(
      initial: State(),
      reduce: Reducer { state, event in
        switch event {
        case .step: state.steps += 1
        case .key: state.keys += 1
        }
      },
      feedbacks: [
        .input(from: session) { _ in KeyBinding("p", sends: .key) },
        .rendering(on: session) { state in Text("keys: \(state.keys)") },
      ],
      clock: SteppingClock())
    loop.start()
    for _ in 1...20 {
      for _ in 1...50_000 { loop.sender(.step) }
      terminal.report(.bytes(Array("p".utf8)))
    }
    #expect(terminal.frame?.text.hasPrefix("keys: 20") == true)
    let waitingCount = 20 * 50_000 - loop.sender.droppedCount - loop.state.steps
    #expect((49_000...50_000).contains(waitingCount))
  }
}

/// A clock that advances by 5 ms each time that it is read: with it, the budget of the loop is used
/// up after three events.
private final class SteppingClock: LoopClock {
  private let elapsed = Mutex(Duration.zero)

  var now: VirtualClock.Instant {
    elapsed.withLock { elapsed in
      elapsed += .milliseconds(5)
      return VirtualClock().now.advanced(by: elapsed)
    }
  }

  var minimumResolution: Duration { .milliseconds(5) }

  func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {}
}
