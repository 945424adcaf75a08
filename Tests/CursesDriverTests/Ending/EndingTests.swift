import CursesDriver
import CursesFeedbackTesting
import TerminalModel
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The state of the terminal after the program `terminal-probe` has ended in each of many ways.
@Suite(.serialized, .timeLimit(.minutes(30))) struct EndingTests {
  /// The signals of Swift's fatal errors (traps): SIGILL on x86, SIGTRAP on ARM.
  private let traps: [ExitStatus] = [.signal(SIGILL), .signal(SIGTRAP)]

  @Test(arguments: Renderer.allCases)
  func `a terminal that is closed twice is handed back once`(renderer: Renderer) async throws {
    let probe = try await ProbeTerminal("close", renderer: renderer)
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(probe.terminal.frame.text.hasPrefix("\nclosed\n"))
    #expect(probe.text.ranges(of: "\u{1B}[?1049l").count == 1)
  }

  @Test(arguments: Renderer.allCases)
  func `exit hands the terminal back`(renderer: Renderer) async throws {
    let probe = try await ProbeTerminal("exit", renderer: renderer)
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(3))
    probe.expectHandedBack()
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM])
  func `a signal hands the terminal back and ends the process`(number: Int32) async throws {
    let probe = try await ProbeTerminal("keys")
    try await probe.terminal.wait(toShow: "ready")
    probe.terminal.signal(number)
    #expect(try await probe.terminal.waitUntilExit() == .signal(number))
    probe.expectHandedBack()
  }

  @Test(arguments: [
    ("fatal", "the probe gives up"), ("bounds", "Index out of range"),
    ("error", "There is no terminal"), ("thread", "a thread of the driver gives up"),
  ])
  func `a fatal error hands the terminal back and shows its message`(
    ending: String, message: String
  )
    async throws
  {
    let probe = try await ProbeTerminal(ending)
    #expect(traps.contains(try await probe.terminal.waitUntilExit()))
    probe.expectHandedBack()
    #expect(probe.text.contains(message))
  }

  @Test(arguments: Renderer.allCases)
  func `a stack overflow hands the terminal back`(renderer: Renderer) async throws {
    let probe = try await ProbeTerminal("overflow", renderer: renderer)
    let status = try await probe.terminal.waitUntilExit()
    #expect([.signal(SIGSEGV), .signal(SIGBUS)].contains(status))
    probe.expectHandedBack()
  }

  @Test(arguments: Renderer.allCases)
  func `a terminal that accepts no output is handed back`(renderer: Renderer) async throws {
    let probe = try await ProbeTerminal("keys", renderer: renderer)
    try await probe.terminal.wait(toShow: "ready")
    probe.terminal.isStalled = true
    try await probe.terminal.send("f")
    #expect(try await probe.terminal.waitUntilExit() == .signal(SIGTERM))
    #expect(probe.terminal.attributes == probe.found)
    probe.terminal.isStalled = false
    _ = try await probe.terminal.waitUntilExit()
    #expect(!probe.terminal.screen.isAlternateScreen)
    #expect(probe.terminal.screen.modes == TerminalEmulator().modes)
  }

  @Test func `standard error is shown after the session, sanitized and in order`() async throws {
    let probe = try await ProbeTerminal("errors")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(probe.terminal.frame.text.hasPrefix("\nfirst\n?[31msecond¿\nthird\n"))
  }

  @Test func `standard error that is no terminal is not captured`() async throws {
    let probe = try await ProbeTerminal("errors", redirection: "2>/dev/null")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    #expect(!probe.text.contains("first"))
  }

  @Test func `a second terminal is refused, and the first stays open`() async throws {
    let probe = try await ProbeTerminal("second")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(probe.text.hasSuffix("\(TerminalError(.alreadyOpen))\r\n"))
  }

  @Test(arguments: ["", "dumb", "no-such-terminal", "../x/xterm"])
  func `an unusable terminal type is an error, and the terminal is unchanged`(type: String)
    async throws
  {
    let probe = try await ProbeTerminal("close", type: type)
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(2))
    #expect(probe.terminal.attributes == probe.found)
    #expect(probe.text == "\r\n\(TerminalError(.unusableType(type)))\r\n")
  }

  @Test func `an error for too many open files names the system call that failed`() async throws {
    let probe = try await ProbeTerminal("files")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
    #expect(probe.text.contains("\(TerminalError(.system(call: "fcntl", number: EMFILE)))\r\n"))
    #expect(!probe.text.contains("tcgetattr"))
  }

  @Test func `nothing is drawn if standard output is no terminal`() async throws {
    let outcome = try await Program.product("terminal-probe", ["close"]).run()
    #expect(outcome.status == .exitCode(2))
    #expect(outcome.output == "\(TerminalError(.noTerminal))\n")
  }

  @Test func `keys come from the terminal if standard input is no terminal`() async throws {
    let probe = try await ProbeTerminal("keys", redirection: "</dev/null")
    try await probe.terminal.wait(toShow: "ready")
    try await probe.terminal.send("q")
    #expect(try await probe.terminal.waitUntilExit() == .exitCode(0))
    probe.expectHandedBack()
  }
}
