/// The use of standard output by an application (``App/standardOutput``).
public enum StandardOutput<State>: Sendable {
  /// The interface is drawn on standard output.
  ///
  /// If that is a pipe or a file, the last frame is printed as text.
  case screen
  /// After its end, the application prints the result of the closure, or nothing if that is nil.
  ///
  /// The interface is drawn on the terminal of standard output or, if that is a pipe or a file, on
  /// the controlling terminal of the process: `ls | picker | xargs rm`. Without a controlling
  /// terminal the last frame is printed as text, as for ``screen``.
  ///
  /// The closure gets the final state. The result is printed after the terminal has been handed
  /// back, with a line feed after it. A pipe or a file gets it as it is; on a terminal, control
  /// characters are replaced by visible symbols.
  ///
  /// If Ctrl-C, without a binding for it, or the loss of the terminal ends the application, there
  /// is no result: nothing is printed on standard output, and an exit status of success becomes 130
  /// or 129, those of the signals SIGINT and SIGHUP.
  case result(@Sendable (State) -> String?)
}
