import CursesFeedbackTesting
import TerminalModel
import Testing

/// The built game of mines in a terminal.
@Suite(.timeLimit(.minutes(30))) struct MinesInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `the game takes keys and the mouse, and its clock runs`(renderer: String) async throws {
    let terminal = try PseudoTerminal(
      running: .product("mines", ["--renderer", renderer]), size: Size(columns: 40, rows: 12))
    try await terminal.wait(toShow: "The first cell is safe")
    try await terminal.send("f")
    try await terminal.wait(toShow: "⚑ 9")
    let corner = Position(column: 11, row: 1)
    try await terminal.send(.mouse(Mouse(.pressed(.right), at: corner)))
    try await terminal.send(.mouse(Mouse(.released(.right), at: corner)))
    try await terminal.wait(toShow: "⚑ 8")
    let cell = corner.offset(columns: 4, rows: 0)
    try await terminal.send(.mouse(Mouse(.pressed(.left), at: cell)))
    try await terminal.send(.mouse(Mouse(.released(.left), at: cell)))
    try await terminal.wait(toShow: "10 mines")
    try await terminal.wait(toShow: "1 s")
    try await terminal.send("n")
    try await terminal.wait(toShow: "The first cell is safe")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }
}
