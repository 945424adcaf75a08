public import Testing

/// The test answers in place of asynchronous effects.
extension TestLoop {
  /// Answers a waiting asynchronous effect, as if it had sent this event and ended, and claims the
  /// event's change of the state.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; if several runs wait, the oldest is used.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - event: The event that the effect sends.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Makes the state after the event from the state before it.
  public func answer(
    _ feedback: String, key: any Hashable & Sendable..., with event: Event,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.answer(run, with: [event]) }
    claimNext(sourceLocation, change)
  }

  /// Answers a waiting asynchronous effect, as if it had ended without an event.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; if several runs wait, the oldest is used.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - sourceLocation: Where a failure is reported.
  public func answer(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.answer(run, with: []) }
  }

  /// Sends an event as if by a waiting asynchronous effect, which keeps waiting, and claims the
  /// event's change of the state.
  ///
  /// - Parameters:
  ///   - event: The event that the effect sends.
  ///   - feedback: The name of its feedback; if several runs wait, the oldest is used.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Makes the state after the event from the state before it.
  public func send(
    _ event: Event, from feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.send(event, from: run) }
    claimNext(sourceLocation, change)
  }

  /// Fails a waiting asynchronous effect, as if it had thrown an error.
  ///
  /// If the effect makes an event of its error, that event is claimed by `receive`. It makes none
  /// of a `CancellationError`.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; if several runs wait, the oldest is used.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - error: The error that the effect throws.
  ///   - sourceLocation: Where a failure is reported.
  public func fail(
    _ feedback: String, key: any Hashable & Sendable..., with error: any Error,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.fail(run, with: error) }
  }

  /// Fails a waiting asynchronous effect, as if it had thrown an error, and claims the event that
  /// the effect makes of the error, whichever it is, and the event's change of the state.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; if several runs wait, the oldest is used.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - error: The error that the effect throws.
  ///   - sourceLocation: Where a failure is reported.
  ///   - change: Makes the state after the event from the state before it.
  public func fail(
    _ feedback: String, key: any Hashable & Sendable..., with error: any Error,
    sourceLocation: SourceLocation = #_sourceLocation, _ change: (inout State) -> Void
  ) {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.fail(run, with: error) }
    claimNext(sourceLocation, change)
  }

  func waitingRun(
    of feedback: String, _ key: RunKey, _ sourceLocation: SourceLocation
  ) -> RunDescription? {
    update()
    let isMeant = { (run: RunDescription) in run.feedback == feedback && run.key == key }
    if let run = loop.heldEffects.first(where: isMeant) { return run }
    let name = key.request(of: feedback)
    recordFailure(
      "\(name) does not wait for an answer. Active runs: \(list(unclaimed.running)).",
      sourceLocation)
    return nil
  }
}
