import CursesDriver
import TerminalModel

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
  /// `--help` prints the help; an error is printed as one line on the error stream. To be called on
  /// the main thread, which from then on waits for the terminal and does the main actor's work.
  ///
  /// - Parameters:
  ///   - help: What `--help` prints, given the arguments.
  ///   - body: Gets the arguments without the program's name, and returns the exit status.
  @MainActor public static func main(
    help: ([String]) -> String = { _ in "USAGE: \(programName) [OPTIONS]\n\n\(LaunchOptions.help)"
    },
    _ body: @escaping @MainActor (inout [String]) async throws -> Int32
  ) -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
      print(help(arguments))
      exit(Status.success)
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

  /// Prints a line on the error stream, after the program's name.
  public static func printError(_ line: String) {
    // What comes from outside is shown, never obeyed.
    let visible = Clusters("\(programName): \(line)").map(\.description).joined()
    let bytes = Array("\(visible)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  /// What the program was started as, without its folder.
  public static var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "program"
  }

  /// Whether the standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// The value of a variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
