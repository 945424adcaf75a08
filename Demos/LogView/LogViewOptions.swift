import ArgumentParser
import CursesFeedback
import DemoLaunching

/// The command line of the log viewer.
package struct LogViewOptions: DemoOptions {
  @Option(
    parsing: .unconditional,
    help: "The number of entries in the log, from 1 to 10,000,000.")
  var entries = 1_000_000

  package init() {}

  package func validate() throws {
    guard (1...10_000_000).contains(entries) else {
      throw ValidationError("--entries wants a number from 1 to 10,000,000, not \(entries).")
    }
  }

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    let options = try read(arguments)
    return await LogViewer(log: Log(count: options.entries)).launch(launch)
  }
}
