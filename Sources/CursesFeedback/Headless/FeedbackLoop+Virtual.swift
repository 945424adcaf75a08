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
  /// An effect with a time limit counts as waiting for the clock if it has worked for a hundred
  /// milliseconds of real time, so that the clock can reach the limit of work that never ends.
  ///
  /// - Returns: False if the limit was reached first.
  package func settle(
    on clock: VirtualClock, within limit: Duration = .seconds(10)
  ) async -> Bool {
    var patience = Patience(limit)
    return await settle(on: clock, &patience)
  }

  /// Advances the clock, and lets the effects settle at the start and after each timer that fires
  /// and each sleeper that wakes, for at most `limit` of real time in total.
  ///
  /// - Returns: False if the limit was reached; after that, the clock advances without a wait.
  package func settle(
    on clock: VirtualClock, advancingBy duration: Duration, within limit: Duration = .seconds(10)
  ) async -> Bool {
    let end = clock.now.advanced(by: duration)
    var patience = Patience(limit)
    var hasSettled = await settle(on: clock, &patience)
    while clock.fireNext(by: end) {
      receiveNow()
      hasSettled = await settle(on: clock, &patience) && hasSettled
    }
    return hasSettled
  }

  /// How long effects are waited for: only the time in sleeps counts.
  private struct Patience {
    /// The time that remains for all effects.
    var time: Duration
    /// The time that remains for the work of effects with a time limit; it is renewed when the work
    /// waits or ends.
    var limitedTime = Duration.zero

    init(_ limit: Duration) {
      time = limit
      renew()
    }

    mutating func renew() { limitedTime = .milliseconds(100) }
  }

  /// Waits until the effects have settled.
  private func settle(on clock: VirtualClock, _ patience: inout Patience) async -> Bool {
    var sleepCount = 0
    while true {
      if isSettled(on: clock, countsLimits: false) {
        patience.renew()
        return true
      }
      let onlyLimitedWork = isSettled(on: clock, countsLimits: true)
      if onlyLimitedWork, patience.limitedTime <= .zero { return true }
      guard patience.time > .zero else { return false }
      // On a main actor that is busy with other tests, each sleep ends late: longer sleeps after the
      // first hundred keep their number low.
      let sleep = Duration.milliseconds(sleepCount < 100 ? 1 : 20)
      sleepCount += 1
      patience.time -= sleep
      if onlyLimitedWork { patience.limitedTime -= sleep }
      // Effects wait for the outside world, in real time. If the sleep is cancelled, the next check
      // only comes sooner.
      try? await ContinuousClock().sleep(for: sleep)
      receiveNow()
    }
  }

  /// Whether all effects are asleep, also after the events that they have sent.
  private func isSettled(on clock: VirtualClock, countsLimits: Bool) -> Bool {
    guard isAsleep(on: clock, countsLimits: countsLimits) else { return false }
    // An effect may have sent an event before it began to sleep.
    receiveNow()
    return isAsleep(on: clock, countsLimits: countsLimits)
  }
}
