import CursesFeedbackTesting
import TerminalModel
import Testing

@Suite(.timeLimit(.minutes(30))) struct PseudoTerminalTests {
  @Test func `the terminal has the given size`() async throws {
    let terminal = try PseudoTerminal(
      running: shell("stty size"), size: Size(columns: 33, rows: 7))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text == "7 33\n\n\n\n\n\n")
    #expect(terminal.output == Array("7 33\r\n".utf8))
  }

  @Test func `the terminal is the controlling terminal of the program's session`() async throws {
    let terminal = try PseudoTerminal(running: shell("echo heard > /dev/tty"))
    try await terminal.wait(toShow: "heard")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `the program has only the environment of its Program value`() async throws {
    var program = shell("echo \"$TERM-$OTHER-${GONE-unset}\"", environment: ["OTHER": "other"])
    program.environment["TERM"] = "vt100"
    let terminal = try PseudoTerminal(running: program)
    try await terminal.wait(toShow: "vt100-other-unset")
  }

  @Test func `typed text and keys reach the program`() async throws {
    let terminal = try PseudoTerminal(running: shell("read line; echo \"<$line>\""))
    try await terminal.send("hello")
    try await terminal.send(.key(Key(.enter)))
    try await terminal.wait(toShow: "<hello>")
  }

  @Test(
    arguments: [
      (Key(.character("c"), modifiers: .control), .signal(2)),
      (Key(.character("d"), modifiers: .control), .exitCode(0)),
      (Key(.character("\\"), modifiers: .control), .signal(3)),
    ] as [(Key, ExitStatus)])
  func `the interrupt, end-of-file and quit characters end a program`(key: Key, status: ExitStatus)
    async throws
  {
    let terminal = try PseudoTerminal(running: shell("echo ready; exec cat"))
    try await terminal.wait(toShow: "ready")
    try await terminal.send(.key(key))
    #expect(try await terminal.waitUntilExit() == status)
  }

  @Test func `a key after a paste arrives in another read`() async throws {
    let read = "dd bs=64 count=1 2>/dev/null"
    let script = "stty raw -echo; echo ready; sleep 0.2; \(read) >/dev/null; \(read)"
    let terminal = try PseudoTerminal(running: shell(script))
    try await terminal.wait(toShow: "ready")
    try await terminal.send(.paste("ab"), .key("x"))
    try await terminal.wait(toShow: "x")
  }

  @Test func `more bytes than the device holds can be sent`() async throws {
    let terminal = try PseudoTerminal(running: shell("stty raw -echo; echo ready; exec cat"))
    try await terminal.wait(toShow: "ready")
    let line = String(repeating: "0123456789", count: 8) + "\r\n"
    try await terminal.send(String(repeating: line, count: 1_000) + "the end")
    try await terminal.wait(toShow: "the end")
    #expect(terminal.output.count == "ready\n".utf8.count + 1_000 * 82 + 7)
  }

  @Test func `a resize signals the program and changes the frame`() async throws {
    let script = "trap 'stty size' WINCH; echo ready; while :; do read line; done"
    let terminal = try PseudoTerminal(running: shell(script))
    try await terminal.wait(toShow: "ready")
    try await terminal.send(.resized(Size(columns: 40, rows: 10)))
    try await terminal.wait(toShow: "10 40")
    #expect(terminal.frame.size == Size(columns: 40, rows: 10))
  }

  @Test(
    arguments: [("exit 7", .exitCode(7)), ("kill -9 $$", .signal(9))] as [(String, ExitStatus)])
  func `the status is the exit code or signal`(script: String, status: ExitStatus) async throws {
    let terminal = try PseudoTerminal(running: shell(script))
    #expect(try await terminal.waitUntilExit() == status)
  }

  @Test func `a signal reaches the program`() async throws {
    let terminal = try PseudoTerminal(running: Program("cat"))
    terminal.signal(15)
    #expect(try await terminal.waitUntilExit() == .signal(15))
  }

  @Test func `a hang-up signals the program`() async throws {
    // The shell does not read: a read may fail before the signal arrives.
    let script = "trap 'exit 7' HUP; echo ready; while :; do sleep 0.1; done"
    let terminal = try PseudoTerminal(running: shell(script))
    try await terminal.wait(toShow: "ready")
    terminal.hangUp()
    #expect(try await terminal.waitUntilExit() == .exitCode(7))
    #expect(terminal.attributes == nil)
  }

  @Test func `the device's attributes are those that the program has set`() async throws {
    let script = "read l; stty raw -echo; echo raw; read l; stty sane; echo sane; read l"
    let terminal = try PseudoTerminal(running: shell(script))
    let first = try #require(terminal.attributes)
    try await terminal.send("\n")
    try await terminal.wait(toShow: "raw")
    let second = try #require(terminal.attributes)
    #expect(first.isEchoing && first.isByLine && first.sendsSignals)
    #expect(!second.isEchoing && !second.isByLine && !second.sendsSignals)
    #expect(first != second)
  }

  @Test(arguments: [("raw", "reply"), ("sane", "none")])
  func `a query of the terminal's type is answered only while the program reads byte by byte`(
    mode: String, read: String
  ) async throws {
    // The shell reads the reply as a line, which ends with a line feed of the test.
    let script = """
      stty \(mode) -echo; printf '\\033[c.'; read line
      case $line in *'[?62;22c') echo reply;; '') echo none;; esac
      """
    let terminal = try PseudoTerminal(running: shell(script))
    try await terminal.wait(toShow: ".")
    try await terminal.send("\n")
    try await terminal.wait(toShow: read)
    #expect(terminal.screen.queries == ["\u{1B}[c"])
  }

  @Test func `a condition is not checked while a synchronized frame is incomplete`() async throws {
    let script = "printf '\\033[?2026hone '; sleep 0.2; printf 'two\\033[?2026l'; read line"
    let terminal = try PseudoTerminal(running: shell(script))
    try await terminal.wait(toShow: "one")
    #expect(terminal.frame.text.hasPrefix("one two\n"))
  }

  @Test func `a stalled terminal reads no output`() async throws {
    let terminal = try PseudoTerminal(running: shell("echo ready; read l; exec yes"))
    try await terminal.wait(toShow: "ready")
    let before = terminal.output.count
    terminal.isStalled = true
    try await terminal.send("\n")
    terminal.signal(9)
    #expect(try await terminal.waitUntilExit() == .signal(9))
    #expect(terminal.output.count == before)
  }
}

/// A program that runs a shell script.
func shell(_ script: String, environment: [String: String] = [:]) -> Program {
  Program("/bin/sh", ["-c", script], environment: environment)
}
