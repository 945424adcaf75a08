public import FeedbackCore

/// The clock of a program that waits at a terminal: a `ContinuousClock` whose timers are those of
/// the main queue.
///
/// They cost nothing while they wait: a program whose timers are all far away is not woken. They
/// stand still while the system sleeps, where the time that ``now`` tells goes on.
public struct MainQueueClock: LoopClock {
  private let time = ContinuousClock()

  /// Makes a clock; all of them tell the same time.
  public init() {}

  /// The time, as a `ContinuousClock` tells it.
  public var now: ContinuousClock.Instant { time.now }

  /// As fine as a `ContinuousClock`.
  public var minimumResolution: Duration { time.minimumResolution }

  /// Waits in the task, as with a `ContinuousClock`.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await time.sleep(until: deadline, tolerance: tolerance)
  }

  /// Waits in the main queue, without a task.
  public func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    let timer = MainQueueTimer()
    timer.start(after: duration, repeats: repeats, action)
    return Cancellation { timer.cancel() }
  }
}
