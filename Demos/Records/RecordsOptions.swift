import ArgumentParser
import CursesFeedback
import DemoLaunching
import DemoTimeRecords
import Foundation

/// The command line of the records.
package struct RecordsOptions: DemoOptions {
  @Option(help: "The JSON file with the records; without it, they are not kept.")
  var file: String?

  package init() {}

  /// Runs the demo with the arguments of a command line, and returns the exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    return try await read(arguments).records().launch(
      launch, exitStatus: { $0.problem == nil ? Launch.Status.success : Launch.Status.failure },
      farewell: { $0.problem.map { "Not saved: \($0)" } })
  }

  private func records() throws(LaunchError) -> Records {
    guard let file else { return .example() }
    do {
      let url = URL(filePath: file)
      return Records(try [Record](contentsOf: url), file: url, now: LocalTime.present)
    } catch {
      throw LaunchError(message: "--file \(file): \(error.localizedDescription)")
    }
  }
}
