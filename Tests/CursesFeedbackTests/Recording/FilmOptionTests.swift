import CursesFeedback
import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// The option `--film` of a program.
@Suite(.timeLimit(.minutes(30))) final class FilmOptionTests {
  private let path =
    FileManager.default.temporaryDirectory.path + "/film-\(UUID().uuidString).jsonl"

  deinit {
    // Some tests make no file.
    try? FileManager.default.removeItem(atPath: path)
  }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.product("effect-probe", arguments).run()
  }

  @Test(arguments: ["direct", "ncurses"])
  func `a recording is played in a terminal, and keys step through it`(
    renderer: String
  ) async throws {
    _ = try await run("--size", "40x10", "--keys", "p p p", "--record", path)
    let terminal = try PseudoTerminal(
      running: .product("effect-probe", ["--film", path, "--renderer", renderer]))
    try await terminal.wait(toShow: "presses: 3")
    try await terminal.wait(toShow: "end")
    try await terminal.send(.key(.left))
    try await terminal.wait(toShow: "presses: 2")
    try await terminal.wait(toShow: "paused")
    try await terminal.send(.key(.home))
    try await terminal.wait(toShow: "presses: 0")
    try await terminal.send("n")
    try await terminal.wait(toShow: "presses: 1")
    try await terminal.wait(toShow: "key p")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  @Test func `a film can be shown without a terminal, and its player is not recorded`() async throws
  {
    _ = try await run("--size", "40x10", "--keys", "p p", "--record", path)
    var program = Program.product(
      "effect-probe", ["--film", path, "--size", "60x14", "--keys", "home right"])
    // To record into this folder, which does not exist, would print a warning.
    program.environment["SESSION_RECORDINGS"] = "/nowhere"
    let outcome = try await program.run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("presses: 1"))
    #expect(outcome.output.contains("key p"))
  }

  @Test func `the film of a replay that differs says so`() async throws {
    _ = try await run("--size", "40x10", "--keys", "p p", "--record", path)
    try String(contentsOfFile: path, encoding: .utf8)
      .replacing("\"key\":\"p\"", with: "\"key\":\"x\"", maxReplacements: 1)
      .write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await run("--film", path, "--size", "80x14", "--keys", "e")
    #expect(outcome.output.contains("The replay differs from the recording in line "))
  }

  @Test func `a film beside a replay is an error of the command line`() {
    var arguments = ["--film", "a.jsonl", "--replay", "a.jsonl"]
    #expect(
      throws: LaunchError(
        message: "--film and --replay cannot be combined: give one of them.")
    ) { try LaunchOptions(takingFrom: &arguments) }
  }

  @Test func `a file that is no recording, or has no frames, gives one line of error`()
    async throws
  {
    try "hello\n".write(toFile: path, atomically: true, encoding: .utf8)
    let other = try await run("--film", path)
    #expect(other.status == .exitCode(64))
    #expect(
      other.errors
        == "effect-probe: --film: \(path), line 1: This is no recording of a session.\n")
    _ = try await run("--size", "40x10", "--record", path)
    let header = try String(contentsOfFile: path, encoding: .utf8).prefix { $0 != "\n" }
    try "\(header)\n".write(toFile: path, atomically: true, encoding: .utf8)
    let empty = try await run("--film", path)
    #expect(empty.status == .exitCode(1))
    #expect(empty.errors == "effect-probe: --film: \(path): The recording has no frames.\n")
  }
}
