/// The command that replays a recording of this program.
enum ReplayCommand {
  /// The command line that replays the recording at a path.
  ///
  /// It has the program as it was started, the application's own arguments, with `•••` in place of
  /// secrets, and `--replay` with the path.
  static func text(
    of path: String, commandLine: [String] = CommandLine.arguments
  ) -> String {
    var own = Array(commandLine.dropFirst())
    // Removes the options of the framework. They are valid: the launch has read them before.
    _ = try? LaunchOptions(takingFrom: &own)
    let program = commandLine.first ?? Launch.programName
    let arguments = RecordingHeader.arguments(of: [program] + own)
    return text([program] + words(["--replay", path], with: arguments))
  }

  /// Options of the framework and the application's own arguments, in the order in which a program
  /// reads them: a subcommand comes first, and `--` ends the options.
  static func words(_ options: [String], with arguments: [String]) -> [String] {
    let own = arguments.prefix { $0 != "--" }
    return Array(own) + options + arguments.dropFirst(own.count)
  }

  /// The command line of words.
  static func text(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// The word, in quotes if a shell could change or split it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=@%+,•".contains($0) }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
