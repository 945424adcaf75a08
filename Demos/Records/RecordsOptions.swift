import ArgumentParser
import CursesFeedback
import DemoLaunching
import DemoTimeRecords
import Foundation

/// The command line of the records.
package struct RecordsOptions: DemoOptions {
  @Option(help: "The JSON file with the records; without it, they are not kept.")
  var file: String?

  @Option(help: "A time at which the clock stands still, such as \"2026-11-25 14:07:30\".")
  var now: LocalTime?

  package init() {}

  /// Runs the demo with the arguments of a command line, and returns the exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    return try await read(arguments).records().launch(
      launch, exitStatus: { $0.problem == nil ? Launch.Status.success : Launch.Status.failure },
      farewell: { $0.problem.map { "Not saved: \($0)" } })
  }

  private func records() throws(LaunchError) -> Records {
    let clock: LocalTime.Clock = { [now] in now ?? .present() }
    guard let file else { return .example(now: clock) }
    do {
      let url = URL(filePath: file)
      return Records(try [Record](contentsOf: url), file: url, now: clock)
    } catch {
      throw LaunchError(message: "--file \(file): \(reason(of: error))")
    }
  }
}

extension LocalTime: ExpressibleByArgument {}
