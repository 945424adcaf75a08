import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs, the leader of a session of its own.
///
/// It does not outlive this value.
struct ChildProcess: ~Copyable {
  /// Its number, which is also its group's and its session's.
  let id: pid_t
  /// What `waitpid` said of its end; nil while it runs, as far as is known.
  ///
  /// Not an `ExitStatus`: Swift 6.3 does not run the `deinit` of a noncopyable value that
  /// stores a type of a module with library evolution.
  private var end: Int32?

  init(id: pid_t) { self.id = id }

  /// Asks how it ended; nil while it runs.
  mutating func currentStatus() -> ExitStatus? {
    var waitStatus: Int32 = 0
    if end == nil, waitpid(id, &waitStatus, WNOHANG) == id { end = waitStatus }
    return end.map(ExitStatus.init(waitStatus:))
  }

  /// Sends it a signal, unless it is known to have ended.
  func signal(_ number: Int32) {
    if end == nil { kill(id, number) }
  }

  deinit {
    guard end == nil else { return }
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    while waitpid(id, nil, 0) == -1, errno == EINTR {}
  }
}

extension ExitStatus {
  /// Reads what `waitpid` says, whose macros Swift does not see: the signal in the low seven
  /// bits, the code in the eight above.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exitCode((waitStatus >> 8) & 0xFF) : .signal(signal)
  }
}
