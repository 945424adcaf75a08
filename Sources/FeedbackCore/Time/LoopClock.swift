/// A clock with timers, for a loop.
///
/// The loop schedules its timers on the clock. The clocks of the standard library sleep in a task
/// for each timer. A ``VirtualClock`` needs no task: its timers fire synchronously while it is
/// advanced, in the order of their deadlines and each exactly at its deadline, even a timer that
/// another one schedules as it fires.
public protocol LoopClock: Clock where Duration == Swift.Duration {
  /// Calls the action when the duration has passed, once or repeatedly, until cancelled.
  ///
  /// A call that is late by less than the duration does not delay the next one. If a call is late
  /// by more, the missed calls are left out, and the next one comes at most a duration after the
  /// late one.
  func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation
}

extension LoopClock {
  /// Schedules a timer that sleeps in a task of its own.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    let duration = duration.bounded
    let first = now.advanced(by: duration)
    let task = Task { @MainActor in
      var deadline = first
      repeat {
        // Only a cancellation ends a sleep early; it also ends the timer.
        guard (try? await sleep(until: deadline, tolerance: nil)) != nil, !Task.isCancelled
        else { return }
        action()
        deadline = deadline.advanced(by: duration)
        if deadline < now { deadline = now.advanced(by: duration) }
      } while repeats
    }
    return Cancellation { task.cancel() }
  }
}

extension Duration {
  /// From zero to three centuries: the clocks of the standard library end the program if the
  /// instant is further away, as for a time that stands for no limit.
  var bounded: Duration { max(.zero, min(self, .seconds(9_000_000_000))) }
}

extension SuspendingClock: LoopClock {}

extension ContinuousClock: LoopClock {}
