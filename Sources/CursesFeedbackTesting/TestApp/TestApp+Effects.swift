public import CursesFeedback
public import Testing

/// Events, time and effects.
///
/// A waiting effect is a held one: it does not run, but waits until the test answers it. The first
/// waiting effect is the one that was started first.
extension TestApp {
  /// Sends an event from outside the loop.
  public func send(_ event: Running.Event, sourceLocation: SourceLocation = #_sourceLocation) {
    step("send \(event)", sourceLocation) { app.loop.send(event) }
  }

  /// Opens a path, as the option `--open` does at the start: `try app.open("films/42")`.
  ///
  /// - Throws: `PathError` if the application has no such path.
  public func open(
    _ path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws(PathError) {
    try step("open \(path)", sourceLocation) { () throws(PathError) in try app.open(path) }
  }

  /// Advances the clock; due timers fire in the order of their times.
  ///
  /// An effect that sleeps on the clock wakes; how far it goes on before the call returns depends on
  /// the machine. If it sleeps several times within the duration, use
  /// ``settle(advancingBy:sourceLocation:)``.
  ///
  /// At each deadline that changes the state, the view is made, drawn, and compared with the screen.
  /// Without these frames, an advance over thousands of deadlines takes a fraction of the time:
  ///
  /// ```swift
  /// app.terminal.isReading = false
  /// app.advance(by: .seconds(6600))
  /// app.terminal.isReading = true
  /// ```
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step("advance by \(duration)", sourceLocation) { app.advance(by: duration) }
  }

  /// Answers the first waiting effect of a feedback, as if it had sent the event and ended.
  ///
  /// The test fails if no effect of the feedback waits.
  public func answer(
    _ feedback: String, with event: Running.Event,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = pendingRun(of: feedback, sourceLocation) else { return }
    step("answer \(run) with \(event)", sourceLocation) { app.loop.answer(run, with: [event]) }
  }

  /// Ends the first waiting effect of a feedback, as if it had ended without an event.
  ///
  /// The test fails if no effect of the feedback waits.
  public func answer(_ feedback: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let run = pendingRun(of: feedback, sourceLocation) else { return }
    step("answer \(run)", sourceLocation) { app.loop.answer(run, with: []) }
  }

  /// Sends an event as if by the first waiting effect of a feedback, which keeps waiting.
  ///
  /// The test fails if no effect of the feedback waits.
  public func send(
    _ event: Running.Event, from feedback: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = pendingRun(of: feedback, sourceLocation) else { return }
    step("send \(event) from \(run)", sourceLocation) { app.loop.send(event, from: run) }
  }

  /// Fails the first waiting effect of a feedback, as if it had thrown an error.
  ///
  /// The test fails if no effect of the feedback waits.
  public func fail(
    _ feedback: String, with error: any Error, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = pendingRun(of: feedback, sourceLocation) else { return }
    step("fail \(run) with \(error)", sourceLocation) { app.loop.fail(run, with: error) }
  }

  /// Begins the first waiting effect of a feedback; ``settle(sourceLocation:)`` waits for its end.
  ///
  /// The test fails if no effect of the feedback waits for an answer.
  public func letRun(_ feedback: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let run = pendingRun(of: feedback, sourceLocation) else { return }
    step("let \(run) run", sourceLocation) { app.loop.begin(run) }
  }

  /// Waits until each running effect has ended or waits for the clock or for a new value of its
  /// request (`RequestValues`); the test fails after 10 s.
  ///
  /// An effect with a time limit (`timeout(after:)`) counts as waiting for the clock if its work
  /// takes more than 100 ms of real time, so that the clock can reach the limit of work that never
  /// ends. An effect of several tasks counts as waiting as soon as one of them waits.
  public func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    step("settle", sourceLocation) {}
    expectSettled(await app.settle(), sourceLocation)
  }

  /// Advances the clock, and lets the effects settle before the first deadline and after each one;
  /// the test fails after 10 s in total.
  ///
  /// Timers fire and sleeping effects wake one after another, in the order of their deadlines. An
  /// effect that sleeps several times within the duration goes on after each sleep.
  public func settle(
    advancingBy duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    step("settle, advancing by \(duration)", sourceLocation) {}
    expectSettled(await app.settle(advancingBy: duration), sourceLocation)
  }

  private func expectSettled(_ hasSettled: Bool, _ sourceLocation: SourceLocation) {
    update()
    if !hasSettled { report.fail(app.loop.unsettled(on: app.clock), sourceLocation) }
  }

  private func pendingRun(
    of feedback: String, _ sourceLocation: SourceLocation
  ) -> RunDescription? {
    if let held = app.loop.heldEffects.first(where: { $0.feedback == feedback }) { return held }
    report.fail(
      "No effect of \"\(feedback)\" waits for an answer. Waiting effects: \(list(pendingEffects)).",
      sourceLocation)
    return nil
  }
}

extension FeedbackLoop {
  /// The failure of a `settle` that has reached its limit.
  func unsettled(on clock: VirtualClock) -> String {
    let names = awakeEffects(on: clock).map { "\($0)" }.joined(separator: ", ")
    return "The effects have not settled within 10 s."
      + (names.isEmpty ? "" : " Effects at work: \(names).")
  }
}
