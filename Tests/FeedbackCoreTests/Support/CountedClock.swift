import FeedbackCore
import Synchronization

/// A clock that advances by one step each time that it is read; a sleep advances it to its
/// deadline.
final class CountedClock: LoopClock {
  private let elapsed = Mutex(Duration.zero)
  private let step: Duration

  init(step: Duration) {
    self.step = step
  }

  var now: VirtualClock.Instant {
    elapsed.withLock { elapsed in
      elapsed += step
      return VirtualClock().now.advanced(by: elapsed)
    }
  }

  var minimumResolution: Duration { step }

  func sleep(until deadline: VirtualClock.Instant, tolerance: Duration?) async throws {
    elapsed.withLock { $0 = max($0, deadline.elapsed) }
  }
}
