import CursesFeedbackTesting
import TerminalModel
import Testing

/// The built stopwatch in a terminal, with the real clock.
@Suite(.timeLimit(.minutes(30))) struct StopwatchInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `the stopwatch runs, ends laps and stops`(renderer: String) async throws {
    let terminal = try PseudoTerminal(running: .product("stopwatch", ["--renderer", renderer]))
    try await terminal.wait(toShow: "ready")
    try await terminal.send(" ")
    try await terminal.wait(toShow: "running")
    try await terminal.send("l")
    try await terminal.wait(toShow: "▲ best")
    let frame = terminal.frame.text
    try await terminal.wait(for: "a later time") { $0.frame.text != frame }
    try await terminal.send(" ")
    try await terminal.wait(toShow: "stopped")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("Measured: 00:"))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `a scripted run measures the time of its clock`() async throws {
    let arguments = ["--keys", "space", "--advance", "61.5", "--keys", "space"]
    let printed = try await Program.product("stopwatch", arguments + ["--size", "20x6"]).run()
    #expect(printed.output.contains("01:01.50"))
  }
}
