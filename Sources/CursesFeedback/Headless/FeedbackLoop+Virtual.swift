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

  /// Waits until each running effect has ended or waits for the clock or for a new value of its
  /// request, for at most `limit` of real time; other work of the main actor meanwhile, such as
  /// other tests, does not count.
  ///
  /// An effect with a time limit counts as waiting for the clock even while it works, so the call
  /// does not wait for its work.
  ///
  /// - Returns: False if the limit was reached first.
  package func settle(
    on clock: VirtualClock, within limit: Duration = .seconds(10)
  ) async -> Bool {
    var sleeps = Self.sleeps(in: limit)
    return await settle(on: clock, sleeps: &sleeps)
  }

  /// Advances the clock, and lets the effects settle at the start and after each timer that fires
  /// and each sleeper that wakes, for at most `limit` of real time in total.
  ///
  /// - Returns: False if the limit was reached; after that, the clock advances without a wait.
  package func settle(
    on clock: VirtualClock, advancingBy duration: Duration, within limit: Duration = .seconds(10)
  ) async -> Bool {
    let end = clock.now.advanced(by: duration)
    var sleeps = Self.sleeps(in: limit)
    var hasSettled = await settle(on: clock, sleeps: &sleeps)
    while clock.fireNext(by: end) {
      receiveNow()
      hasSettled = await settle(on: clock, sleeps: &sleeps) && hasSettled
    }
    return hasSettled
  }

  private static func sleeps(in limit: Duration) -> Double { limit / .milliseconds(1) }

  /// Waits until the effects have settled.
  ///
  /// - Parameter sleeps: The number of sleeps of a millisecond that remain.
  private func settle(on clock: VirtualClock, sleeps: inout Double) async -> Bool {
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
