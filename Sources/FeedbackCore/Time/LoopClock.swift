/// The clock of a loop, which also has timers.
///
/// A timer is scheduled on the clock, and no task sleeps for it. On a ``VirtualClock`` it therefore
/// fires synchronously, in order and exactly at its time, and so does the next timer that it leads
/// to.
public protocol LoopClock: Clock where Duration == Swift.Duration {
  /// Calls the action when the duration has passed, once or repeatedly, until cancelled.
  ///
  /// Repetitions do not drift; missed ticks are left out.
  func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation
}

extension LoopClock {
  /// Schedules a timer that sleeps in a task of its own.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    let first = now.advanced(by: duration)
    let task = Task { @MainActor in
      var deadline = first
      repeat {
        // Only a cancellation ends a sleep early, and the timer with it.
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

extension SuspendingClock: LoopClock {}

extension ContinuousClock: LoopClock {}
