import FeedbackCore
import Testing

/// Delays, debounce, throttling, retries and time limits of effects.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct TimingTests {
  private struct Failure: Error {}

  private let clock = VirtualClock()
  private let starts = Log<String>()

  @Test func `R17 a delayed effect begins after its delay`() {
    let loop = loop(noting().delayed(by: .seconds(2)))
    loop.start()
    clock.advance(by: .seconds(1))
    #expect(starts.entries.isEmpty)
    clock.advance(by: .seconds(1))
    #expect(starts.entries == ["initial 2"])
  }

  @Test func `R17 a debounced effect begins when its request has not changed for the duration`() {
    let loop = loop(noting().debounced(for: .seconds(1)))
    loop.start()
    clock.advance(by: .milliseconds(600))
    loop.send("a")
    clock.advance(by: .milliseconds(600))
    #expect(starts.entries.isEmpty)
    clock.advance(by: .milliseconds(400))
    #expect(starts.entries == ["initial_a 1.6"])
  }

  @Test func `R17 a pending debounce ends when the state no longer has its request`() {
    let loop = loop(noting().debounced(for: .seconds(1)))
    loop.start()
    loop.send("off")
    #expect(clock.nextDeadline == nil)
    clock.advance(by: .seconds(5))
    #expect(starts.entries.isEmpty)
  }

  @Test func `R17 at most one throttled effect starts per interval, with the latest request`() {
    let loop = loop(noting().throttled(for: .seconds(1)))
    loop.start()
    clock.advance(by: .milliseconds(200))
    loop.send("a")
    clock.advance(by: .milliseconds(200))
    loop.send("b")
    #expect(starts.entries == ["initial 0"])
    clock.advance(by: .seconds(5))
    #expect(starts.entries == ["initial 0", "initial_a_b 1"])
  }

  @Test func `R17 a failed task is retried after each delay of its back-off`() async {
    let loop = loop(
      trying { tries in
        guard tries == 3 else { throw Failure() }
        return "done"
      }.retrying(.exponential(from: .seconds(1), tries: 3)))
    let recorder = Recorder(loop)
    loop.start()
    await sleepers()
    clock.advance(by: .seconds(1))
    await sleepers()
    clock.advance(by: .milliseconds(1999))
    #expect(starts.entries == ["try 0", "try 1"])
    clock.advance(by: .milliseconds(1))
    await recorder.waitForState("initial_done")
    #expect(starts.entries == ["try 0", "try 1", "try 3"])
  }

  @Test func `R17 the effect catches the failure of the last try`() async {
    let loop = loop(trying { _ in throw Failure() }.retrying(.constant(.seconds(1), tries: 2)))
    let recorder = Recorder(loop)
    loop.start()
    await sleepers()
    clock.advance(by: .seconds(1))
    await recorder.waitForState("initial_failed")
    #expect(starts.entries == ["try 0", "try 1"])
  }

  @Test func `R17 a task that exceeds its time limit fails with a timeout`() async {
    let (never, source) = AsyncStream<Void>.makeStream()
    let loop = loop(
      trying { _ in
        for await _ in never {}
        try Task.checkCancellation()
        return "done"
      }.timeout(after: .seconds(3)))
    let recorder = Recorder(loop)
    loop.start()
    await sleepers()
    clock.advance(by: .seconds(3))
    await recorder.waitForState("initial_too long")
    source.finish()
  }

  private func loop(_ feedback: Feedback<String, String>) -> AppendingLoop {
    appendingLoop([feedback], clock: clock)
  }

  /// A feedback with an effect for each state that does not end in "off", which logs the state and
  /// the time in seconds when it begins.
  private func noting() -> Feedback<String, String> {
    .react(to: { $0.hasSuffix("off") ? nil : $0 }, "note") { state in
      .callback { [starts, clock] _ in
        starts.add("\(state) \(clock.seconds)")
        return .none
      }
    }
  }

  /// A feedback that calls the closure with the number of the try, from 1, and logs the time in
  /// seconds of each try.
  private func trying(
    _ work: @escaping @Sendable (Int) async throws -> String
  ) -> Feedback<String, String> {
    .react(to: { _ in true }, "work") { [starts, clock] _ in
      .perform { _ in
        starts.add("try \(clock.seconds)")
        return try await work(starts.entries.count)
      } catch: { error in
        error is TimeoutError ? "too long" : "failed"
      }
    }
  }

  /// Waits until a body sleeps on the clock.
  private func sleepers() async {
    while clock.sleeperCount == 0 { await Task.yield() }
  }
}

extension VirtualClock {
  /// The time in seconds, without a fraction if that is zero.
  fileprivate var seconds: String {
    let seconds = now.elapsed / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
