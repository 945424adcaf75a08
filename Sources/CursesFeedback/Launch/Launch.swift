import CursesDriver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts a program with its command line, prints its text, and exits with its status.
public enum Launch {
  /// The version of the library.
  public static let frameworkVersion = "0.1.0"

  /// Exit statuses.
  public enum Status {
    /// Success.
    public static let success: Int32 = 0
    /// A failure other than an invalid command line.
    public static let failure: Int32 = 1
    /// An invalid command line (`EX_USAGE` of `sysexits.h`).
    public static let usage: Int32 = 64
  }

  /// Runs a program on its command line and exits with its status.
  ///
  /// `--help` or `-h` before `--` prints the help, except `-h` as the value of one of the
  /// ``LaunchOptions``, such as `--trace -h`. An error that the body throws is printed as one line
  /// on standard error; the status is then ``Status/usage`` for a ``LaunchError`` and
  /// ``Status/failure`` for any other error. The call must be on the main thread, which from then
  /// on runs the main actor and, except on macOS, waits for the terminal.
  ///
  /// - Parameters:
  ///   - help: Makes the help text from the arguments.
  ///   - body: Runs the program with the arguments, without the program's name, and returns the
  ///     exit status.
  @MainActor public static func main(
    help: ([String]) -> String = { _ in "USAGE: \(programName) [OPTIONS]\n\n\(LaunchOptions.help)"
    },
    _ body: @escaping @MainActor (inout [String]) async throws -> Int32
  ) -> Never {
    StandardStream.reserveNumbers()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !LaunchOptions.isHelpRequested(by: arguments) else {
      exit(print(help(arguments)))
    }
    Task(executorPreference: MainQueueExecutor()) {
      do {
        var arguments = arguments
        endProcess(status: try await body(&arguments))
      } catch {
        printError("\(error)")
        endProcess(status: error is LaunchError ? Status.usage : Status.failure)
      }
    }
    MainLoop.run()
  }

  /// Prints text and a line feed; control characters are replaced as by
  /// ``StandardStream/visible(_:)``.
  ///
  /// - Returns: The exit status. If the text cannot be written, the reason is printed as one line
  ///   on standard error.
  static func print(_ text: String, on stream: StandardStream = .output) -> Int32 {
    status { () throws(StandardStreamError) in try stream.write(text) }
  }

  /// Prints a result and a line feed on standard output: as it is or, on a terminal, with control
  /// characters replaced as in ``print(_:on:)``.
  ///
  /// - Returns: The exit status, as ``print(_:on:)`` does.
  static func printResult(_ text: String) -> Int32 {
    status { () throws(StandardStreamError) in try StandardStream.output.write(result: text) }
  }

  private static func status(of write: () throws(StandardStreamError) -> Void) -> Int32 {
    do {
      try write()
      return Status.success
    } catch {
      printError("\(error)")
      return Status.failure
    }
  }

  /// Prints a line on standard error, after the program's name and a colon; control characters are
  /// replaced by visible symbols.
  static func printError(_ line: String) {
    // If standard error fails as well, there is no other stream for the message.
    try? StandardStream.errors.write("\(programName): \(StandardStream.visible(line: line))")
  }

  /// The program's name: the last component of the path that started it, or "program" if there is
  /// none.
  ///
  /// Control characters are replaced by visible symbols.
  public static var programName: String {
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
    return StandardStream.visible(line: name ?? "program")
  }

  /// The folder for temporary files.
  package static var temporaryFolder: String { temporaryFolder(in: environment("TMPDIR")) }

  /// The folder for temporary files by the value of the variable TMPDIR: `/tmp` if it is not set or
  /// empty.
  package static func temporaryFolder(in variable: String?) -> String {
    guard let variable, !variable.isEmpty else { return "/tmp" }
    return variable
  }

  /// The value of an environment variable, or nil if it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
