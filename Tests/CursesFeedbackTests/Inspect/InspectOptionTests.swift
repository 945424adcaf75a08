import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

@testable import CursesFeedback

/// The option `--inspect`, F12, and the program `inspect` beside them, in terminals.
@Suite(.timeLimit(.minutes(30))) final class InspectOptionTests {
  private let folder: String

  init() throws {
    folder = try InspectionFolder.temporary().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit {
    // The folder of a failed test may be in use.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private var environment: [String: String] { ["XDG_RUNTIME_DIR": folder, "TMPDIR": folder] }

  private func probe(_ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: .product("launch-probe", arguments, environment: environment),
      size: Size(columns: 80, rows: 24))
  }

  @Test func `F12 shows the inspector over the application, which goes on after it`() async throws {
    let terminal = try probe("--inspect")
    try await terminal.wait(toShow: "Count: 0")
    let own = terminal.frame.text
    try await terminal.send(.key(Key(.function(12))))
    try await terminal.wait(toShow: "The session starts.")
    try await terminal.send(.key(Key(.function(12))))
    try await terminal.wait(for: "the application") { $0.frame.text == own }
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  @Test func `inspect shows the events of the application in another terminal`() async throws {
    let terminal = try probe("--inspect", "--open", "counts/7")
    try await terminal.wait(toShow: "Count: 7")
    let viewer = try PseudoTerminal(
      running: .product("inspect", ["\(terminal.processID)"], environment: environment),
      size: Size(columns: 80, rows: 24))
    try await viewer.wait(toShow: "opened(7)")
    // The application is continued from its first state.
    try await viewer.send(.key(.home))
    try await viewer.send("f")
    try await viewer.send("f")
    try await viewer.wait(toShow: "Continued from 0.")
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(try await viewer.waitUntilExit() == .exitCode(0))
    #expect(viewer.leftovers == [])
    #expect(terminal.leftovers == [])
  }

  @Test func `a recorded session is inspected`() async throws {
    let file = "\(folder)/session.jsonl"
    let recorder = try probe("--record", file, "--open", "counts/7")
    try await recorder.wait(toShow: "Count: 7")
    try await recorder.send("q")
    #expect(try await recorder.waitUntilExit() == .exitCode(0))
    let terminal = try probe("--replay", file, "--inspect")
    try await terminal.wait(toShow: "opened(7)")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `the application is continued from a moment of a recorded session`() async throws {
    let file = "\(folder)/session.jsonl"
    let recorder = try probe("--record", file, "--open", "counts/7")
    try await recorder.wait(toShow: "Count: 7")
    try await recorder.send("bb")
    try await recorder.wait(toShow: "Count: 9")
    try await recorder.send("q")
    #expect(try await recorder.waitUntilExit() == .exitCode(0))
    let terminal = try probe("--replay", file, "--inspect")
    try await terminal.wait(toShow: "opened(7)")
    try await terminal.send(.key(.left))
    try await terminal.send("ff")
    try await terminal.wait(toShow: "Count: 8")
    try await terminal.send("bbb")
    try await terminal.wait(toShow: "Count: 11")
    // The application is inspected, too.
    try await terminal.send(.key(Key(.function(12))))
    try await terminal.wait(toShow: "The session starts.")
    try await terminal.send("q")
    try await terminal.wait(toShow: "Count: 11")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  @Test func `after the end, a line says that a recording ends at a continuation`() async throws {
    let file = "\(folder)/session.jsonl"
    let terminal = try probe("--record", file, "--inspect", "--open", "counts/7")
    try await terminal.wait(toShow: "Count: 7")
    try await terminal.send(.key(Key(.function(12))))
    try await terminal.wait(toShow: "opened(7)")
    try await terminal.send(.key(.home))
    try await terminal.send("ff")
    try await terminal.wait(toShow: "Continued from 0.")
    try await terminal.send(.key(Key(.function(12))))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    let text = terminal.frame.text.split(separator: "\n").joined()
    #expect(
      text.contains(
        "The recording in \(file) ends where the session was continued from an earlier event."))
    let replay = try await Program.product("launch-probe", ["--replay", file]).run()
    #expect(replay.status == .exitCode(0), "\(replay.output)\(replay.errors)")
    #expect(replay.output.contains(": 1 input, 1 event, "))
  }

  @Test func `a recorded session in which the inspector was opened replays`() async throws {
    let file = "\(folder)/session.jsonl"
    let recorder = try probe("--record", file, "--inspect", "--open", "counts/7")
    try await recorder.wait(toShow: "Count: 7")
    try await recorder.send("b")
    try await recorder.wait(toShow: "Count: 8")
    try await recorder.send(.key(Key(.function(12))))
    try await recorder.wait(toShow: "The session starts.")
    try await recorder.send("q")
    try await recorder.wait(toShow: "Count: 8")
    try await recorder.send("b")
    try await recorder.wait(toShow: "Count: 9")
    try await recorder.send("q")
    #expect(try await recorder.waitUntilExit() == .exitCode(0))
    let replay = try await Program.product("launch-probe", ["--replay", file]).run()
    #expect(replay.status == .exitCode(0), "\(replay.output)\(replay.errors)")
  }
}
