public import Testing

/// Claims of the results of the last step: see ``TestLoop``.
extension TestLoop {
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
    update()
    let key = RunKey(path: key)
    guard !unclaimed.takeStart(feedback, key) else { return }
    let starts = list(unclaimed.starts.map(\.run))
    recordFailure(
      "\(key.request(of: feedback)) was not started. Unclaimed starts: \(starts).", sourceLocation)
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
    update()
    let key = RunKey(path: key)
    guard !unclaimed.takeCancel(feedback, key) else { return }
    let cancels = list(unclaimed.cancels)
    recordFailure(
      "\(key.request(of: feedback)) was not cancelled. Unclaimed cancellations: \(cancels).",
      sourceLocation)
  }

  /// Claims the next event, which has to meet a condition, and the event's change of the state.
  ///
  /// The test fails if there is no event, if it does not meet the condition, or if its change is
  /// another one. Without ``Exhaustivity/events``, the next event that meets the condition is
  /// claimed.
  ///
  /// - Parameters:
  ///   - isExpected: Whether an event meets the condition.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Makes the state after the event from the state before it.
  public func receive(
    where isExpected: (Event) -> Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    receive(sourceLocation, change, where: isExpected) { event in
      guard let event else { return "There is no event to receive." }
      return "The next event does not meet the condition: \(event)."
    }
  }

  private func receive(
    _ sourceLocation: SourceLocation, _ change: (inout State) -> Void,
    where isExpected: (Event) -> Bool, else failure: (Event?) -> String
  ) {
    update()
    guard let reduced = unclaimed.takeEvent(where: isExpected) else {
      recordFailure(
        "\(failure(nil)) Active runs: \(list(unclaimed.running)).", sourceLocation)
      return
    }
    guard isExpected(reduced.event) else {
      state = reduced.after
      recordFailure(failure(reduced.event), sourceLocation)
      return
    }
    claim(reduced, sourceLocation, change)
  }
}

extension TestLoop where Event: Equatable {
  /// Claims the next event, and its change of the state.
  ///
  /// The test fails if there is no event, or if the event or its change is another one. Without
  /// ``Exhaustivity/events``, the next event that is equal is claimed.
  ///
  /// - Parameters:
  ///   - event: The expected event.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Makes the state after the event from the state before it.
  public func receive(
    _ event: Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    receive(sourceLocation, change, where: { $0 == event }) { other in
      guard let other else { return "There is no event to receive; \(event) was claimed." }
      return "The next event differs from the claimed one.\n\n"
        + difference(from: event, to: other)
    }
  }
}
