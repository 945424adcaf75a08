#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Starts a thread, to be joined.
func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t {
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
      unsafe Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().run()
      return nil
    }, unsafe start.toOpaque())
  #if canImport(Darwin)
    guard error == 0, let started else {
      preconditionFailure("A program has room for one more thread.")
    }
  #else
    precondition(error == 0, "A program has room for one more thread.")
  #endif
  return started
}

private final class ThreadStart {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
