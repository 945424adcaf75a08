import FeedbackCore
import Synchronization
import Testing

/// Drains that take longer than their budget.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct BudgetTests {
  private let diagnostics = Log<LoopDiagnostic>()

  @Test
  func `R30 a drain over its budget is cut into slices, after each of which a state is shown`()
    async
  {
    let frames = Log<Int>()
    let loop = counting(
      to: 2_000,
      .rendering("show") { _ in RawConnection(observe: { state, _ in frames.add(state) }) })
    let recorder = Recorder(loop)
    loop.start()
    #expect(loop.state < 2_000)
    await recorder.waitForState(2_000)
    #expect(frames.entries.count > 1)
    #expect(diagnostics.entries.contains(.budgetOverrun))
  }

  @Test func `R30 an event that is sent between two slices is reduced when send returns`() async {
    let loop = counting(to: 2_000)
    let recorder = Recorder(loop)
    loop.start()
    #expect(loop.state < 2_000)
    loop.send(1_000_000)
    #expect(loop.state >= 1_000_000)
    #expect(recorder.states.last == loop.state)
  }

  @Test func `D-01 R30 a cycle of immediate events uses constant stack and is reported by name`() {
    let loop = summingLoop(
      [
        .on(1, "quiet", effect: { _ in .none }),
        .restart(while: { $0 % 2 == 0 }, "even", effect: { _ in .send(1) }),
        .restart(while: { $0 % 2 == 1 && $0 < 100_010 }, "odd", effect: { _ in .send(1) }),
      ], diagnostics: diagnostics)
    loop.start()
    #expect(loop.state == 100_011)
    let cycles = diagnostics.entries.compactMap { diagnostic in
      if case .cycle(let feedbacks, _) = diagnostic { feedbacks } else { nil }
    }
    #expect(cycles.first == ["even", "odd"])
  }

  /// A loop that counts by itself, on a clock that advances with each read.
  private func counting(
    to end: Int, _ others: Feedback<Int, Int>...
  ) -> FeedbackLoop<Int, Int> {
    FeedbackLoop(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [.restart(while: { $0 < end }, "count", effect: { _ in .send(1) })] + others,
      clock: RestlessClock(), budget: .milliseconds(8),
      notice: { [diagnostics] in diagnostics.add($0) })
  }
}

/// A clock that advances by a millisecond with each read; a sleep advances it to its deadline.
private final class RestlessClock: LoopClock {
  private let elapsed = Mutex(Duration.zero)

  var now: VirtualClock.Instant {
    elapsed.withLock { elapsed in
      elapsed += .milliseconds(1)
      return VirtualClock().now.advanced(by: elapsed)
    }
  }

  var minimumResolution: Duration { .milliseconds(1) }

  func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
    elapsed.withLock { $0 = max($0, deadline.elapsed) }
  }
}
