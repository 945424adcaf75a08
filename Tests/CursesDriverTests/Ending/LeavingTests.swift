import CursesDriver
import CursesFeedbackTesting
import TerminalModel
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The reports of a terminal at the end of a slow line, which arrive while the program hands the
/// terminal back.
@Suite(.serialized, .timeLimit(.minutes(30))) struct LeavingTests {
  /// The driver's query for the kind of the terminal (primary device attributes), and an answer to
  /// it.
  private static let query = "\u{1B}[c"
  private static let answer = "\u{1B}[?62;22c"

  /// The probe at the end of a slow line: it has reset the modes, and waits for the terminal's
  /// answer.
  private func leavingProbe(then script: String) async throws -> ProbeTerminal {
    let probe = try await ProbeTerminal(script: "\(ProbeTerminal.path) keys; \(script)")
    probe.terminal.isAnswering = false
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("q")
    try await probe.terminal.wait(for: "a query") { $0.queries == [Self.query] }
    return probe
  }

  @Test(arguments: [
    ["\u{1B}[<0;5;5M\u{1B}[<0;5;5m\(answer)ls\n"],
    ["\u{1B}[<0;5;5M", "\u{1B}[I", answer, "ls\n"],
    ["x\u{1B}[<3", "5;5;5M\u{1B}[?", "62;22", "cls\n"],
    ["\u{1B}[O\(answer)", "ls\r"],
  ])
  func `late reports do not reach the shell, keys typed after them do`(
    pieces: [String]
  ) async throws {
    let probe = try await leavingProbe(then: "read line; echo \"read <$line>\"")
    for piece in pieces { try await probe.terminal.send(piece) }
    try await probe.terminal.wait(toShow: "read <ls>")
    probe.expectHandedBack()
    #expect(!probe.terminal.frame.text.contains("5;5"))
    #expect(!probe.terminal.frame.text.contains("^["))
  }

  // The delay is that of the terminal's line: the program waits for the answer for up to a minute.
  @Test(arguments: [0, 150, 300])
  func `reports that a slow line delays do not reach the shell`(milliseconds: Int) async throws {
    let probe = try await leavingProbe(then: "read line; echo \"read <$line>\"")
    try await Task.sleep(for: .milliseconds(milliseconds))
    try await probe.terminal.send("\u{1B}[<0;5;5M\u{1B}[<0;5;5m")
    try await probe.terminal.send("\u{1B}[I\(Self.answer)ls\n")
    try await probe.terminal.wait(toShow: "read <ls>")
    probe.expectHandedBack()
    #expect(!probe.terminal.frame.text.contains("5;5"))
    #expect(!probe.terminal.frame.text.contains("^["))
  }

  @Test func `the normal screen is restored before the terminal answers`() async throws {
    let probe = try await leavingProbe(then: "echo left")
    #expect(!probe.terminal.screen.isAlternateScreen)
    #expect(probe.terminal.screen.modes == TerminalEmulator().modes)
    #expect(probe.terminal.attributes?.isByLine == false)
    try await probe.terminal.send(Self.answer)
    try await probe.terminal.wait(toShow: "left")
    probe.expectHandedBack()
  }

  @Test func `a terminal that does not answer is handed back`() async throws {
    let probe = try await ProbeTerminal(
      script: "exec \(ProbeTerminal.path) keys", environment: ["ANSWER_LIMIT": "1"])
    probe.terminal.isAnswering = false
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
  }

  @Test func `a signal ends the wait for the answer`() async throws {
    let probe = try await ProbeTerminal("keys")
    probe.terminal.isAnswering = false
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("q")
    try await probe.terminal.wait(for: "a query") { $0.queries == [Self.query] }
    probe.terminal.signal(SIGTERM)
    #expect(try await probe.terminal.waitUntilExit() == .signal(SIGTERM))
    probe.expectHandedBack()
    #expect(probe.text.ranges(of: "\u{1B}[?1049l").count == 1)
  }

  @Test func `a terminal without reports is sent no query`() async throws {
    let probe = try await ProbeTerminal("keys", type: "vt52")
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    #expect(probe.terminal.screen.queries == [])
  }
}
