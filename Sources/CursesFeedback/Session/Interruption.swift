/// An end of a session that the application has not decided.
enum Interruption: Equatable {
  /// Ctrl-C, for which the application has no binding.
  case interrupt
  /// The terminal is gone.
  case hangUp

  /// The exit status that a shell gives to a process that a signal has ended: 128 and the number of
  /// the signal, SIGINT or SIGHUP.
  var exitStatus: Int32 {
    switch self {
    case .interrupt: 130
    case .hangUp: 129
    }
  }
}
