public import Testing

/// Effects that run in a test, instead of waiting for its answers.
extension TestLoop {
  /// Runs the body of a waiting asynchronous effect, and waits until each running body has ended or
  /// waits for the loop's clock.
  ///
  /// The events that it sends are claimed by `receive`. The test fails after ten seconds; other
  /// work of the main actor meanwhile, such as other tests, does not count. A body with a time
  /// limit (`timeout(after:)`) counts as waiting for the clock while it works, because the limit
  /// itself waits for the clock: the function may return before the end of such a body.
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
    var sleeps = Duration.seconds(10) / .milliseconds(1)
    while true {
      if loop.isAsleep(on: clock) {
        // An effect may have sent an event before it began to sleep.
        update()
        if loop.isAsleep(on: clock) { return }
      }
      guard sleeps > 0 else {
        return recordFailure(
          "\(run) has neither ended nor waited for the clock within 10 s.", sourceLocation)
      }
      // The body may wait for the outside world, in real time. After a cancelled sleep, the next
      // check only comes sooner.
      sleeps -= 1
      try? await ContinuousClock().sleep(for: .milliseconds(1))
      update()
    }
  }
}
