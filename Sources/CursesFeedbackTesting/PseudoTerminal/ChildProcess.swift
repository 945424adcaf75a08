import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A started program, the leader of its own POSIX session (`setsid`).
///
/// If the program's end is not known when the value is destroyed, the `deinit` kills the program
/// and its process group, and waits for the program's end.
struct ChildProcess: ~Copyable {
  /// The process ID, which is also the ID of its process group and of its session.
  let id: pid_t
  /// The wait status, or nil until `waitpid` reports the end.
  ///
  /// It is not an `ExitStatus`: Swift 6.3 does not run the `deinit` of a noncopyable value that
  /// stores a type of a module with a stable binary interface (library evolution), such as Testing.
  private var end: Int32?

  init(id: pid_t) { self.id = id }

  /// Polls for the exit status; returns nil while the program runs.
  mutating func currentStatus() -> ExitStatus? {
    var waitStatus: Int32 = 0
    if end == nil, waitpid(id, &waitStatus, WNOHANG) == id { end = waitStatus }
    return end.map(ExitStatus.init(waitStatus:))
  }

  /// Sends a signal, unless the end of the program is known.
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
  /// Decodes a wait status: the signal is in the low seven bits, the exit code in bits 8 to 15.
  ///
  /// Swift does not import the C macros that decode it, such as `WTERMSIG`.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exitCode((waitStatus >> 8) & 0xFF) : .signal(signal)
  }
}
