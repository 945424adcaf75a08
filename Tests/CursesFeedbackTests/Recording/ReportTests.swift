import CursesFeedbackTesting
import Foundation
import TerminalViews
import Testing

@testable import CursesFeedback

/// Reports of sessions, at their end and after a crash.
@Suite(.timeLimit(.minutes(30))) final class ReportTests {
  private let path =
    FileManager.default.temporaryDirectory.path + "/report-\(UUID().uuidString).jsonl"
  private let probe = Program.product("effect-probe").path

  deinit {
    // Some tests make no file.
    try? FileManager.default.removeItem(atPath: path)
  }

  private var command: String { "To replay it: \(probe) --replay \(path)" }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.product("effect-probe", arguments).run()
  }

  private func start(_ option: String, _ environment: [String: String] = [:]) async throws
    -> PseudoTerminal
  {
    var program = Program.product("effect-probe", [option, path])
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    program.environment.merge(environment) { $1 }
    let terminal = try PseudoTerminal(running: program)
    try await terminal.wait(toShow: "idle")
    try await terminal.send("p")
    try await terminal.wait(toShow: "presses: 1")
    return terminal
  }

  private func text(of terminal: PseudoTerminal) -> String {
    String(decoding: terminal.output, as: UTF8.self)
  }

  /// The lines of the report; of consecutive lines of one kind, only the last one.
  private func reportLines() throws -> [(kind: String, fields: [String: EncodedValue])] {
    var lines: [(kind: String, fields: [String: EncodedValue])] = []
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      guard case .record(let fields) = try EncodedValue(json: line),
        let kind = fields.text("report")
      else { continue }
      if lines.last?.kind == kind { lines.removeLast() }
      lines.append((kind, fields))
    }
    return lines
  }

  private func rows(_ line: [String: EncodedValue]?, _ name: String = "rows") throws -> String {
    try #require(line?[name]).json
  }

  @Test func `a report has the environment, versions, the last frame, diagnostics and the trace`()
    async throws
  {
    let terminal = try await start(
      "--report", ["API_TOKEN": "hunter2", "TMUX": "/tmp/private", "LANG": "de_DE.UTF-8"])
    try await terminal.send("t")
    try await terminal.wait(toShow: "throwing")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(text(of: terminal).contains("The report of the session is in \(path). \(command)\r\n"))

    let lines = try reportLines()
    #expect(lines.map(\.kind) == ["environment", "versions", "frame", "diagnostics", "trace"])
    let environment = try rows(lines[0].fields, "values")
    #expect(environment.contains(#""LANG":"de_DE.UTF-8""#))
    #expect(environment.contains(#""TMUX":true"#))
    #expect(lines[1].fields.text("application") == "1.2")
    #expect(lines[1].fields.text("framework") == Launch.frameworkVersion)
    #expect(lines[1].fields.text("system")?.isEmpty == false)
    #expect(try rows(lines[2].fields).hasPrefix(#"["throwing","presses: 1""#))
    #expect(try rows(lines[3].fields, "messages").contains(#"no \u001b[31mdisk"#))
    #expect(try rows(lines[4].fields, "events").contains("#1 pressed"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains("hunter2"))
    #expect(!text.contains("/tmp/private"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)

    let replay = try await run("--replay", path)
    #expect(replay.status == .exitCode(0))
    #expect(replay.output.hasPrefix("The replay is equal to the recording: 3 inputs"))
  }

  @Test func `a report is complete if an effect blocks the end of the program`() async throws {
    let terminal = try await start("--report")
    try await terminal.send("h")
    try await terminal.wait(toShow: "holdingEnd")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(
      try reportLines().map(\.kind)
        == ["environment", "versions", "frame", "diagnostics", "trace"])
    #expect(try await run("--replay", path).status == .exitCode(0))
  }

  @Test func `after a crash a report has the last frame and the input, and a line names it`()
    async throws
  {
    let terminal = try await start("--report")
    try await terminal.send("!")
    guard case .signal(let signal) = try await terminal.waitUntilExit() else {
      return #expect(Bool(false), "The probe has not trapped.")
    }
    #expect(terminal.leftovers == [])
    let text = text(of: terminal)
    let message = try #require(text.range(of: "The probe has trapped."))
    let line = "effect-probe: The report of the session is in \(path). \(command)\r\n"
    #expect(text[message.upperBound...].contains(line))

    let lines = try reportLines()
    #expect(
      lines.map(\.kind) == ["environment", "versions", "frame", "diagnostics", "trace", "crash"])
    #expect(try rows(lines[2].fields).hasPrefix(#"["idle","presses: 1""#))
    #expect(try rows(lines[4].fields, "events").contains("#1 pressed"))
    #expect(lines[5].fields.integer("signal") == Int(signal))
    let recording = try Recording(path: path)
    #expect(!recording.isCut)
    #expect(recording.inputCount == 2)
    #expect(try await run("--replay", path).status != .exitCode(0))
  }

  @Test func `the replay of a report traps on the same event of an effect`() async throws {
    let terminal = try await start("--report")
    try await terminal.send("e")
    let end = try await terminal.waitUntilExit()
    #expect(text(of: terminal).contains("The probe has trapped."))

    let recording = try Recording(path: path)
    #expect(recording.inputCount == 2)
    let replay = try await run("--replay", path)
    #expect(replay.status == end)
    #expect(replay.errors.contains("The probe has trapped."))
  }

  @Test(arguments: [false, true])
  func `after a crash a recording has the environment and versions, and a line names it`(
    isOfVariable: Bool
  ) async throws {
    let folder = path.replacing(".jsonl", with: "")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var program = Program.product("effect-probe", isOfVariable ? [] : ["--record", path])
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    if isOfVariable { program.environment["SESSION_RECORDINGS"] = folder }
    let terminal = try PseudoTerminal(running: program)
    try await terminal.wait(toShow: "idle")
    try await terminal.send("!")
    _ = try await terminal.waitUntilExit()
    if isOfVariable {
      let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first)
      try FileManager.default.moveItem(atPath: "\(folder)/\(name)", toPath: path)
    }
    #expect(text(of: terminal).contains("effect-probe: The session was recorded in "))
    if !isOfVariable { #expect(text(of: terminal).contains(". \(command)\r\n")) }
    #expect(try reportLines().map(\.kind) == ["environment", "versions", "crash"])
    #expect(try Recording(path: path).inputCount == 1)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that asks the program to end is no crash`(signal: Int32) async throws {
    let terminal = try await start("--record")
    terminal.signal(signal)
    #expect(try await terminal.waitUntilExit() == .signal(signal))
    #expect(!text(of: terminal).contains("To replay it"))
    #expect(try reportLines().isEmpty)
  }

  @Test func `a recording that ends without a crash has no line of a report`() async throws {
    let terminal = try await start("--record")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(!text(of: terminal).contains("To replay it"))
    #expect(try reportLines().isEmpty)
  }

  @Test func `a session without a terminal can be reported`() async throws {
    let outcome = try await run("--size", "30x4", "--keys", "p p", "--report", path)
    #expect(outcome.output.contains("presses: 2"))
    #expect(
      outcome.errors == "effect-probe: The report of the session is in \(path). \(command)\n")
    let lines = try reportLines()
    #expect(try rows(lines[2].fields).contains("presses: 2"))
    #expect(try await run("--replay", path).status == .exitCode(0))
  }

  @Test(arguments: ["p", "p p p"])
  func `a replay of a report that differs shows a recorded screen`(keys: String) async throws {
    _ = try await run("--size", "30x4", "--keys", keys, "--report", path)
    try String(contentsOfFile: path, encoding: .utf8)
      .replacing("\"key\":\"p\"", with: "\"key\":\"x\"", maxReplacements: 1)
      .write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try await run("--replay", path)
    #expect(outcome.status == .exitCode(1))
    let count = keys.filter { $0 == "p" }.count
    let start = try #require(outcome.output.range(of: " screen of the recording:\n"))
    let end = try #require(outcome.output.range(of: "The screen of the replay:\n"))
    #expect(outcome.output[start.upperBound..<end.lowerBound].contains("presses: \(count)"))
    #expect(outcome.output[end.upperBound...].contains("presses: 0"))
  }

  @Test(arguments: [
    (["--record", "a", "--report", "b"], "--report and --record"),
    (["--replay", "a", "--report", "b"], "--replay and --report"),
    (["--film", "a", "--report", "b"], "--film and --report"),
  ])
  func `a report beside a recording is an error of the command line`(
    arguments: [String], pair: String
  ) {
    var arguments = arguments
    #expect(throws: LaunchError(message: "\(pair) cannot be combined: give one of them.")) {
      try LaunchOptions(takingFrom: &arguments)
    }
  }
}

