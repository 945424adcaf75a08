import CursesFeedbackTesting
import TerminalModel
import Testing

/// The pseudo-terminal and the built demos, on which the other suites rely, tested with standard
/// programs.
@Suite(.timeLimit(.minutes(30))) struct ShellTests {
  @Test func `a program that cleans up leaves nothing behind`() async throws {
    let script = "stty raw -echo; tput smcup; tput civis; tput cnorm; tput rmcup; stty sane"
    let terminal = try PseudoTerminal(running: shell("saved=$(stty -g); \(script); stty $saved"))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `the leftovers of a program that does not clean up are reported`() async throws {
    let terminal = try PseudoTerminal(running: shell("stty -echo; tput smcup; tput civis"))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(
      terminal.leftovers.filter { $0 != "title stack" }
        == ["mode cursor", "alternate screen", "device attributes"])
  }

  @Test func `a job is stopped and continued, as in any shell`() async throws {
    let terminal = try PseudoTerminal(
      running: Program("/bin/sh", ["-i"], environment: ["PS1": "% "]))
    try await terminal.wait(toShow: "%")
    try await terminal.send("cat\r")
    try await terminal.send("copied\r")
    try await terminal.wait(toShow: "copied\ncopied")
    try await terminal.send(.key(Key(.character("z"), modifiers: .control)))
    try await terminal.wait(toShow: "Stopped")
    try await terminal.send("fg\r")
    try await terminal.wait(toShow: "fg\ncat")
    try await terminal.send("again\r")
    try await terminal.wait(toShow: "again\nagain")
    try await terminal.send(.key(Key(.character("d"), modifiers: .control)))
    try await terminal.send("exit 4\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(4))
  }

  @Test(arguments: [
    "catch", "counter", "demo", "files", "gitty", "logview", "mines", "monitor", "movies", "picker",
    "records", "search", "sign-in", "stopwatch", "theme-editor", "todo", "tokens",
    "traffic-light", "widgets",
  ])
  func `the demos are built beside the tests`(name: String) async throws {
    let outcome = try await Program("test", ["-x", Program.product(name).path]).run()
    #expect(outcome.status == .exitCode(0))
  }
}

/// A program that runs a shell script.
func shell(_ script: String, environment: [String: String] = [:]) -> Program {
  Program("/bin/sh", ["-c", script], environment: environment)
}
