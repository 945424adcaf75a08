public import CursesFeedback
public import Testing

/// Claims of events, of their changes of the state, and of starts and cancellations of effects.
///
/// The test fails for each result of a step that it does not claim before the next step, if
/// ``TestApp/exhaustivity`` has the kind of the result. Other results need not be claimed: without
/// ``Exhaustivity/events``, `receive` passes over the events that it does not expect.
extension TestApp {
  /// Claims the next event, which has to meet a condition, and the event's change of the state.
  ///
  /// - Parameters:
  ///   - isExpected: Whether an event meets the condition.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Makes the state after the event from the state before it.
  public func receive(
    where isExpected: (Running.Event) -> Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Running.State) -> Void = { _ in }
  ) {
    receive(sourceLocation, change, where: isExpected) { event in
      guard let event else { return "There is no event to receive." }
      return "The next event does not meet the condition: \(event)."
    }
  }

  /// Claims the start of a run.
  ///
  /// The test fails if the last step has not started it, or if its start was claimed before.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - sourceLocation: Where a failure is reported.
  public func expectStart(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let key = RunKey(path: key)
    let starts = list(unclaimed.starts.map(\.run))
    expect(
      unclaimed.takeStart(feedback, key),
      else: "\(key.request(of: feedback)) was not started. Unclaimed starts: \(starts).",
      sourceLocation)
  }

  /// Claims the cancellation of a run before its end.
  ///
  /// The test fails if the last step has not cancelled it, or if that was claimed before.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - sourceLocation: Where a failure is reported.
  public func expectCancel(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let key = RunKey(path: key)
    let cancels = list(unclaimed.cancels)
    expect(
      unclaimed.takeCancel(feedback, key),
      else: "\(key.request(of: feedback)) was not cancelled. Unclaimed cancellations: \(cancels).",
      sourceLocation)
  }

  /// Expects that runs of exactly these feedbacks are active, in any order: one name for each run.
  public func expectRunning(
    _ feedbacks: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    update()  // An asynchronous effect can have ended since the last step.
    let running = unclaimed.running
    expect(
      running.map(\.run.feedback).sorted() == feedbacks.sorted(),
      else: "The active runs are \(list(running)), and not \(list(feedbacks)).", sourceLocation)
  }

  /// Claims that no result is unclaimed and that the expected runs are active, and stops the
  /// application.
  ///
  /// With ``Exhaustivity/running``, no other run may be active.
  ///
  /// - Parameters:
  ///   - expected: The feedbacks with active runs, one entry for each run.
  ///   - sourceLocation: Where a failure is reported.
  public func finish(
    running expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    update()
    unclaimed.finish(running: expected, sourceLocation)
    app.loop.stop()
  }

  private func receive(
    _ sourceLocation: SourceLocation, _ change: (inout Running.State) -> Void,
    where isExpected: (Running.Event) -> Bool, else failure: (Running.Event?) -> String
  ) {
    guard let reduced = unclaimed.takeEvent(where: isExpected) else {
      return report.fail(
        "\(failure(nil)) Active runs: \(list(unclaimed.running)).", sourceLocation)
    }
    guard isExpected(reduced.event) else {
      return report.fail(failure(reduced.event), sourceLocation)
    }
    let difference = reduced.failure(
      ofClaim: change, isExact: exhaustivity.contains(.changes))
    expect(difference == nil, else: difference ?? "", sourceLocation)
  }
}

extension TestApp where Running.Event: Equatable {
  /// Claims the next event, and its change of the state.
  ///
  /// The test fails if there is no event, or if the event or its change is another one. Without
  /// ``Exhaustivity/events``, the next event that is equal is claimed; without
  /// ``Exhaustivity/changes``, only the changes that the closure makes.
  ///
  /// - Parameters:
  ///   - event: The expected event.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Makes the state after the event from the state before it.
  public func receive(
    _ event: Running.Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Running.State) -> Void = { _ in }
  ) {
    receive(sourceLocation, change, where: { $0 == event }) { other in
      guard let other else { return "There is no event to receive; \(event) was claimed." }
      return "The next event differs from the claimed one.\n\n"
        + difference(from: event, to: other)
    }
  }
}
