public import FeedbackCore

/// A `ContinuousClock` whose timers are timers of Dispatch's main queue.
///
/// A waiting timer does not wake the program before its deadline. Unlike ``now``, timers stand
/// still while the system sleeps.
public struct MainQueueClock: LoopClock {
  private let time = ContinuousClock()

  /// Makes a clock; all clocks of this type have the same time.
  public init() {}

  /// The time of a `ContinuousClock`.
  public var now: ContinuousClock.Instant { time.now }

  /// The resolution of a `ContinuousClock`.
  public var minimumResolution: Duration { time.minimumResolution }

  /// Suspends the task like a `ContinuousClock`.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await time.sleep(until: deadline, tolerance: tolerance)
  }

  /// Starts a timer of the main queue, without a task.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    let timer = MainQueueTimer()
    timer.start(after: duration, repeats: repeats, action)
    return Cancellation { timer.cancel() }
  }
}
