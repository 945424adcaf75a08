import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A limit for the last work of a process: another thread ends the process when the time is over.
///
/// The last work is the cancellation of the application's effects, and the wait for their ends; an
/// effect that blocks must not keep the user from the shell. A separate thread measures the time,
/// because the main thread and those of Swift's pool may be blocked.
package struct ExitLimit: ~Copyable, Sendable {
  private final class Progress: Sendable {
    let isOver = Atomic(false)
  }

  private let progress = Progress()

  /// Begins a limit of 100 ms.
  ///
  /// - Parameters:
  ///   - status: The exit status with which the process ends if the time is over.
  ///   - last: Called when the time is over, directly before the process ends, on the separate
  ///     thread.
  package init(status: Int32, atLimit last: @escaping @Sendable () -> Void = {}) {
    // Without a thread there is no limit: the process ends when the work is done.
    let thread = startThread { [progress] in
      usleep(100_000)
      guard !progress.isOver.load(ordering: .relaxed) else { return }
      last()
      _exit(status)
    }
    if let thread { pthread_detach(thread) }
  }

  /// The work is done.
  package consuming func end() { progress.isOver.store(true, ordering: .relaxed) }
}
