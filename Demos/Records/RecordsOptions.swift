import ArgumentParser
import CursesFeedback
import DemoLaunching
import Foundation

/// The command line of the records.
package struct RecordsOptions: DemoOptions {
  @Option(help: "The JSON file with the records; without it, they are not kept.")
  var file: String?

  package init() {}

  /// Runs the demo; `arguments` are those of the command line, without the program's name.
  ///
  /// - Returns: The exit status.
  @MainActor package static func run(_ arguments: inout [String]) async throws -> Int32 {
    let launch = try LaunchOptions(takingFrom: &arguments)
    return try await read(arguments).records().launch(
      launch, exitStatus: { $0.isUnsaved ? Launch.Status.failure : Launch.Status.success },
      farewell: { $0.isUnsaved ? $0.problem.map { "Not saved: \($0)" } : nil })
  }

  private func records() throws(LaunchError) -> Records {
    guard let file else { return .example() }
    do {
      let list = RecordFile(url: URL(filePath: file))
      return Records(try list.read(), file: list) { .present() }
    } catch {
      throw LaunchError(message: "--file \(file): \(error.localizedDescription)")
    }
  }
}

extension LocalTime {
  /// The present in the time zone of the system.
  static func present() -> LocalTime {
    let date = Date()
    let offset = TimeZone.current.secondsFromGMT(for: date)
    return LocalTime(seconds: Int(date.timeIntervalSince1970) + offset)
  }
}
