import FeedbackCore
import Testing

/// The end of a loop in which the effects of some feedbacks complete first.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct ShutdownTests {
  private let clock = VirtualClock()
  private let log = Log<String>()
  private let diagnostics = Log<LoopDiagnostic>()

  @Test func `R36 an effect declared to complete is not cancelled, and its answer is reduced`() {
    let loop = held([saving.completesBeforeExit()])
    loop.send("a")
    loop.beginShutdown()
    #expect(loop.isCompletingEffects)
    answer("save", of: loop, with: "saved")
    #expect(loop.state == "initial_a_saved")
    #expect(!loop.isCompletingEffects)
  }

  @Test func `R36 an event that is sent just before the shutdown still starts its effect`() {
    let loop = held([saving.completesBeforeExit()])
    loop.sender("a")
    loop.beginShutdown()
    #expect(loop.heldEffects.map(\.feedback) == ["save"])
    #expect(loop.isCompletingEffects)
  }

  @Test func `R36 the body of a revoked effect that has not begun does not begin`() {
    let sleeps = Effect<String>.run { try await $0.clock.sleep(for: .seconds(1)) }
    let works = { @Sendable (name: String) in
      Feedback<String, String>.react(when: { $0.hasSuffix("a") }, name) { _ in sleeps }
    }
    let loop = appendingLoop([works("save").completesBeforeExit(), works("load")], clock: clock)
    let observation = loop.observe { if $0.hasSuffix("a") { loop.beginShutdown() } }
    loop.start()
    withExtendedLifetime(observation) { loop.send("a") }
    #expect(loop.workingEffectCount == 1)
  }

  /// Each event takes a millisecond, and a drain on the main actor is cut after eight.
  @Test func `R36 events in the queue are reduced, also without an effect that completes`() async {
    let loop = FeedbackLoop<Int, Int>(
      initial: 0,
      reduce: Reducer { state, event in
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: .milliseconds(1))
        while clock.now < end {}
        state += event
      }, feedbacks: [])
    loop.start()
    for _ in 0..<40 { loop.sender(1) }
    loop.beginShutdown()
    await loop.effectsCompleted()
    #expect(loop.state == 40)
    loop.stop()
  }

  @Test(
    arguments: [
      { $0.debounced(for: .seconds(1)) }, { $0.delayed(by: .seconds(1)) },
      { $0.throttled(for: .seconds(1)) },
    ] as [@Sendable (Feedback<String, String>) -> Feedback<String, String>])
  func `R36 an effect that waits for a time starts at once`(
    wait: @Sendable (Feedback<String, String>) -> Feedback<String, String>
  ) {
    let loop = held([wait(saving).completesBeforeExit()])
    loop.send("a")
    loop.send("a")
    loop.beginShutdown()
    #expect(loop.heldEffects.map(\.feedback) == ["save"])
    #expect(clock.nextDeadline?.elapsed == .seconds(5), "only the limit is timed")
  }

  @Test func `R36 an effect that waits for a time is dropped if it is declared so`() {
    let loop = held([saving.debounced(for: .seconds(1)).completesBeforeExit(pending: .drop)])
    loop.send("a")
    loop.beginShutdown()
    #expect(loop.heldEffects.isEmpty)
    #expect(!loop.isCompletingEffects)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R36 a started effect completes even if effects that wait are dropped`() {
    let loop = held([saving.debounced(for: .seconds(1)).completesBeforeExit(pending: .drop)])
    loop.send("a")
    clock.advance(by: .seconds(1))
    loop.beginShutdown()
    #expect(loop.heldEffects.map(\.feedback) == ["save"])
    #expect(loop.isCompletingEffects)
  }

  @Test func `R36 a single timer fires at once, and a repeating one ends`() {
    let loop = held([
      .react(to: { $0 == "initial" ? 1 : nil }, "once") { _ in .after(.seconds(9), send: "late") }
        .completesBeforeExit(),
      .every(.seconds(9), "every", sends: "tick").completesBeforeExit(),
    ])
    loop.beginShutdown()
    #expect(loop.state == "initial_late")
    #expect(!loop.isCompletingEffects)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R36 an effect that a completing effect's answer requests completes, too`() {
    let loop = held([
      saving.completesBeforeExit(),
      .react(to: { $0.hasSuffix("saved") ? $0 : nil }, "upload") { _ in work }
        .debounced(for: .seconds(1)).completesBeforeExit(),
    ])
    loop.send("a")
    loop.beginShutdown()
    answer("save", of: loop, with: "saved")
    #expect(loop.isCompletingEffects)
    answer("upload", of: loop, with: "uploaded")
    #expect(loop.state == "initial_a_saved_uploaded")
    #expect(!loop.isCompletingEffects)
  }

  @Test func `R36 effects that wait for others complete one after another`() {
    let loop = held([
      .on({ $0.first == "w" ? $0 : nil }, "write", policy: .queue) { _, _ in work }
        .completesBeforeExit()
    ])
    loop.send("w1")
    loop.send("w2")
    loop.beginShutdown()
    answer("write", of: loop, with: "1")
    #expect(loop.isCompletingEffects)
    answer("write", of: loop, with: "2")
    #expect(!loop.isCompletingEffects)
  }

  @Test
  func `R36 feedbacks not declared to complete get no more states, and their events are dropped`() {
    let signal = Signal<String>()
    let loop = held([
      saving.completesBeforeExit(),
      .react(when: { _ in true }, "listen") { _ in signal.effect },
      .react(to: { $0 }, "other") { [log] state in .logged(state, in: log) },
    ])
    loop.send("a")
    loop.beginShutdown()
    signal.sendToAll("late")
    answer("save", of: loop, with: "saved")
    #expect(loop.state == "initial_a_saved")
    #expect(log.entries == ["start initial", "cancel initial", "start initial_a"])
    loop.stop()
    #expect(log.entries.last == "cancel initial_a", "the cancellation follows at the stop")
    #expect(signal.currentCount == 0)
  }

  @Test func `R36 bindings and observers get the states until the stop`() {
    let loop = held([saving.completesBeforeExit(), .binding("out") { [log] in log.add($0) }])
    loop.send("a")
    let recorder = Recorder(loop)
    loop.beginShutdown()
    answer("save", of: loop, with: "saved")
    #expect(log.entries.last == "initial_a_saved")
    #expect(recorder.states.last == "initial_a_saved")
  }

  @Test func `R36 an effect that exceeds its time limit is reported and revoked`() {
    let loop = held([
      saving.completesBeforeExit(within: .seconds(2)),
      .react(to: { $0.hasSuffix("a") ? 1 : nil }, "long") { _ in work }.completesBeforeExit(),
    ])
    loop.send("a")
    loop.beginShutdown()
    #expect(loop.incompleteFeedbacks == ["save", "long"])
    clock.advance(by: .seconds(2))
    #expect(diagnostics.entries == [.incompleteEffect(feedback: "save")])
    #expect(loop.incompleteFeedbacks == ["long"])
    clock.advance(by: .seconds(3))
    #expect(diagnostics.entries.last == .incompleteEffect(feedback: "long"))
    #expect(!loop.isCompletingEffects)
  }

  @Test func `R36 a feedback without effects at its time limit starts none afterwards`() {
    let loop = held([
      saving.completesBeforeExit(),
      .react(to: { $0.hasSuffix("saved") ? 1 : nil }, "upload") { _ in work }
        .completesBeforeExit(within: .seconds(2)),
    ])
    loop.send("a")
    loop.beginShutdown()
    clock.advance(by: .seconds(3))
    answer("save", of: loop, with: "saved")
    #expect(loop.state == "initial_a_saved")
    #expect(!loop.isCompletingEffects)
    #expect(diagnostics.entries == [])
  }

  @Test func `R36 an effect that fails has completed, and its error is reported`() {
    let loop = held([saving.completesBeforeExit()])
    loop.send("a")
    loop.beginShutdown()
    for run in loop.heldEffects { loop.fail(run, with: Failure()) }
    #expect(diagnostics.entries.count == 1)
    #expect(!loop.isCompletingEffects)
  }

  @Test func `R36 a shutdown waits for an effect of a child`() {
    let loop = held([
      saving.completesBeforeExit().pullback(state: .keyPath(\.self), event: Case({ $0 }, { $0 }))
    ])
    loop.send("a")
    loop.beginShutdown()
    #expect(loop.isCompletingEffects)
    answer("save", of: loop, with: "saved")
    #expect(loop.state == "initial_a_saved")
    #expect(!loop.isCompletingEffects)
  }

  @Test func `R36 a loop without effects to complete shuts down at once`() async {
    let loop = held([saving])
    loop.send("a")
    await loop.shutDown()
    #expect(loop.isStopped)
  }

  @Test func `R36 a stop ends the shutdown`() async {
    let loop = held([saving.completesBeforeExit()])
    loop.send("a")
    loop.beginShutdown()
    loop.stop()
    await loop.effectsCompleted()
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R36 resuming a loop during its shutdown starts no effect`() {
    let loop = held([saving.completesBeforeExit(), .react(to: { $0 }, "other") { _ in work }])
    loop.pause()
    loop.beginShutdown()
    loop.resume()
    #expect(loop.heldEffects.isEmpty)
  }

  @Test(.timeLimit(.minutes(30)))
  func `R36 a loop shuts down when its effects have completed`() async {
    let questions = HeldQuestions<String, String>()
    let loop = appendingLoop(
      [
        Feedback.react(to: { $0.hasSuffix("a") ? 1 : nil }, "ask") { _ in
          .perform { _ in await questions.ask("ready?") }
        }.completesBeforeExit()
      ], clock: clock)
    loop.start()
    loop.send("a")
    async let shutdown: Void = loop.shutDown()
    await questions.answer("ready?", with: "yes")
    await shutdown
    #expect(loop.state == "initial_a_yes")
    #expect(loop.isStopped)
  }

  @Test(.timeLimit(.minutes(30)))
  func `R36 a loop on its own actor shuts down when its effects have completed`() async {
    let questions = HeldQuestions<String, String>()
    let loop = LoopActor<String, String>(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: [
        Feedback.react(to: { $0.hasSuffix("a") ? 1 : nil }, "ask") { _ in
          .perform { _ in await questions.ask("ready?") }
        }.completesBeforeExit()
      ], clock: clock)
    await loop.start()
    await loop.send("a")
    async let shutdown: Void = loop.shutDown()
    await questions.answer("ready?", with: "yes")
    await shutdown
    #expect(await loop.state == "initial_a_yes")
  }

  /// Works for a state that ends with "a".
  private var saving: Feedback<String, String> {
    .react(to: { $0.hasSuffix("a") ? $0 : nil }, "save") { _ in work }
  }

  /// A started loop whose asynchronous effects wait for an answer.
  private func held(_ feedbacks: [Feedback<String, String>]) -> AppendingLoop {
    let loop = appendingLoop(feedbacks, clock: clock, diagnostics: diagnostics)
    loop.holdsEffects = true
    loop.start()
    return loop
  }

  private func answer(_ feedback: String, of loop: AppendingLoop, with event: String) {
    for run in loop.heldEffects.prefix(1) where run.feedback == feedback {
      loop.answer(run, with: [event])
    }
  }
}

/// An effect that a test answers.
private var work: Effect<String> { .perform { _ in nil } }

private struct Failure: Error {}
