import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process if work before its end takes too long.
///
/// Cancellations of effects run on the main thread, and one that blocks must not keep a person from
/// the prompt. A thread of its own counts the time, because the pool of threads may be blocked, too.
private final class ExitLimit: Sendable {
  private let microseconds: UInt32
  private let status: Int32
  private let isOver = Atomic(false)

  init(microseconds: UInt32, status: Int32) {
    self.microseconds = microseconds
    self.status = status
  }

  func start() {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // Without a thread there is no limit, and the end waits for the work.
    _ = unsafe pthread_create(
      &thread, &attributes,
      { limit in
        #if !canImport(Darwin)
          guard let limit = unsafe limit else { return nil }
        #endif
        unsafe Unmanaged<ExitLimit>.fromOpaque(limit).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    unsafe pthread_attr_destroy(&attributes)
  }

  func cancel() { isOver.store(true, ordering: .relaxed) }

  private func run() {
    usleep(microseconds)
    if !isOver.load(ordering: .relaxed) { _exit(status) }
  }
}

/// Does work before the process ends, and ends it with a status if the work takes longer than 100 ms.
package func withExitLimit(status: Int32, _ work: () -> Void) {
  let limit = ExitLimit(microseconds: 100_000, status: status)
  limit.start()
  work()
  limit.cancel()
}
