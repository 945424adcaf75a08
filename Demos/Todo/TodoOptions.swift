import ArgumentParser
import CursesFeedback
import DemoLaunching

/// The command line of the to-do list.
package struct TodoOptions: DemoOptions {
  @Option(help: "The SQLite database with the list; without it, the list is not kept.")
  var file: String?

  @Option(
    parsing: .unconditional,
    help: "How often the simulated remote fails, from 0 (never) to 1 (always).")
  var failureRate = 0.0

  package init() {}

  package func validate() throws {
    guard (0...1).contains(failureRate) else {
      throw ValidationError("--failure-rate wants a number from 0 to 1, not \(failureRate).")
    }
  }

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    let options = try read(arguments)
    let remote = SimulatedRemote(failureRate: options.failureRate)
    return await Todo(store: try options.store(), remote: remote).launch(
      launch, exitStatus: { $0.loss == nil ? Launch.Status.success : Launch.Status.failure },
      farewell: \.loss)
  }

  private func store() throws(LaunchError) -> TodoStore {
    do {
      return try file.map { try TodoStore(file: $0) } ?? TodoStore.example()
    } catch {
      throw LaunchError(message: "--file \(file ?? ""): \(error)")
    }
  }
}
