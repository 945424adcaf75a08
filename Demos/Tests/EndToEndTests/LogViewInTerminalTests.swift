import CursesFeedbackTesting
import TerminalModel
import Testing

/// The log viewer in a terminal.
@Suite(.timeLimit(.minutes(30))) struct LogViewInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `entries are reached by their row, filtered and found`(renderer: String) async throws {
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

  @Test func `a drag over the details copies their text to the clipboard`() async throws {
    let terminal = try PseudoTerminal(running: .product("logview", ["--entries", "1000"]))
    try await terminal.wait(toShow: "1 of 1,000", within: .seconds(30))
    try await terminal.send(.key(.enter))
    try await terminal.wait(toShow: "Entry 1 of 1,000")
    let rows = terminal.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Entry 1 of 1,000") })
    let line = rows[row]
    let column = line.distance(
      from: line.startIndex, to: try #require(line.firstRange(of: "Entry")).lowerBound)
    try await terminal.send(
      .mouse(Mouse(.pressed(.left), at: Position(column: column, row: row))),
      .mouse(Mouse(.dragged(.left), at: Position(column: column + 6, row: row))),
      .mouse(Mouse(.released(.left), at: Position(column: column + 6, row: row))))
    // The text "Entry 1" in base 64.
    try await terminal.wait(for: "the copied text") {
      $0.systemCommands.contains("52;c;RW50cnkgMQ==")
    }
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }
}
