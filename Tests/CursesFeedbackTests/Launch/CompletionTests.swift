import CursesFeedbackTesting
import Foundation
import Testing

/// A program whose effects complete before it exits.
@Suite(.timeLimit(.minutes(30))) final class CompletionTests {
  private let path = FileManager.default.temporaryDirectory.path + "/saved-\(UUID().uuidString)"

  deinit {
    // A test that saves nothing makes no file.
    try? FileManager.default.removeItem(atPath: path)
  }

  private func probe() throws -> PseudoTerminal {
    try PseudoTerminal(running: .product("ending-probe", environment: ["FILE": path]))
  }

  /// The output after the terminal has been given back.
  private func text(of terminal: PseudoTerminal) -> String {
    String(decoding: terminal.output, as: UTF8.self).split(separator: "\u{1B}[?1049l").last
      .map(String.init) ?? ""
  }

  @Test(arguments: [("++q", 99), ("++e", 3), ("++\u{3}", 99)])
  func `a change right before the end is saved`(keys: String, status: Int32) async throws {
    let terminal = try probe()
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send(keys)
    #expect(try await terminal.waitUntilExit() == .exitCode(status))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "2")
    #expect(text(of: terminal).contains("counted: 2, saved: 2\r\n"))
    #expect(terminal.leftovers == [])
  }

  @Test func `a change is saved even if the terminal is gone`() async throws {
    // An ignored signal lets the program outlive its terminal.
    let script = "trap '' HUP; exec \"$PROBE\""
    let terminal = try PseudoTerminal(
      running: Program(
        "/bin/sh", ["-c", script],
        environment: ["FILE": path, "PROBE": Program.product("ending-probe").path]))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 1")
    terminal.hangUp()
    _ = try await terminal.waitUntilExit()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "1")
  }

  @Test(arguments: ["\u{3}", "TERM"])
  func `a line names the effects that do not complete, and a signal ends the program at once`(
    signal: String
  ) async throws {
    let terminal = try probe()
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("s")
    try await terminal.wait(toShow: "stuck")
    try await terminal.send("q")
    try await terminal.wait(toShow: "Completing \"stuck\"")
    #expect(terminal.attributes == terminal.initialAttributes)
    if signal == "TERM" {
      kill(terminal.processID, SIGTERM)
      #expect(try await terminal.waitUntilExit() == .signal(SIGTERM))
    } else {
      try await terminal.send(signal)
      #expect(try await terminal.waitUntilExit() == .signal(SIGINT))
    }
  }

  @Test func `an effect that exceeds its time limit is reported in one line`() async throws {
    let terminal = try probe()
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("lq")
    #expect(try await terminal.waitUntilExit() == .exitCode(99))
    #expect(
      text(of: terminal).contains(
        "ending-probe: \"limited\" did not complete within its time limit before the exit.\r\n"))
  }

  @Test func `a script of keys that ends the application saves its changes`() async throws {
    let program = Program.product(
      "ending-probe", ["--keys", "+ + + q"], environment: ["FILE": path])
    let outcome = try await program.run()
    #expect(outcome.status == .exitCode(0))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "3")
  }
}
