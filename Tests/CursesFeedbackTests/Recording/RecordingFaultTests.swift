import CursesFeedbackTesting
import Foundation
import Testing

/// Recordings of unusual sessions, and of programs that cannot start.
@Suite(.timeLimit(.minutes(30))) final class RecordingFaultTests {
  private let path =
    FileManager.default.temporaryDirectory.path + "/fault-\(UUID().uuidString).jsonl"

  deinit {
    // Some tests make no file.
    try? FileManager.default.removeItem(atPath: path)
  }

  private func run(_ product: String, _ arguments: String...) async throws -> Program.Outcome {
    try await Program.product(product, arguments).run()
  }

  @Test func `a program that cannot start leaves an earlier recording as it was`() async throws {
    _ = try await run("effect-probe", "--keys", "p", "--record", path)
    let recording = try String(contentsOfFile: path, encoding: .utf8)
    for option in ["--record", "--report"] {
      let terminal = try PseudoTerminal(
        running: .product("effect-probe", [option, path], environment: ["TERM": "bogus"]))
      #expect(try await terminal.waitUntilExit() == .exitCode(1))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == recording)
      #expect(!terminal.frame.text.contains("The report of the session"))
    }
  }

  @Test func `a second program that records to the same file does not start`() async throws {
    let terminal = try PseudoTerminal(running: .product("effect-probe", ["--record", path]))
    try await terminal.wait(toShow: "idle")
    let outcome = try await run("effect-probe", "--keys", "p", "--record", path)
    #expect(outcome.status == .exitCode(1))
    #expect(
      outcome.errors
        == "effect-probe: No recording can be written to \(path): another session writes to it.\n")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try await run("effect-probe", "--replay", path).status == .exitCode(0))
  }

  @Test func `a session whose terminal failed replays`() async throws {
    let terminal = try PseudoTerminal(running: .product("launch-probe", ["--record", path]))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("b")
    #expect(try await terminal.waitUntilExit() == .exitCode(1))
    let outcome = try await run("launch-probe", "--replay", path)
    #expect(outcome.output.hasPrefix("The replay is equal to the recording"))
    #expect(outcome.status == .exitCode(0))
  }

  @Test func `a session on a very wide terminal replays`() async throws {
    let terminal = try PseudoTerminal(
      running: .product("effect-probe", ["--record", path]),
      size: Size(columns: 1_500, rows: 24))
    try await terminal.wait(toShow: "idle")
    terminal.resize(to: Size(columns: 4_000, rows: 3))
    try await terminal.send("p")
    try await terminal.wait(toShow: "presses: 1")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try await run("effect-probe", "--replay", path).status == .exitCode(0))
  }

  @Test(arguments: ["a\\nb", "\\u0085x", "\\t\\u0007"])
  func `a session in which control characters were typed replays`(text: String) async throws {
    let typing = Program.product("field-probe", ["--protocol", "--record", path])
    #expect(try await typing.run(input: "{\"text\":\"\(text)\"}\n").status == .exitCode(0))
    #expect(try await run("field-probe", "--replay", path).status == .exitCode(0))
  }

  @Test func `control characters that a terminal sends by mistake are recorded as no key`()
    async throws
  {
    let terminal = try PseudoTerminal(running: .product("field-probe", ["--record", path]))
    try await terminal.wait(toShow: "changes: 0")
    try await terminal.send([0x1B, 0xC2, 0x85] + "a".utf8)
    try await terminal.wait(toShow: "changes: 1")
    try await terminal.send("\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try await run("field-probe", "--replay", path).status == .exitCode(0))
  }

  @Test func `a place of the mouse that no terminal has is no entry`() async throws {
    _ = try await run("effect-probe", "--keys", "p", "--record", path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let changed = text.replacing(
      #""key":"p""#, with: #""mouse":"press left -9223372036854775808 3""#)
    #expect(changed != text)
    try changed.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await run("effect-probe", "--replay", path)
    #expect(outcome.status == .exitCode(64))
    #expect(outcome.errors.contains("This line is no entry of a recording."))
  }

  @Test func `a film is not overwritten by a trace, and has no path to open`() async throws {
    _ = try await run("effect-probe", "--keys", "p", "--record", path)
    let recording = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      try await run("effect-probe", "--film", path, "--trace", path).status == .exitCode(64))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == recording)
    let outcome = try await run("launch-probe", "--film", path, "--open", "counts/7")
    #expect(outcome.errors.contains("--film and --open cannot be combined"))
  }
}
