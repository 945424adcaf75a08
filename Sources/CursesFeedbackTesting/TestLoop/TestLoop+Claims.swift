public import Testing

/// Claims: what the step before has led to.
extension TestLoop {
  /// Claims that a run was started.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - sourceLocation: Where a failure is reported.
  public func expectStart(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    look()
    let key = RunKey(path: key)
    guard !unclaimed.takeStart(feedback, key) else { return }
    recordMissing(key, of: feedback, "started", beside: unclaimed.starts.map(\.run), sourceLocation)
  }

  /// Claims that a run was cancelled while it worked.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - sourceLocation: Where a failure is reported.
  public func expectCancel(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    look()
    let key = RunKey(path: key)
    guard !unclaimed.takeCancel(feedback, key) else { return }
    recordMissing(key, of: feedback, "cancelled", beside: unclaimed.cancels, sourceLocation)
  }

  private func recordMissing(
    _ key: RunKey, of feedback: String, _ what: String, beside others: [RunDescription],
    _ sourceLocation: SourceLocation
  ) {
    recordFailure(
      """
      \(key.request(of: feedback)) was not \(what). What was, and is not claimed: \(list(others)).
      """, sourceLocation)
  }

  /// Claims the event that came next, by a condition, and what it has changed.
  ///
  /// - Parameters:
  ///   - isExpected: Whether an event may be the one.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Changes the state before into the one after.
  public func receive(
    where isExpected: (Event) -> Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    receive(sourceLocation, change, where: isExpected) { event in
      guard let event else { return "No event came." }
      return "The event that came is not the one that was claimed: \(event)."
    }
  }

  private func receive(
    _ sourceLocation: SourceLocation, _ change: (inout State) -> Void,
    where isExpected: (Event) -> Bool, else failure: (Event?) -> String
  ) {
    look()
    guard let happening = unclaimed.takeEvent(where: isExpected) else {
      recordFailure(
        "\(failure(nil)) What goes on: \(list(unclaimed.running)).", sourceLocation)
      return
    }
    guard isExpected(happening.event) else {
      state = happening.after
      recordFailure(failure(happening.event), sourceLocation)
      return
    }
    claim(happening, sourceLocation, change)
  }
}

extension TestLoop where Event: Equatable {
  /// Claims the event that came next, and what it has changed.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Changes the state before into the one after.
  public func receive(
    _ event: Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    receive(sourceLocation, change, where: { $0 == event }) { other in
      guard let other else { return "No event came; \(event) was claimed." }
      return "Another event came than the one that was claimed.\n\n"
        + difference(from: event, to: other)
    }
  }
}
