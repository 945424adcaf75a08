import CursesFeedbackTesting
import Foundation
import TerminalModel
import Testing

@testable import CursesFeedback

/// The program `inspect` in a terminal of its own.
@Suite(.timeLimit(.minutes(30))) final class InspectTests {
  private let folder: String
  private let probe: PseudoTerminal

  init() throws {
    folder = try InspectionFolder.temporary().path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false)
    probe = try PseudoTerminal(
      running: .product("remote-probe", environment: ["XDG_RUNTIME_DIR": folder]))
  }

  deinit {
    // The folder of a failed test may be in use.
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func inspect(_ arguments: String...) -> Program {
    .product("inspect", arguments, environment: ["XDG_RUNTIME_DIR": folder, "TMPDIR": folder])
  }

  private func inspector() async throws -> PseudoTerminal {
    try await probe.wait(toShow: "ready")
    let viewer = try PseudoTerminal(
      running: inspect("\(probe.processID)"), size: Size(columns: 60, rows: 5))
    try await viewer.wait(toShow: "Count: 0 侍\n60 columns, 5 rows")
    return viewer
  }

  @Test func `inspect shows a component of another process until the user quits`() async throws {
    let viewer = try await inspector()
    try await viewer.send(.key(.up))
    try await viewer.wait(toShow: "Count: 1 侍")
    viewer.resize(to: Size(columns: 50, rows: 6))
    try await viewer.wait(toShow: "50 columns, 6 rows")
    try await viewer.send("q")
    #expect(try await viewer.waitUntilExit() == .exitCode(0))
    #expect(viewer.leftovers == [])
    #expect(viewer.frame.text.trimmingCharacters(in: .whitespacesAndNewlines) == "")
  }

  @Test func `inspect ends with the other process, and says so`() async throws {
    let viewer = try await inspector()
    probe.signal(SIGKILL)
    #expect(try await viewer.waitUntilExit() == .exitCode(0))
    #expect(viewer.frame.text.contains("remote-probe (\(probe.processID)) has ended."))
    #expect(viewer.leftovers == [])
    let list = try await inspect().run()
    #expect(list.output == "No process can be inspected: start one with --inspect.\n")
  }

  @Test func `Ctrl-C twice leaves a process that does not respond`() async throws {
    let viewer = try await inspector()
    try await probe.send("\n")
    try await probe.wait(toShow: "stopped")
    try await viewer.send("\u{3}")
    try await viewer.send("\u{3}")
    #expect(try await viewer.waitUntilExit() == .exitCode(1))
    #expect(
      viewer.frame.text.contains("inspect: remote-probe (\(probe.processID)) does not respond."))
    #expect(viewer.leftovers == [])
  }

  @Test func `a signal ends inspect, and restores the terminal`() async throws {
    let viewer = try await inspector()
    viewer.signal(SIGTERM)
    #expect(try await viewer.waitUntilExit() == .signal(SIGTERM))
    #expect(viewer.leftovers == [])
  }

  @Test func `inspect without an argument lists the processes`() async throws {
    try await probe.wait(toShow: "ready")
    let outcome = try await inspect().run()
    #expect(outcome.output == "\(probe.processID)  remote-probe\n")
    #expect(outcome.status == .exitCode(0))
    try await probe.send("\u{4}")
    #expect(try await probe.waitUntilExit() == .exitCode(0))
    #expect(InspectionFolder(path: "\(folder)/cursesfeedback").processes.isEmpty)
  }

  @Test(arguments: [
    (["2147483647"], 1, "There is no process 2147483647: inspect without arguments lists all."),
    (["x"], 64, "\"x\" is no PID: write a number, or none for a list of processes."),
    (["1", "2"], 64, "inspect takes one PID and options of the terminal: see --help."),
    (["1", "--keys", "a"], 64, "inspect takes one PID and options of the terminal: see --help."),
  ])
  func `inspect refuses an unknown process or an invalid command line in one line`(
    arguments: [String], status: Int32, line: String
  ) async throws {
    let outcome = try await Program.product(
      "inspect", arguments, environment: ["XDG_RUNTIME_DIR": folder, "TMPDIR": folder]
    ).run()
    #expect(outcome.errors == "inspect: \(line)\n")
    #expect(outcome.status == .exitCode(status))
  }
}
