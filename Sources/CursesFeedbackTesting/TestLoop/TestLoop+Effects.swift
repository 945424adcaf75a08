public import Testing

/// What becomes of effects: the test answers in their place.
extension TestLoop {
  /// Answers an asynchronous effect that waits, as if it had sent this event and ended, and claims
  /// what the event changes.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; where several runs wait, the first is meant.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - event: What it sends.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Changes the state before into the one after.
  public func answer(
    _ feedback: String, key: any Hashable & Sendable..., with event: Event,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.answer(run, with: [event]) }
    claimNext(sourceLocation, change)
  }

  /// Answers an asynchronous effect that waits, as if it had ended without an event.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; where several runs wait, the first is meant.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - sourceLocation: Where a failure is reported.
  public func answer(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.answer(run, with: []) }
  }

  /// Sends an event as an asynchronous effect that waits and goes on waiting, and claims what the
  /// event changes.
  ///
  /// - Parameters:
  ///   - event: What the effect sends.
  ///   - feedback: The name of its feedback; where several runs wait, the first is meant.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Changes the state before into the one after.
  public func send(
    _ event: Event, from feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.send(event, from: run) }
    claimNext(sourceLocation, change)
  }

  /// Lets an asynchronous effect fail that waits, as if it had thrown an error.
  ///
  /// The event that the effect makes of its error, if it does, waits to be received.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; where several runs wait, the first is meant.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - error: What it throws.
  ///   - sourceLocation: Where a failure is reported.
  public func fail(
    _ feedback: String, key: any Hashable & Sendable..., with error: any Error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.fail(run, with: error) }
  }

  /// Lets an asynchronous effect fail that waits, as if it had thrown an error, and claims what the
  /// event changes that the effect makes of it, whatever event that is.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; where several runs wait, the first is meant.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - error: What it throws.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Changes the state before into the one after.
  public func fail(
    _ feedback: String, key: any Hashable & Sendable..., with error: any Error,
    sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout State) -> Void
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.fail(run, with: error) }
    claimNext(sourceLocation, change)
  }

  private func waitingRun(
    of feedback: String, _ key: RunKey, _ sourceLocation: SourceLocation
  ) -> RunDescription? {
    look()
    let isMeant = { (run: RunDescription) in run.feedback == feedback && run.key == key }
    if let run = loop.heldEffects.first(where: isMeant) { return run }
    let name = key.request(of: feedback)
    recordFailure(
      "\(name) does not wait for an answer. What goes on: \(list(unclaimed.running)).",
      sourceLocation)
    return nil
  }
}
