#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Starts a thread with signals blocked, as ``blockSignals()`` does.
///
/// - Returns: The thread, which the caller joins or detaches, or nil if the system refuses one.
func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
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
