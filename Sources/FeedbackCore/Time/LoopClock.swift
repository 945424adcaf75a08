/// Where a loop's time comes from: a clock that can also call back.
///
/// Timers are asked of the clock and not slept for in a task, so that under a ``VirtualClock``
/// they fire synchronously, in order, at exactly their time; what the loop does then, as starting
/// the next timer, happens at that time too.
public protocol LoopClock: Clock where Duration == Swift.Duration {
  /// Calls the action when the duration has passed and, if it repeats, again after each such
  /// duration, until the cancellation is called or released.
  ///
  /// Repeats do not drift; ticks that were missed are left out.
  func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation
}

extension LoopClock {
  /// Waits in a task of its own.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    let first = now.advanced(by: duration)
    let task = Task { @MainActor in
      var deadline = first
      repeat {
        // Only a cancellation ends a sleep early; then there is nothing left to do.
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
