import CursesFeedbackTesting
import TerminalModel
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The text and the exit status of a program.
@Suite(.timeLimit(.minutes(30))) struct LaunchTests {
  /// Sequences and characters that set the title and the clipboard, erase the screen (in two
  /// spellings), reverse the direction of text, and move the cursor.
  private let hostile = "\u{1B}]0;title\u{7}\u{1B}]52;c;cm0=\u{7}\u{1B}[2J\u{9B}2J\u{202E}\r\u{8}"
  private let visible = "␛]0;title␇␛]52;c;cm0=␇␛[2J\u{FFFD}2J\u{FFFD}␍␈"

  private func shell(_ script: String, _ environment: [String: String] = [:]) -> Program {
    let probe = ["PROBE": Program.product("launch-probe").path]
    return Program("/bin/sh", ["-c", script], environment: environment.merging(probe) { $1 })
  }

  @Test func `no control sequence of a farewell reaches the terminal`() async throws {
    let terminal = try PseudoTerminal(
      running: .product("launch-probe", environment: ["FAREWELL": "one\ntwo \(hostile)"]))
    // At its end, the program sends a query and waits for the reply. On a busy machine, a reply
    // could come after that wait; the terminal would then echo it after the farewell.
    terminal.isAnswering = false
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(String(decoding: terminal.output, as: UTF8.self).hasSuffix("one\r\ntwo \(visible)\r\n"))
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: ["--help", "--unknown"])
  func `no control sequence of a program's name reaches the terminal`(
    argument: String
  ) async throws {
    let program = shell(
      "folder=$(mktemp -d); ln -s \"$PROBE\" \"$folder/$NAME\"; \"$folder/$NAME\" \(argument); "
        + "rm -r \"$folder\"",
      ["NAME": hostile + "\n"])
    let outcome = try await program.run()
    #expect((outcome.output + outcome.errors).contains(visible + "␊"))
    #expect((outcome.output + outcome.errors).allSatisfy { $0 == "\n" || !$0.isControl })
  }

  @Test(arguments: ["--snapshot", "--help"], [">&-", "> /dev/full"])
  func `a failed write to standard output is one line on standard error`(
    argument: String, redirection: String
  ) async throws {
    let outcome = try await shell("\"$PROBE\" \(argument) \(redirection)").run()
    #expect(outcome.status == .exitCode(1))
    #expect(outcome.errors.hasPrefix("launch-probe: The standard output cannot be written: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a snapshot is complete without standard input and standard error`() async throws {
    let outcome = try await shell("\"$PROBE\" --snapshot <&- 2>&-").run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.hasPrefix("Count: 0\n"))
  }

  @Test func `an effect that reads standard input takes no keys`() async throws {
    let terminal = try PseudoTerminal(running: .product("launch-probe"))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("i")
    try await terminal.wait(toShow: "Input: none")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("Input is a terminal: true"))
  }

  @Test func `an effect for which a frame waits longer than a second is named`() async throws {
    // The line on standard input comes when the program has printed the message.
    let script = """
      errors=$(mktemp)
      feed() {
        for i in $(seq 600); do [ -s "$errors" ] && break; sleep 0.1; done
        echo line
      }
      feed | "$PROBE" --keys i --snapshot 2> "$errors"
      cat "$errors" >&2
      rm "$errors"
      """
    let outcome = try await shell(script).run()
    #expect(outcome.output.contains("Input: line"))
    #expect(
      outcome.errors == """
        launch-probe: Waiting for effects, until ten seconds have passed: read input. \
        Sleeps on context.clock take no time.

        """)
  }

  @Test func `an effect of an application that prints its frame does not wait for typed lines`()
    async throws
  {
    let terminal = try PseudoTerminal(running: shell("\"$PROBE\" --keys i"))
    try await terminal.wait(toShow: "Input: none")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `an effect reads a pipe on standard input`() async throws {
    let terminal = try PseudoTerminal(running: shell("echo line | \"$PROBE\""))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("i")
    try await terminal.wait(toShow: "Input: line")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `a failed write to the terminal ends the program with an error`() async throws {
    let terminal = try PseudoTerminal(running: .product("launch-probe"))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("b")
    #expect(try await terminal.waitUntilExit() == .exitCode(1))
    #expect(terminal.attributes == terminal.initialAttributes)
    let message = "\(TerminalError(.system(call: "write", number: EBADF)))"
    #expect(String(decoding: terminal.output, as: UTF8.self).contains(message))
  }

  @Test func `a failed terminal hides no fault, and does not wait for a cancellation that blocks`()
    async throws
  {
    let terminal = try PseudoTerminal(
      running: .product("launch-probe", environment: ["FAULTY": "1"]))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("b")
    #expect(try await terminal.waitUntilExit() == .exitCode(1))
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("\(TerminalError(.system(call: "write", number: EBADF)))"))
    #expect(output.contains("\"fails\" threw an error"))
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