@Suite struct ReportLinesTests {
  @Test func `of the environment only harmless variables are kept`() {
    let values = [
      "TERM": "xterm", "PATH": "/private", "SSH_CONNECTION": "10.0.0.1", "LC_TIME": "C",
      "LINES": String(repeating: "1", count: 1000),
    ]
    #expect(
      ReportLines.environment { values[$0] }
        == #"{"report":"environment","values":{"LC_TIME":"C","LINES":""#
        + String(repeating: "1", count: 100) + #"","SSH_CONNECTION":true,"TERM":"xterm"}}"# + "\n")
  }

  @Test func `a command has the arguments of the application alone, as a shell reads them`() {
    #expect(
      ReplayCommand.text(
        of: "my report.jsonl",
        commandLine: [
          "./films", "--theme", "dark", "--latency", "0.5", "--token", "t", "it's", "--keys", "a",
        ])
        == "./films --latency 0.5 --token ••• 'it'\\''s' --replay 'my report.jsonl'")
    #expect(
      ReplayCommand.text(
        of: "r.jsonl", commandLine: ["demo", "counter", "--report", "r.jsonl", "--", "--fast"])
        == "demo counter --replay r.jsonl -- --fast")
  }

  @Test func `the version of the library is that of the changelog`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let path = folder.appending(path: "../../../CHANGELOG.md")
    let text = try String(contentsOf: path, encoding: .utf8)
    let heading = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("## ") && $0.contains(".") })
    #expect(heading == "## \(Launch.frameworkVersion)")
  }
}
