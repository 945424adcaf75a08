extension EffectRunner {
  /// Begins the waiting bodies.
  @inlinable
  func beginBodies() {
    if !waitingOrder.isEmpty { beginWaitingBodies() }
  }

  @usableFromInline
  func beginWaitingBodies() {
    guard !holdsBodies else { return }
    let runs = waitingOrder
    waitingOrder = []
    for run in runs { begin(run) }
  }

  /// An asynchronous body that has not begun.
  struct Job: Sendable {
    let work: Effect<Event>.Work
    let recover: (@Sendable (any Error) -> Event)?
    let key: RunKey

    /// Works, and returns the answer together with the end of the run: an event that is reduced
    /// between the two would find a run that has answered and still works.
    @concurrent
    func end(of run: RunID, _ context: RunContext<Event>) async -> [Mail] {
      do {
        try Task.checkCancellation()
        guard let answer = try await work(context) else { return [.finished(run, nil)] }
        return [.event(.event(answer), from: .run(run), nil), .finished(run, nil)]
      } catch {
        // A cancellation makes no event, whatever error a library makes of it.
        return Task.isCancelled
          ? [.finished(run, CancellationError())] : end(of: run, throwing: error)
      }
    }

    /// The answer to an error, if any, and the end of the run.
    func end(of run: RunID, throwing error: any Error) -> [Mail] {
      guard !(error is CancellationError), let answer = recover?(error) else {
        return [.finished(run, error)]
      }
      return [.event(.event(answer), from: .run(run), nil), .finished(run, nil)]
    }
  }
}
