import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Does work before the process ends, and ends it with a status if the work takes longer than 100 ms.
///
/// Cancellations of effects run on the main thread, and one that blocks must not keep a person from
/// the prompt. A thread of its own counts the time, because the pool of threads may be blocked, too.
package func withExitLimit(status: Int32, _ work: () -> Void) {
  let progress = Progress()
  let thread = startThread {
    usleep(100_000)
    if !progress.isOver.load(ordering: .relaxed) { _exit(status) }
  }
  // Without a thread there is no limit, and the end waits for the work.
  if let thread { pthread_detach(thread) }
  work()
  progress.isOver.store(true, ordering: .relaxed)
}

private final class Progress: Sendable {
  let isOver = Atomic(false)
}
