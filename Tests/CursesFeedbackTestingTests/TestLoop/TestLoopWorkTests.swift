import CursesFeedbackTesting
import Synchronization
import Testing

/// Effects of a test loop that run their bodies in place of an answer of the test.
///
/// The numbers are those of rules in Tests/FeedbackCoreTests/Conformance.md.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct TestLoopWorkTests {
  private static let steps = Feedback<Int, Int>.react(
    to: { $0 < 3 ? $0 : nil }, "step", policy: .ignoreWhileRunning,
    effect: { _ in .perform { _ in 1 } })

  @Test func `R17 R34 letRun runs the body of an effect, and its answer starts the next request`()
    async
  {
    let loop = TestLoop(initial: 0, reduce: Reducer { $0 += $1 }, feedbacks: [Self.steps])
    for _ in 0..<3 {
      loop.expectStart("step")
      await loop.letRun("step")
      loop.receive(1) { $0 += 1 }
    }
    loop.finish()
  }

  @Test func `R17 R34 an answer ends its run, even if another event arrived before`() {
    let loop = TestLoop(initial: 0, reduce: Reducer { $0 += $1 }, feedbacks: [Self.steps])
    loop.expectStart("step")
    loop.send(0)
    loop.answer("step", with: 1) { $0 = 1 }
    loop.expectStart("step")
    loop.answer("step", with: 2) { $0 = 3 }
    loop.finish()
  }

  @Test func `R34 letRun returns while the effect sleeps on the clock, and the run continues`()
    async
  {
    let loop = TestLoop(
      initial: 0, reduce: Reducer { $0 += $1 },
      feedbacks: [
        .react(to: { $0 == 0 ? true : nil }, "wait") { _ in
          .perform { context in
            try await context.clock.sleep(for: .seconds(1))
            return 1
          }
        }
      ])
    loop.expectStart("wait")
    await loop.letRun("wait")
    loop.finish(running: "wait")
  }

  @Test func `letRun waits for the effect while another one sleeps in two tasks`() async {
    let loop = TestLoop(
      initial: 0, reduce: Reducer { $0 += $1 },
      feedbacks: [
        .react(to: { _ in true }, "wait") { _ in
          .perform { context in
            async let one: Void = context.clock.sleep(for: .seconds(1))
            async let two: Void = context.clock.sleep(for: .seconds(2))
            _ = try await (one, two)
            return 0
          }
        },
        .react(to: { _ in true }, "work") { _ in
          .perform { _ in
            try await ContinuousClock().sleep(for: .milliseconds(50))
            return 1
          }
        },
      ])
    loop.expectStart("wait")
    loop.expectStart("work")
    await loop.letRun("wait")
    while loop.clock.sleeperCount < 2 { await Task.yield() }
    await loop.letRun("work")
    loop.receive(1) { $0 = 1 }
    loop.finish(running: "wait")
  }

  @Test func `letRun returns while an effect waits for a task that an ended effect has started`()
    async
  {
    let shared = Mutex<Task<Int, any Error>?>(nil)
    @Sendable func answer(_ context: RunContext<Int>) -> Task<Int, any Error> {
      shared.withLock { task in
        let started =
          task
          ?? Task {
            try await context.clock.sleep(for: .seconds(1))
            return 1
          }
        task = started
        return started
      }
    }
    let loop = TestLoop(
      initial: 0, reduce: Reducer { $0 += $1 },
      feedbacks: [
        .react(to: { $0 < 2 ? $0 : nil }, "wait") { _ in
          .perform { context in try await answer(context).value }
        }
      ])
    loop.expectStart("wait")
    await loop.letRun("wait")
    loop.send(1) { $0 = 1 }
    loop.expectCancel("wait")
    loop.expectStart("wait")
    await loop.letRun("wait")
    loop.finish(running: "wait")
  }

  @Test func `letRun receives the event that an effect sends just before it sleeps`() async {
    for _ in 0..<100 {
      let loop = TestLoop(
        initial: 0, reduce: Reducer { $0 += $1 },
        feedbacks: [.react(to: { _ in true }, "wait") { _ in Self.sendAndSleep }])
      loop.expectStart("wait")
      await loop.letRun("wait")
      loop.receive(1) { $0 = 1 }
      loop.finish(running: "wait")
    }
  }

  @Test func `settle receives the event that an effect sends just before it sleeps`() async {
    let clock = VirtualClock()
    let loop = FeedbackLoop(
      initial: 0, reduce: Reducer { $0 += $1 },
      feedbacks: [.react(to: { _ in true }, "wait") { _ in Self.sendAndSleep }], clock: clock)
    loop.holdsEffects = true
    loop.start()
    // It begins after the start, which may receive events.
    for effect in loop.heldEffects { loop.begin(effect) }
    // The main actor is not free before the effect sleeps, so that its event is not received yet.
    while clock.sleeperCount < 1 { continue }
    #expect(loop.state == 0)
    #expect(await loop.settle(on: clock))
    #expect(loop.state == 1)
    loop.stop()
  }

  private nonisolated static let sendAndSleep = Effect<Int>.run { context in
    context.send(1)
    try await context.clock.sleep(for: .seconds(1))
  }

  @Test func `an advance that settles lets an effect go on after each of its sleeps`() async {
    let loop = TestLoop(
      initial: 0, reduce: Reducer { $0 += $1 },
      feedbacks: [
        .react(to: { _ in true }, "count") { _ in
          .run { context in
            for number in 1...2 {
              try await context.clock.sleep(for: .seconds(1))
              context.send(number)
            }
          }
        }
      ])
    loop.expectStart("count")
    await loop.letRun("count")
    await loop.settle(advancingBy: .seconds(5))
    loop.receive(1) { $0 = 1 }
    loop.receive(2) { $0 = 3 }
    loop.finish()
  }

  @Test func `letRun fails if the effect does not wait for an answer`() async {
    let loop = TestLoop(initial: 5, reduce: Reducer { $0 += $1 }, feedbacks: [Self.steps])
    await withKnownIssue {
      await loop.letRun("step")
    } matching: { issue in
      issue.description.contains("step does not wait for an answer")
    }
    loop.finish()
  }
}
