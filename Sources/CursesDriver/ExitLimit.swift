import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs the last work of a process; if it takes more than 100 ms, another thread calls `last` and
/// ends the process with a status.
///
/// The last work is the cancellation of the application's effects on the main thread; a
/// cancellation that blocks must not keep the user from the shell. A separate thread measures the
/// time, because the threads of Swift's pool may be blocked, too.
package func withExitLimit(
  status: Int32, atLimit last: @escaping @Sendable () -> Void = {}, _ work: () -> Void
) {
  let progress = Progress()
  let thread = startThread {
    usleep(100_000)
    guard !progress.isOver.load(ordering: .relaxed) else { return }
    last()
    _exit(status)
  }
  // Without a thread there is no limit: the process ends when the work is done.
  if let thread { pthread_detach(thread) }
  work()
  progress.isOver.store(true, ordering: .relaxed)
}

private final class Progress: Sendable {
  let isOver = Atomic(false)
}
