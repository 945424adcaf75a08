import CursesDriver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process: its arguments, its streams and its end.
public enum Launch {
  /// Exit statuses, as in `sysexits.h`.
  public enum Status {
    /// All went well.
    public static let success: Int32 = 0
    /// Something failed that is not the command line's fault.
    public static let failure: Int32 = 1
    /// The command line cannot be understood (`EX_USAGE`).
    public static let usage: Int32 = 64
  }

  /// Runs a program on its command line and exits with its status.
  ///
  /// `--help` prints the help; an error is printed as one line on the error stream. Call it on the
  /// main thread, which from then on waits for the terminal and does the main actor's work.
  ///
  /// - Parameters:
  ///   - help: What `--help` prints, given the arguments.
  ///   - body: Gets the arguments without the program's name, and returns the exit status.
  @MainActor public static func main(
    help: ([String]) -> String = { _ in "USAGE: \(programName) [OPTIONS]\n\n\(LaunchOptions.help)"
    },
    _ body: @escaping @MainActor (inout [String]) async throws -> Int32
  ) -> Never {
    StandardStream.reserveNumbers()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
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

  /// Prints text on the standard output; control characters in it become visible stand-ins.
  ///
  /// - Returns: the exit status. If the text cannot be written, the reason is one line on the error
  ///   stream.
  static func print(_ text: String) -> Int32 {
    do {
      try StandardStream.output.write(text)
      return Status.success
    } catch {
      printError("\(error)")
      return Status.failure
    }
  }

  /// Prints one line on the error stream, after the program's name; control characters in it become
  /// visible stand-ins.
  public static func printError(_ line: String) {
    // If this stream fails as well, there is no other to say so.
    try? StandardStream.errors.write("\(programName): \(StandardStream.visible(line: line))")
  }

  /// The program's name: the last part of the path that it was started by, with visible stand-ins
  /// for control characters.
  public static var programName: String {
    let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
    return StandardStream.visible(line: name ?? "program")
  }

  /// Whether the standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The value of a variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
