import CursesFeedbackTesting
import Foundation
import Testing

/// A folder with copies of the scripts, which is removed with the value.
///
/// Shells write its files: the tests start programs at the same time, and a script that this process
/// has open for writing cannot be run.
final class Checkout: Sendable {
  let path: String

  init() async throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = folder.appending(path: "check out-\(UUID())").path
    let scripts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scripts").standardized.path
    try await shell(
      #"mkdir -p "$1/Tests/OneTests" "$1/Demos/Tests" && cp -R "$2" "$1/Scripts""#, scripts)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.

  /// Writes a file that can be run.
  func write(_ text: String, to name: String) async throws {
    try await shell(
      #"file="$1/$2"; mkdir -p "${file%/*}" && printf %s "$3" > "$file" && chmod +x "$file""#,
      name, text)
  }

  /// Runs a script with the path of the folder and arguments.
  private func shell(_ script: String, _ arguments: String...) async throws {
    let outcome = try await Program("/bin/sh", ["-c", script, "sh", path] + arguments).run()
    try #require(outcome.status == .exitCode(0), "\(outcome.errors)")
  }

  func text(of name: String) -> String? {
    try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Runs a script in the folder; the tools of the folder `tools` come before those of the system.
  func run(_ script: String, _ arguments: [String]) async throws -> Program.Outcome {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await Program(
      "/bin/sh", ["-c", #"cd "$1" && shift && exec sh "$@""#, "sh", path, script] + arguments,
      environment: ["PATH": "\(path)/tools:\(search)"]
    ).run(within: .seconds(60))
  }
}
