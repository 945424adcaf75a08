import TerminalModel
import TerminalViews

/// The data about the program and its terminal in the header of a recording.
struct RecordingOrigin {
  /// The name of the program.
  var program = Launch.programName
  /// The version of the application, or nil if it has none.
  var version: String?
  /// The command line without the options for recordings, and without secrets.
  var arguments = RecordingHeader.arguments(of: CommandLine.arguments)
  /// The type of the terminal, such as `xterm-256color`, or nil without a terminal.
  var terminal: String?
  /// The theme of frames without one.
  var theme = Theme.dark
}
