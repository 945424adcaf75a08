import Dispatch
import Synchronization

/// A timer of Dispatch's main queue, used instead of a task that sleeps.
///
/// A sleeping task would be resumed by a thread of libdispatch's pool. After the first thread of
/// the pool has run, libdispatch checks the pool once a second: an idle program would be woken each
/// time.
final class MainQueueTimer: Sendable {
  private let source: Mutex<(any DispatchSourceTimer)?>

  init() {
    source = Mutex(DispatchSource.makeTimerSource(queue: .main))
  }

  /// Starts the timer, which keeps itself alive until it is cancelled or has fired for the last
  /// time.
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

  /// Cancels the timer; after a call on the main actor, the action is not called again.
  func cancel() {
    source.withLock { $0.take()?.cancel() }
  }
}

extension DispatchTimeInterval {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = max(.zero, duration).components
    guard seconds < 9_000_000_000 else {
      // The interval in nanoseconds would overflow after three centuries.
      self = .never
      return
    }
    self = .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}
