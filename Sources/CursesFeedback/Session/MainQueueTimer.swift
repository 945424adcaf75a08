import Dispatch
import Synchronization

/// A timer of the main queue.
///
/// A task that sleeps is woken by a thread of libdispatch's pool, and from the first such thread on
/// libdispatch looks after its pool once a second: a program that only waits would never rest.
final class MainQueueTimer: Sendable {
  private let source: Mutex<(any DispatchSourceTimer)?>

  init() {
    source = Mutex(DispatchSource.makeTimerSource(queue: .main))
  }

  /// Begins to wait; keeps itself alive until it is cancelled or has nothing more to do.
  func start(
    after duration: Duration, repeats: Bool, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    let interval = DispatchTimeInterval(duration)
    source.withLock { source in
      source?.setEventHandler {
        MainActor.assumeIsolated(action)
        if !repeats { self.cancel() }
      }
      source?.schedule(deadline: .now() + interval, repeating: repeats ? interval : .never)
      source?.activate()
    }
  }

  /// Ends the waiting; called on the main actor, nothing happens any more.
  func cancel() {
    source.withLock { $0.take()?.cancel() }
  }
}

extension DispatchTimeInterval {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    guard seconds < 9_000_000_000, seconds > -9_000_000_000 else {
      // Three centuries are never.
      self = .never
      return
    }
    self = .nanoseconds(max(0, Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)))
  }
}
