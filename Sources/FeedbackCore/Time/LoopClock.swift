/// Where a loop's time comes from: a clock that can also call back.
///
/// Timers are asked of the clock and not slept for in a task, so that under a ``VirtualClock``
/// they fire synchronously, in order, at exactly their time.
public protocol LoopClock: Clock where Duration == Swift.Duration {
  /// Calls the action when the duration has passed and, where it repeats, again after each such
  /// duration, until cancelled. Ticks that were missed are left out.
  func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @Sendable () -> Void
  ) -> Cancellation
}

extension LoopClock {
  /// Waits in a task of its own.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let start = now
    let task = Task { @concurrent in
      var deadline = start.advanced(by: duration)
      repeat {
        // Only a cancellation ends a sleep early; then there is nothing left to do.
        guard (try? await sleep(until: deadline, tolerance: nil)) != nil else { return }
        action()
        deadline = max(deadline, now).advanced(by: duration)
      } while repeats
    }
    return Cancellation { task.cancel() }
  }
}

extension ContinuousClock: LoopClock {}
extension SuspendingClock: LoopClock {}
