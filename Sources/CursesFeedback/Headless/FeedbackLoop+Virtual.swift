package import FeedbackCore

/// A loop on a virtual clock.
extension FeedbackLoop {
  /// Advances the clock; due timers fire in the order of their deadlines, each at its own.
  ///
  /// Events in the mailbox, such as those of callbacks that a timer calls, are reduced before the
  /// timers of the next deadline fire.
  package func advance(_ clock: VirtualClock, by duration: Duration) {
    let end = clock.now.advanced(by: duration)
    while let deadline = clock.nextDeadline, deadline <= end {
      clock.advance(to: deadline)
      receiveNow()
    }
    clock.advance(to: end)
  }

  /// Waits until each running effect has ended or waits for the clock, for at most `limit` of real
  /// time; other work of the main actor meanwhile, such as other tests, does not count.
  ///
  /// An effect with a time limit counts as waiting for the clock even while it works, so the call
  /// does not wait for its work.
  ///
  /// - Returns: False if the limit was reached first.
  package func settle(
    on clock: VirtualClock, within limit: Duration = .seconds(10)
  ) async -> Bool {
    var sleeps = limit / .milliseconds(1)
    while true {
      if isAsleep(on: clock) {
        // An effect may have sent an event before it began to sleep.
        receiveNow()
        if isAsleep(on: clock) { return true }
      }
      guard sleeps > 0 else { return false }
      sleeps -= 1
      // Effects wait for the outside world, in real time. If the sleep is cancelled, the next check
      // only comes sooner.
      try? await ContinuousClock().sleep(for: .milliseconds(1))
      receiveNow()
    }
  }
}
