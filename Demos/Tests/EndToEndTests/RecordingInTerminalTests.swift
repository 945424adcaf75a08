import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

/// Programs that record their sessions, and replay them.
@Suite(.timeLimit(.minutes(30))) final class RecordingInTerminalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recordings-\(UUID().uuidString)")
  private var file: String { folder.appending(path: "session.jsonl").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func text() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  /// Replays the recording, and expects that the replay is equal to it.
  private func expectEqualReplay(
    _ name: String, _ arguments: [String] = [], of path: String? = nil, ending: String = ".\n",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await Program.product(
      name, arguments + ["--replay", path ?? file], environment: ["TERM": "dumb"]
    ).run()
    #expect(outcome.status == .exitCode(0), sourceLocation: sourceLocation)
    #expect(
      outcome.output.hasPrefix("The replay is equal to the recording: ")
        && outcome.output.hasSuffix(ending),
      "\(outcome.output)\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(outcome.errors == "", sourceLocation: sourceLocation)
  }

  @Test func `a picker that reads a pipe replays without the pipe`() async throws {
    let picker = Program.product("picker")
    let outcome = try await Program(
      picker.path, ["--record", file, "--size", "60x10", "--keys", "b down"]
    ).run(input: "apple\nbanana\nblueberry\n")
    #expect(outcome.status == .exitCode(0))
    try await expectEqualReplay("picker")
  }

  @Test func `only the owner can read a recording`() async throws {
    _ = try await Program.product("counter", ["--record", file, "--keys", "+"]).run()
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a recording has the arguments of the program, but not its own path`() async throws {
    let options = ["--hold", "2", "--record", file, "--advance", "5", "--ascii"]
    _ = try await Program.product("traffic-light", options).run()
    #expect(try Recording(path: file).arguments == ["--hold", "2", "--advance", "5", "--ascii"])
    try await expectEqualReplay("traffic-light", ["--hold", "2"])
  }

  @Test func `a recording that is cut in its last line replays up to this line`() async throws {
    _ = try await Program.product("counter", ["--record", file, "--keys", "+ + +"]).run()
    try String(text().dropLast(20)).write(toFile: file, atomically: true, encoding: .utf8)
    try await expectEqualReplay("counter", ending: " The last line is cut, and was left out.\n")
  }

  @Test(arguments: ["", "hello\n", "{}\n", "[1, 2]\n"])
  func `a file that is no recording gives one line of error and status 64`(
    text: String
  ) async throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try await Program.product("counter", ["--replay", file]).run()
    #expect(outcome.status == .exitCode(64))
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "counter: --replay: \(file), line 1: This is no recording of a session.\n")
  }

  @Test func `a file that is missing gives one line of error and status 64`() async throws {
    let outcome = try await Program.product("counter", ["--replay", file]).run()
    #expect(outcome.status == .exitCode(64))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `the recording of a program that was killed replays`() async throws {
    let terminal = try PseudoTerminal(running: .product("counter", ["--record", file]))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("+++")
    try await terminal.wait(toShow: "Count: 3")
    terminal.signal(SIGKILL)
    #expect(try await terminal.waitUntilExit() == .signal(SIGKILL))
    #expect(try text().contains("\"key\":\"+\""))
    try await expectEqualReplay("counter")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `the recording of a program that a signal ended replays`(signal: Int32) async throws {
    let terminal = try PseudoTerminal(running: .product("stopwatch", ["--record", file]))
    try await terminal.wait(toShow: "ready")
    try await terminal.send(" ")
    try await terminal.wait(toShow: "Lap")
    terminal.signal(signal)
    #expect(try await terminal.waitUntilExit() == .signal(signal))
    try await expectEqualReplay("stopwatch")
  }

  @Test func `a session with a suspension replays`() async throws {
    let counter = Program.product("counter")
    let terminal = try PseudoTerminal(
      running: Program("/bin/sh", ["-i"], environment: ["PS1": "% "]))
    terminal.isAnswering = false
    try await terminal.wait(toShow: "%")
    try await terminal.send("\(counter.path) --record \(file)\r")
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 1")
    try await terminal.send(.key(.ctrl("z")))
    try await terminal.wait(toShow: "Stopped")
    try await terminal.send("fg\r")
    try await terminal.wait(toShow: "Count: 1")
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 2")
    try await terminal.send("q")
    try await terminal.wait(for: "the prompt of the shell") {
      !$0.isAlternateScreen && $0.frame.text.split(separator: "\n").last == "%"
    }
    try await terminal.send("exit\r")
    _ = try await terminal.waitUntilExit()
    try await expectEqualReplay("counter")
  }

  @Test func `the folder in SESSION_RECORDINGS gets a recording of each session`() async throws {
    let environment = ["SESSION_RECORDINGS": folder.path]
    for _ in 0..<2 {
      _ = try await Program.product("counter", ["--keys", "+"], environment: environment).run()
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 2)
    for name in names {
      #expect(name.wholeMatch(of: /counter-\d{8}-\d{6}-\d+\.jsonl/) != nil, "\(name)")
      try await expectEqualReplay("counter", of: folder.appending(path: name).path)
    }
  }

  @Test(arguments: ["direct", "ncurses"])
  func `the recording of a sign-in has no password, and replays`(renderer: String) async throws {
    let terminal = try PseudoTerminal(
      running: .product("sign-in", ["--record", file, "--renderer", renderer]))
    try await terminal.wait(toShow: "Repeat")
    try await terminal.send("zoe")
    try await terminal.wait(toShow: "✓")
    try await terminal.send("\tzoe@example.org\tqrst uvwx\t")
    try await terminal.send(.paste("qrst uvwx"))
    try await terminal.wait(toShow: "›•••••••••")
    try await terminal.send("\t ")
    try await terminal.wait(toShow: "[ Sign in ]")
    try await terminal.send("\t\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let text = try text()
    for letter in "qtuvw" { #expect(!text.contains("\"key\":\"\(letter)\"")) }
    #expect(!text.contains("qrst"))
    #expect(text.contains("\"secret\":\"paste\""))
    try await expectEqualReplay("sign-in")
  }

  @Test func `a replay by another application reports the difference with status 1`() async throws {
    _ = try await Program.product("counter", ["--record", file, "--keys", "+"]).run()
    let outcome = try await Program.product("catch", ["--replay", file]).run()
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.errors == "catch: \(file): The replay differs from the recording.\n")
    #expect(outcome.output.contains("differs from the recorded one."))
  }
}
