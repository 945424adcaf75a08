import CursesFeedbackTesting
import Foundation
import Testing

/// The options `--record` and `--replay` of a program.
@Suite(.timeLimit(.minutes(5))) final class RecordingOptionTests {
  private let path =
    FileManager.default.temporaryDirectory.path + "/session-\(UUID().uuidString).jsonl"

  deinit {
    // A test of a file that cannot be read makes none.
    try? FileManager.default.removeItem(atPath: path)
  }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.product("effect-probe", arguments).run()
  }

  @Test(arguments: ["direct", "ncurses"])
  func `a session in a terminal is recorded, and replays without a difference`(
    renderer: String
  ) async throws {
    let terminal = try PseudoTerminal(
      running: .product("effect-probe", ["--record", path, "--renderer", renderer]))
    try await terminal.wait(toShow: "idle")
    try await terminal.send("p")
    try await terminal.wait(toShow: "presses: 1")
    try await terminal.send("p")
    try await terminal.wait(toShow: "presses: 2")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let outcome = try await run("--replay", path)
    #expect(outcome.status == .exitCode(0))
    #expect(
      outcome.output.hasPrefix(
        "The replay is equal to the recording: 3 inputs, 0 events, 3 frames."))
  }

  @Test func `a program that is killed leaves a recording that replays`() async throws {
    let terminal = try PseudoTerminal(running: .product("effect-probe", ["--record", path]))
    try await terminal.wait(toShow: "idle")
    try await terminal.send("p")
    try await terminal.wait(toShow: "presses: 1")
    terminal.signal(SIGKILL)
    _ = try await terminal.waitUntilExit()
    let outcome = try await run("--replay", path)
    #expect(outcome.status == .exitCode(0))
  }

  @Test func `a recording with another course differs with status 1`() async throws {
    _ = try await run("--size", "40x10", "--keys", "p p", "--record", path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("\"key\":\"p\"", with: "\"key\":\"x\"", maxReplacements: 1)
      .write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await run("--replay", path)
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.errors == "effect-probe: \(path): The replay differs from the recording.\n")
    #expect(outcome.output.hasPrefix("Line "))
  }

  @Test func `a folder in the environment gets a recording`() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var program = Program.product("effect-probe", ["--size", "40x10", "--keys", "p"])
    program.environment["SESSION_RECORDINGS"] = path
    _ = try await program.run()
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(files.count == 1)
    #expect(files.first?.hasPrefix("effect-probe-") == true)
  }

  @Test func `a file that is no recording, or of another version, is refused in one line`()
    async throws
  {
    try "hello\n".write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await run("--replay", path)
    #expect(outcome.status == .exitCode(64))
    #expect(
      outcome.errors
        == "effect-probe: --replay: \(path), line 1: This is no recording of a session.\n")
    let missing = try await run("--replay", "/nowhere/session.jsonl")
    #expect(missing.status == .exitCode(64))
    #expect(missing.errors.hasPrefix("effect-probe: --replay: /nowhere/session.jsonl: "))
  }
}
