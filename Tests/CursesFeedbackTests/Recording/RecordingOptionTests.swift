import CursesFeedbackTesting
import Foundation
import Testing

/// The options `--record` and `--replay` of a program.
@Suite(.timeLimit(.minutes(30))) final class RecordingOptionTests {
  private let path =
    FileManager.default.temporaryDirectory.path + "/session-\(UUID().uuidString).jsonl"

  deinit {
    // Some tests make no file.
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
    #expect(outcome.output.contains(" The recording has no end, as after a crash."))
  }

  @Test func `a session without a terminal has an end, and a replay names what it lacks`()
    async throws
  {
    _ = try await run("--size", "40x10", "--keys", "p p", "--record", path)
    let initial =
      "The recording has no first state, and the replay began with that of the application."
    #expect(
      try await run("--replay", path).output
        == "The replay is equal to the recording: 2 inputs, 0 events, 3 frames. \(initial)\n")
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    try lines.filter { !$0.contains("\"frame\":") && !$0.contains("\"ended\":") }
      .map { "\($0)\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
    #expect(
      try await run("--replay", path).output
        == "The replay is equal to the recording: 2 inputs, 0 events, 0 frames. The recording has "
        + "no end, as after a crash. It has no frames, so none was compared. \(initial)\n")
  }

  @Test func `a version is printed, and is in the help`() async throws {
    #expect(try await run("--version").output == "effect-probe 1.2\n")
    #expect(
      try await run("--help").output.contains("\n  --version             Print the version.\n"))
    let outcome = try await Program.product("ending-probe", ["--version"]).run()
    #expect(outcome.status == .exitCode(64))
    #expect(
      try await Program.product("ending-probe", ["--help"]).run().output.contains("--version")
        == false)
  }

  @Test func `a replay that differs from the recording ends with status 1`() async throws {
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

  @Test func `a missing folder in the environment is reported in one line after the end`()
    async throws
  {
    var program = Program.product("effect-probe", ["--size", "40x10", "--keys", "p"])
    program.environment["SESSION_RECORDINGS"] = "/nowhere"
    let outcome = try await program.run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.contains("presses: 1"))
    let line = "effect-probe: SESSION_RECORDINGS: No recording can be written to /nowhere/"
    #expect(outcome.errors.hasPrefix(line))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test
  func `with a folder in the environment, events that are not Codable are reported in one line`()
    async throws
  {
    var program = Program.product("ending-probe", ["--size", "40x10"])
    let plain = try await program.run()
    program.environment["SESSION_RECORDINGS"] = path
    let outcome = try await program.run()
    #expect(outcome.status == plain.status)
    #expect(outcome.output == plain.output)
    let line =
      "ending-probe: SESSION_RECORDINGS: A recording holds the events that effects send, and "
    #expect(outcome.errors.hasPrefix(line))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a file of the option that cannot be made is an error`() async throws {
    let outcome = try await run("--size", "40x10", "--record", "/nowhere/session.jsonl")
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "effect-probe: No recording can be written to /nowhere/session.jsonl: "
        + "No such file or directory.\n")
  }

  @Test(arguments: [
    (
      ["--replay", "a", "--record", "a"],
      "--record would overwrite the file of --replay: name another file."
    ),
    (
      ["--replay", "a", "--record", "b", "--export", "c.txt"],
      "--record and --export cannot be combined: give one of them."
    ),
    (
      ["--film", "a", "--record", "b"], "--film and --record cannot be combined: give one of them."
    ),
    (
      ["--replay", "a", "--trace", "b"],
      "--replay and --trace cannot be combined: give one of them."
    ),
    (
      ["--replay", "a", "--open", "b"], "--replay and --open cannot be combined: give one of them."
    ),
    (
      ["--replay", "a", "--keys", "b"],
      "--replay takes the size, the keys and the times from the file: leave out --size, --keys, "
        + "--advance and --snapshot."
    ),
  ])
  func `options that a replay or a film has no use for are an error of the command line`(
    arguments: [String], message: String
  ) {
    var arguments = arguments
    #expect(throws: LaunchError(message: message)) { try LaunchOptions(takingFrom: &arguments) }
  }

  @Test func `a recording has the theme of the environment and the type of the terminal`()
    async throws
  {
    var program = Program.product("effect-probe", ["--record", path])
    program.environment["THEME"] = "nord"
    let terminal = try PseudoTerminal(running: program)
    try await terminal.wait(toShow: "idle")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let recording = try Recording(path: path)
    #expect(recording.terminal == program.environment["TERM"])
    #expect(recording.terminal != nil)
    #expect(recording.applicationVersion == "1.2")
    let film = path.replacing(".jsonl", with: ".cast")
    _ = try await run("--replay", path, "--export", film)
    let text = try String(contentsOfFile: film, encoding: .utf8)
    try FileManager.default.removeItem(atPath: film)
    // The background of the theme in a palette of 256 colours.
    #expect(text.contains("48;5;236m"))
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
