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
  var now: String?

  package init() {}

  package func validate() throws {
    guard let now, LocalTime(rawValue: now) == nil else { return }
    throw ValidationError("--now wants a time such as 2026-11-25 14:07:30, not \(now).")
  }

  /// Runs the demo with the arguments of a command line, and returns the exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    return try await read(arguments).records().launch(
      launch, exitStatus: { $0.problem == nil ? Launch.Status.success : Launch.Status.failure },
      farewell: { $0.problem.map { "Not saved: \($0)" } })
  }

  /// The clock: that of the system, or one that stands still, so that a recording can be replayed.
  private var clock: @Sendable () -> LocalTime {
    guard let time = now.flatMap(LocalTime.init) else { return LocalTime.present }
    return { time }
  }

  private func records() throws(LaunchError) -> Records {
    guard let file else { return .example(now: clock) }
    do {
      let url = URL(filePath: file)
      return Records(try [Record](contentsOf: url), file: url, now: clock)
    } catch {
      throw LaunchError(message: "--file \(file): \(error.localizedDescription)")
    }
  }
}
