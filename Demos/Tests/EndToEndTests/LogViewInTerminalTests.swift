import CursesFeedbackTesting
import TerminalModel
import Testing

/// The log viewer in a terminal.
@Suite(.timeLimit(.minutes(5))) struct LogViewInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `entries are filtered, sorted and found`(renderer: String) async throws {
    let arguments = ["--entries", "100000", "--renderer", renderer]
    let terminal = try PseudoTerminal(running: .product("logview", arguments))
    try await terminal.wait(toShow: "1 of 100,000", within: .seconds(30))
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "100,000 of 100,000")
    try await terminal.send("g4711\r")
    try await terminal.wait(toShow: "4,711 of 100,000")
    try await terminal.send("3/DATABASE\r")
    try await terminal.wait(for: "only errors", within: .seconds(30)) { screen in
      screen.frame.text.contains(" database ") && !screen.frame.text.contains("INFO")
    }
    try await terminal.send(.key(.enter))
    try await terminal.wait(toShow: "Details")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }
}
