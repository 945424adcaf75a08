import CursesFeedback
public import Testing

/// Effects that run in a test, instead of waiting for its answers.
extension TestLoop {
  /// Runs the body of a waiting asynchronous effect, and waits until each running body has ended or
  /// waits for the loop's clock or for a new value of its request (`RequestValues`).
  ///
  /// The events that it sends are claimed by `receive`. The test fails after ten seconds; other
  /// work of the main actor meanwhile, such as other tests, does not count. A body with a time
  /// limit (`timeout(after:)`) counts as waiting for the clock if it works for more than 100 ms, so
  /// that the clock can reach the limit of work that never ends. A body of several tasks counts as
  /// waiting as soon as one of them waits. A body whose last event ends its own request is cancelled
  /// unless it returns first; `finish(_:)` of its context sends the event and ends the run at once.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; if several runs wait, the oldest is used.
  ///   - key: If its feedback belongs to a child in a collection, the child's identity (in nested
  ///     collections, that of each child, the outermost first); then, if the feedback has many
  ///     requests (`react(toEach:)`), the key of its request. Empty if there is neither.
  ///   - sourceLocation: Where a failure is reported.
  public func letRun(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.begin(run) }
    expectSettled(await loop.settle(on: clock), sourceLocation)
  }

  /// Advances the clock, and lets the running bodies settle before the first deadline and after each
  /// one: until each has ended or waits for the clock or for a new value of its request.
  ///
  /// Timers fire and sleeping bodies wake one after another, in the order of their deadlines. The
  /// events are claimed by `receive`. The test fails after 10 s in total.
  public func settle(
    advancingBy duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    step(sourceLocation) {}
    expectSettled(await loop.settle(on: clock, advancingBy: duration), sourceLocation)
  }

  private func expectSettled(_ hasSettled: Bool, _ sourceLocation: SourceLocation) {
    update()
    if !hasSettled { recordFailure(loop.unsettled(on: clock), sourceLocation) }
  }
}
