#if canImport(Darwin)
  package import Darwin
#else
  package import Glibc
#endif

/// Starts a thread in which most signals are blocked: their handlers run on other threads, such as
/// the main one, which has an alternate stack for them.
///
/// - Returns: The thread, which the caller joins or detaches, or nil if the system refuses one.
package func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
  #if canImport(Darwin)
    var started: pthread_t?
  #else
    var started = pthread_t()
  #endif
  let start = unsafe Unmanaged.passRetained(ThreadStart(run))
  let error = unsafe pthread_create(
    &started, nil,
    { start in
      let start: UnsafeMutableRawPointer? = unsafe start
      guard let start = unsafe start else { return nil }
      blockSignals()
      unsafe Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().run()
      return nil
    }, unsafe start.toOpaque())
  guard error == 0 else {
    unsafe start.release()
    return nil
  }
  return started
}

private final class ThreadStart {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Blocks signals in the calling thread.
///
/// Those of faults stay enabled: if a thread that blocks them has a fault, the system ends the
/// process without the handler that hands the terminal back. SIGPROF stays enabled, too: Swift's
/// crash reporter stops threads with it.
private func blockSignals() {
  var signals = sigset_t()
  unsafe sigfillset(&signals)
  for enabled in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGPROF] {
    unsafe sigdelset(&signals, enabled)
  }
  unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
}
