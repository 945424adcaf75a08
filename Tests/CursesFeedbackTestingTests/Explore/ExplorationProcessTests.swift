import CursesFeedback
import Foundation
import Testing

@testable import CursesFeedbackTesting

/// The process that explores before the tests' process, and how its end is reported.
@Suite(.timeLimit(.minutes(30))) struct ExplorationProcessTests {
  @Test(arguments: [(nil, "/tmp"), ("", "/tmp"), ("/var/tmp", "/var/tmp")] as [(String?, String)])
  func `the temporary folder is that of TMPDIR, or /tmp if TMPDIR is missing or empty`(
    variable: String?, folder: String
  ) {
    #expect(Launch.temporaryFolder(in: variable) == folder)
  }

  /// How the end of a shell script is reported if the journal in the folder has two steps.
  private func end(
    _ script: String, within time: Duration = .seconds(30)
  ) async throws -> ExplorationProcess.End {
    let folder = FileManager.default.temporaryDirectory.appending(path: "end-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // If this fails, the folder stays among the temporary files.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "press a\npress b\n".write(
      toFile: "\(folder)/journal", atomically: true, encoding: .utf8)
    return await ExplorationProcess.end(of: shell(script), folder, within: time)
  }

  @Test(
    arguments: [
      ("echo 'A.swift:1: Precondition failed: too few' >&2; kill -ILL $$", "too few"),
      ("kill -SEGV $$", "SIGSEGV"), ("exit 3", "exitCode(3)"),
    ])
  func `the signals SIGILL and SIGSEGV, and an exit with a status, count as a trap`(
    script: String, text: String
  ) async throws {
    let end = try await end(script)
    guard case .trap(let message, [.press("a"), .press("b")]) = end else {
      Issue.record("\(end)")
      return
    }
    #expect(message.contains(text))
  }

  @Test(arguments: ["KILL", "TERM", "HUP", "INT"])
  func `a signal from outside is no trap`(signal: String) async throws {
    let end = try await end("kill -\(signal) $$; sleep 3600")
    guard case .unknown(let reason) = end else {
      Issue.record("\(end)")
      return
    }
    #expect(reason.hasPrefix("The second process was killed"))
  }

  @Test func `a process without progress within the time limit counts as endless`() async throws {
    let end = try await end("exec sleep 3600", within: .milliseconds(200))
    guard case .endless([.press("a"), .press("b")]) = end else {
      Issue.record("\(end)")
      return
    }
  }
}
