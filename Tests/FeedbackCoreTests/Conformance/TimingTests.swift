import FeedbackCore
import Testing

/// Effects that are delayed, debounced, throttled, retried or limited.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct TimingTests {
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

  @Test func `R17 a debounced effect starts when its request has not changed for its time`() {
    let loop = loop(noting().debounced(for: .seconds(1)))
    loop.start()
    clock.advance(by: .milliseconds(600))
    loop.send("a")
    clock.advance(by: .milliseconds(600))
    #expect(starts.entries.isEmpty)
    clock.advance(by: .milliseconds(400))
    #expect(starts.entries == ["initial_a 1.6"])
  }

  @Test func `R17 a pending debounce ends when its request is withdrawn`() {
    let loop = loop(noting().debounced(for: .seconds(1)))
    loop.start()
    loop.send("off")
    #expect(clock.nextDeadline == nil)
    clock.advance(by: .seconds(5))
    #expect(starts.entries.isEmpty)
  }

  @Test func `R17 throttled effects start at intervals, and the last of a burst counts`() {
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

  @Test func `R17 work that fails is tried again, and again later`() async {
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

  @Test func `R17 the failure of the last try is the effect's failure`() async {
    let loop = loop(trying { _ in throw Failure() }.retrying(.constant(.seconds(1), tries: 2)))
    let recorder = Recorder(loop)
    loop.start()
    await sleepers()
    clock.advance(by: .seconds(1))
    await recorder.waitForState("initial_failed")
    #expect(starts.entries == ["try 0", "try 1"])
  }

  @Test func `R17 work that exceeds its timeout is cancelled`() async {
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

  /// Logs each state and the time at which its effect starts, unless the state ends in "off".
  private func noting() -> Feedback<String, String> {
    .react(to: { $0.hasSuffix("off") ? nil : $0 }, "note") { state in
      .callback { [starts, clock] _ in
        starts.add("\(state) \(clock.seconds)")
        return .none
      }
    }
  }

  /// Does work, which gets the number of its tries, and logs the time of each try.
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
  /// The time in seconds, in the shortest form.
  fileprivate var seconds: String {
    let seconds = now.elapsed / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
