import CursesFeedbackTesting
import TerminalModel
import Testing

/// Standard output and standard error of a program that has taken the terminal.
@Suite(.serialized, .timeLimit(.minutes(30))) struct StandardStreamsTests {
  @Test(arguments: ["main", "queue"], ["<&- 2>&-", "<&-", "2>&-"])
  func `the terminal is handed back even if the standard streams are closed`(
    loop: String, redirection: String
  ) async throws {
    let probe = try await ProbeTerminal(
      script: "exec \(ProbeTerminal.path) keys \(redirection)", environment: ["LOOP": loop])
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
  }

  @Test func `text for closed streams does not reach the terminal`() async throws {
    let probe = try await ProbeTerminal("errors", redirection: "<&- 2>&-")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(!probe.text.contains("first"))
  }

  @Test func `standard error on another terminal is not captured`() async throws {
    let log = try Pty()
    let probe = try await ProbeTerminal("errors", redirection: "2>\(log.path)")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(!probe.text.contains("first"))
    #expect(String(decoding: log.receive(), as: UTF8.self).contains("first"))
  }

  @Test func `printed text is shown after the session, before its result`() async throws {
    let probe = try await ProbeTerminal("prints")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(probe.terminal.frame.text.hasPrefix("\nin the session\nin part, the result\n"))
  }

  @Test func `control characters except line feed and tab become question marks`() async throws {
    let probe = try await ProbeTerminal("controls")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(
      probe.terminal.frame.text.hasPrefix(
        "\na¿b¿c¿d¿e¿f?g?h??i\ttab é 漢 😀\n".replacing("\t", with: "      ")))
  }

  #if os(Linux)
    @Test(arguments: ["main", "queue"])
    func `the memory of captured text is limited`(loop: String) async throws {
      let probe = try await ProbeTerminal(
        script: "exec \(ProbeTerminal.path) kept", environment: ["LOOP": loop])
      #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
      probe.expectHandedBack()
    }
  #endif

  @Test func `the end of a long text is shown, with the number of omitted bytes`() async throws {
    let probe = try await ProbeTerminal("much")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    let gap = " bytes that were written before this are left out]\r\n"
    let parts = probe.text.split(separator: gap)
    let digits = try #require(parts.first?.split(separator: "[").last)
    let leftOut = try #require(Int(digits))
    let lines = try #require(parts.last).split(separator: "\r\n")
    #expect(leftOut + (lines.count - 1) * 64 == 64 << 20)
    #expect(lines.allSatisfy { $0.utf8.count == 63 || $0 == "the end" })
    #expect(lines.last == "the end")
    #expect((60 << 10...64 << 10).contains(lines.count * 64))
  }
}
