public import Testing

/// Effects that do their own work in a test, instead of waiting for its answers.
extension TestLoop {
  /// Lets the body of an asynchronous effect that waits do its work, and waits until that has ended
  /// or waits for the loop's clock.
  ///
  /// The events that it sends have to be received. Fails after ten seconds.
  ///
  /// - Parameters:
  ///   - feedback: The name of its feedback; the first of its runs that wait is meant.
  ///   - key: The key of its request, from the outermost collection inwards.
  ///   - sourceLocation: Where a failure is reported.
  public func letRun(
    _ feedback: String, key: any Hashable & Sendable...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let run = waitingRun(of: feedback, RunKey(path: key), sourceLocation) else { return }
    step(sourceLocation) { loop.begin(run) }
    let time = ContinuousClock()
    let deadline = time.now.advanced(by: .seconds(10))
    while loop.workingEffectCount > clock.sleeperCount {
      guard time.now < deadline else {
        return recordFailure("\(run) has not ended within 10 s.", sourceLocation)
      }
      // The body may wait for the world outside, whose time no virtual clock knows.
      try? await time.sleep(for: .milliseconds(1))
      update()
    }
  }
}
