import Synchronization

/// Ends an activity, such as an observation, a trace, a timer or a registration with a source.
///
/// The activity ends when ``cancel()`` is called or the last reference to its cancellation is
/// released, whichever comes first. Keep the cancellation as long as the activity has to last.
///
///     let timer = clock.schedule(after: .seconds(1), repeats: true) { blink() }
///     …
///     timer.cancel()
///
/// A class, because the end of its lifetime ends the activity.
public final class Cancellation: Sendable {
  /// Ends the activity; nil after it was called.
  private let end: Mutex<(@Sendable () -> Void)?>

  /// Makes a cancellation from a closure that ends the activity.
  ///
  /// The closure is called once, on the thread that cancels or that releases the last reference.
  public init(_ end: @escaping @Sendable () -> Void) {
    self.end = Mutex(end)
  }

  private init() {
    end = Mutex(nil)
  }

  deinit {
    cancel()
  }

  /// A cancellation with nothing to end.
  public static let none = Cancellation()

  /// Ends the activity.
  ///
  /// Idempotent; callable on any thread. Observers and the closures of traces are not called
  /// afterwards, except for a call that the loop is making just then on another thread. A timer
  /// that is cancelled on the main actor does not fire afterwards.
  public func cancel() {
    let end = end.withLock { $0.take() }
    end?()
  }
}
