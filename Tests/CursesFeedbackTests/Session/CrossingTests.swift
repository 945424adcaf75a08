import Testing

@testable import CursesFeedback

/// The crossings of a key between a session and its loop, counted in both directions.
@MainActor
@Suite struct CrossingTests {
  private let terminal = MemoryTerminal(size: Size(columns: 20, rows: 3))
  private let session: Session
  private let loop: FeedbackLoop<Int, Int>
  private let toLoop = Counter()
  private let fromLoop = Counter()

  init() {
    let session = Session(terminal: terminal, clock: VirtualClock())
    loop = FeedbackLoop(
      initial: 0,
      reduce: Reducer { (count: inout Int, number: Int) in count += number },
      feedbacks: [
        .input(from: session) { _ in KeyBinding("+", "Add", sends: 1) },
        .rendering(on: session) { count in Text("Count: \(count)") },
        Self.settledStates(countedBy: fromLoop),
      ], clock: VirtualClock())
    self.session = session
    loop.start()
    let deliver = session.connections.deliver
    session.connections.deliver = { [toLoop] inputs in
      toLoop.count += 1
      deliver?(inputs)
    }
    fromLoop.count = 0
  }

  /// A feedback that gets the same states as the rendering feedback, and counts them.
  private static func settledStates(countedBy counter: Counter) -> Feedback<Int, Int> {
    .rendering("settled states") { _ in
      RawConnection(observe: { _, _ in MainActor.assumeIsolated { counter.count += 1 } })
    }
  }

  @Test func `a key crosses to the loop once, and a settled state comes back once`() {
    terminal.report(.bytes(Array("+".utf8)))
    #expect(loop.state == 1)
    #expect([toLoop.count, fromLoop.count] == [1, 1])
  }

  @Test func `keys of one read cross together, and one settled state comes back`() {
    terminal.report(.bytes(Array("+++".utf8)))
    #expect(loop.state == 3)
    #expect([toLoop.count, fromLoop.count] == [1, 1])
  }

  @Test func `a key that no binding handles comes back as an outcome, and without a state`() {
    terminal.report(.bytes([0x1A]))
    #expect(terminal.suspensionCount == 1)
    #expect([toLoop.count, fromLoop.count] == [1, 0])
  }
}

@MainActor private final class Counter {
  var count = 0
}
