import CursesDriver
import FeedbackCore

/// The clock of a program whose main thread waits for the terminal and for timers at once.
///
/// The wait for input also ends at the deadline of a timer, such as the one for the next frame, so
/// no other thread wakes up for a timer.
///
/// Timers that are scheduled on another thread, or while ``MainLoop`` does not run, are timers of
/// the main queue (``MainQueueClock``).
struct MainLoopClock: LoopClock {
  private let clock = MainQueueClock()

  var now: ContinuousClock.Instant { clock.now }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  func schedule(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) -> Cancellation {
    guard MainLoop.isHere else {
      return clock.schedule(after: duration, repeats: repeats, action)
    }
    let timer = MainActor.assumeIsolated {
      MainLoop.startTimer(after: duration, repeats: repeats, action)
    }
    return Cancellation {
      if MainLoop.isHere {
        MainActor.assumeIsolated { MainLoop.cancelTimer(timer) }
      } else {
        Task { @MainActor in MainLoop.cancelTimer(timer) }
      }
    }
  }
}
