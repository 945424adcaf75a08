import CursesFeedbackTesting
import Foundation
import Subprocess
import Testing

@testable import GittyDemo

/// The child processes of effects: those of Gitty, with the shell in place of git, and those of the
/// page "Running other programs".
@MainActor
@Suite(.timeLimit(.minutes(30))) struct GittyChildTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "gitty-\(UUID())").path

  /// A script that writes the number of its process to the file, and then runs for ten minutes.
  private func script(after trap: String) -> [String] {
    ["-c", "\(trap) echo $$ >\(file); exec sleep 600"]
  }

  /// Waits until the script has written the number of its process.
  private func started() async throws -> pid_t {
    var child: pid_t?
    await wait {
      // The file may not exist yet.
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      child = text.hasSuffix("\n") ? pid_t(text.dropLast()) : nil
      return child != nil
    }
    return try #require(child)
  }

  private func wait(until condition: () -> Bool) async {
    while !condition(), !Task.isCancelled { await Task.yield() }
  }

  @Test(arguments: [("", SIGTERM), ("trap '' TERM;", SIGKILL)])
  func `the child of a cancelled command of Gitty ends, even if it ignores SIGTERM`(
    trap: String, signal: Int32
  ) async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }  // It is temporary in any case.
    let arguments = script(after: trap)
    let run = Task { try await Git.output(of: "sh", arguments).terminationStatus }
    _ = try await started()
    run.cancel()
    #expect(try await run.value == .signaled(signal))
  }

  @Test(arguments: ["", "trap '' TERM;"])
  func `the child of an effect ends when its request goes away, even if it ignores SIGTERM`(
    trap: String
  ) async throws {
    defer { try? FileManager.default.removeItem(atPath: file) }  // It is temporary in any case.
    let app = TestApp(CommandOutput())
    app.send(.requested(.init(program: "sh", arguments: script(after: trap))))
    app.letRun("run")
    let child = try await started()
    app.press(.escape)
    await wait { kill(child, 0) != 0 }
    #expect(kill(child, 0) != 0)
    #expect(app.state == CommandOutput.State(), "the event of a cancelled effect is dropped")
  }

  @Test func `the output of a program is an event`() async {
    let app = TestApp(CommandOutput())
    app.send(.requested(.init(program: "sh", arguments: ["-c", "echo one; echo two >&2"])))
    app.letRun("run")
    await app.settle()
    #expect(app.state.output == "one\ntwo\n")
  }

  #if os(Linux)
    @Test func `the child of an effect starts with no blocked signals`() async throws {
      let read = ["SigBlk", "/proc/self/status"]
      let app = TestApp(CommandOutput())
      app.send(.requested(.init(program: "grep", arguments: read)))
      app.letRun("run")
      await app.settle()
      #expect(app.state.output == "SigBlk:\t0000000000000000\n")
      let run = Task.detached { try await Git.output(of: "grep", read).standardOutput }
      #expect(try await run.value == app.state.output)
    }
  #endif
}
