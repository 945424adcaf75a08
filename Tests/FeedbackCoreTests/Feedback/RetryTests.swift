import FeedbackCore
import Testing

/// Retries and time limits.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RetryTests {
  private struct Broken: Error, Equatable {
    let number: Int
  }

  private let clock = VirtualClock()
  private let tries = Log<Duration>()
  private let diagnostics = Log<LoopDiagnostic>()

  @Test(arguments: [
    (Backoff.constant(.seconds(2), tries: 3), [Duration.seconds(2), .seconds(2), nil, nil]),
    (.constant(.seconds(2), tries: 1), [nil, nil, nil, nil]),
    (
      .exponential(from: .seconds(1), upTo: .seconds(3), tries: 4),
      [.seconds(1), .seconds(2), .seconds(3), nil]
    ),
    (.exponential(from: .seconds(40), tries: 3), [.seconds(40), .seconds(60), nil, nil]),
    (Backoff { .milliseconds($0) }, (1...4).map { .milliseconds($0) }),
  ])
  func `R17 a back-off has a delay for each failure, and nil after the last try`(
    _ backoff: Backoff, _ delays: [Duration?]
  ) {
    #expect((1...4).map(backoff.delay) == delays)
  }

  @Test func `R17 an exponential back-off stays at its limit, however often the work fails`() {
    let backoff = Backoff.exponential(from: .seconds(1), tries: .max)
    #expect(backoff.delay(1_000_000) == .seconds(60))
  }

  @Test func `R17 work is retried after each delay, and its last error is caught`() async {
    let loop = loop(failing(times: .max).retrying(.exponential(from: .seconds(1), tries: 3)))
    let recorder = Recorder(loop)
    loop.start()
    for wait in [1, 2] {
      await clock.wait(forSleepers: 1)
      clock.advance(by: .seconds(wait))
    }
    await recorder.waitForState("initial_Broken(number: 3)")
    #expect(tries.entries == [.zero, .seconds(1), .seconds(3)])
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R17 work that succeeds at a retry answers once`() async {
    let loop = loop(failing(times: 1).retrying(.constant(.seconds(1), tries: 3)))
    let recorder = Recorder(loop)
    loop.start()
    await clock.wait(forSleepers: 1)
    clock.advance(by: .seconds(1))
    await recorder.waitForState("initial_done")
    #expect(tries.entries.count == 2)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R17 the retries end when the request is withdrawn`() async {
    let loop = loop(failing(times: .max).retrying(.constant(.seconds(1), tries: 9)))
    loop.start()
    await clock.wait(forSleepers: 1)
    loop.send("off")
    await clock.wait(forSleepers: 0)
    #expect(tries.entries.count == 1)
    #expect(loop.state == "initial_off")
  }

  @Test func `R12 R17 a CancellationError is not reported, and the work is not retried`() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let loop = loop(
      .react(to: { _ in true }, "work") { [tries] _ in
        .run { [held = DeinitCallback { end.finish() }] _ in
          _ = held
          tries.add(.zero)
          throw CancellationError()
        }
      }.retrying(Backoff { _ in .zero }))
    loop.start()
    for await _ in ends {}
    #expect(tries.entries.count == 1)
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R12 R17 the last error is reported once if it is not caught`() async {
    let (reports, report) = AsyncStream<LoopDiagnostic>.makeStream()
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [
        .react(to: { _ in true }, "work") { _ in .run { _ in throw Broken(number: 7) } }
          .retrying(.constant(.zero, tries: 3))
      ], clock: clock, notice: { report.yield($0) })
    loop.start()
    var iterator = reports.makeAsyncIterator()
    #expect(
      await iterator.next()
        == .unhandledError(feedback: "work", description: "Broken(number: 7)"))
    loop.stop()
    report.finish()
    #expect(await iterator.next() == nil)
  }

  @Test func `R17 a retry and a time limit do not change an effect that cannot fail`() {
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "work", effect: { _ in .send("a") })
          .retrying(.constant(.zero, tries: 2)).timeout(after: .seconds(1))
      ], clock: clock)
    loop.start()
    #expect(loop.state == "initial_a")
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R17 work that exceeds its time limit fails with an error that names the limit`() async
  {
    let loop = loop(sleeping(for: .seconds(10)).timeout(after: .seconds(1)))
    let recorder = Recorder(loop)
    loop.start()
    await clock.wait(forSleepers: 2)
    clock.advance(by: .seconds(1))
    await recorder.waitForState("initial_The work took longer than 1.0 seconds.")
    await clock.wait(forSleepers: 0)
  }

  @Test func `R17 work that ends within its time limit answers, and leaves no timer`() async {
    let loop = loop(sleeping(for: .seconds(1)).timeout(after: .seconds(2)))
    let recorder = Recorder(loop)
    loop.start()
    await clock.wait(forSleepers: 2)
    clock.advance(by: .seconds(1))
    await recorder.waitForState("initial_done")
    await clock.wait(forSleepers: 0)
    #expect(clock.nextDeadline == nil)
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.min)])
  func `R17 on a clock of the system, a time of any length is a delay`(time: Duration) async {
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "limited") { _ in .perform { _ in "limited" } }
          .timeout(after: .seconds(Int64.max)),
        .react(to: { _ in true }, "after") { _ in .after(time, send: "after") },
        .react(to: { _ in true }, "debounced") { _ in .perform { _ in "debounced" } }
          .debounced(for: time),
      ], clock: ContinuousClock())
    let recorder = Recorder(loop)
    loop.start()
    if time > .zero {
      await recorder.waitForState("initial_limited")
    } else {
      await wait { loop.state.split(separator: "_").count == 4 }
    }
    loop.stop()
  }

  @Test func `R17 events that work sends after its time limit are dropped, earlier ones kept`()
    async
  {
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "work") { _ in
          .run(
            { context in
              context.send("early")
              try? await context.clock.sleep(for: .seconds(10))
              context.send("late")
            }, catch: { _ in "over" })
        }.timeout(after: .seconds(1))
      ], clock: clock, diagnostics: diagnostics)
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState("initial_early")
    await clock.wait(forSleepers: 2)
    clock.advance(by: .seconds(1))
    await recorder.waitForState("initial_early_over")
    #expect(recorder.states.count == 3)
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R17 the work and its time limit end when the request is withdrawn`() async {
    let loop = loop(sleeping(for: .seconds(10)).timeout(after: .seconds(1)))
    loop.start()
    await clock.wait(forSleepers: 2)
    loop.send("off")
    await clock.wait(forSleepers: 0)
    clock.advance(by: .seconds(20))
    #expect(loop.state == "initial_off")
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R17 a time limit inside a retry applies to each try`() async {
    let loop = loop(
      sleeping(for: .seconds(10)).timeout(after: .seconds(1))
        .retrying(.constant(.seconds(3), tries: 2)))
    let recorder = Recorder(loop)
    loop.start()
    for (seconds, count) in [(1, 1), (4, 1), (5, 2)] {
      await wait {
        clock.nextDeadline?.elapsed == .seconds(seconds) && tries.entries.count == count
      }
      clock.advance(to: clock.nextDeadline ?? clock.now)
    }
    await recorder.waitForState("initial_The work took longer than 1.0 seconds.")
    #expect(tries.entries == [.zero, .seconds(4)])
  }

  @Test func `R17 a time limit around a retry applies to all tries together`() async {
    let loop = loop(
      failing(times: .max).retrying(.constant(.seconds(2), tries: 9)).timeout(after: .seconds(3)))
    let recorder = Recorder(loop)
    loop.start()
    for seconds in [2, 1] {
      await clock.wait(forSleepers: 2)
      clock.advance(by: .seconds(seconds))
    }
    await recorder.waitForState("initial_The work took longer than 3.0 seconds.")
    #expect(tries.entries == [.zero, .seconds(2)])
  }

  private func loop(_ feedback: Feedback<String, String>) -> AppendingLoop {
    appendingLoop(
      [feedback.enabled(while: { $0 == "initial" })], clock: clock, diagnostics: diagnostics)
  }

  /// A feedback whose work fails this number of times, and then answers "done".
  private func failing(times: Int) -> Feedback<String, String> {
    .react(to: { _ in true }, "work") { [tries, clock] _ in
      .perform { _ in
        tries.add(clock.now.elapsed)
        guard tries.entries.count > times else { throw Broken(number: tries.entries.count) }
        return "done"
      } catch: { error in
        "\(error)"
      }
    }
  }

  private func sleeping(for time: Duration) -> Feedback<String, String> {
    .react(to: { _ in true }, "work") { [tries, clock] _ in
      .perform { _ in
        tries.add(clock.now.elapsed)
        try await clock.sleep(for: time)
        return "done"
      } catch: { error in
        "\(error)"
      }
    }
  }
}
