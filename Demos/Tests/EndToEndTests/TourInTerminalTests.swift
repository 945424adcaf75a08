import CursesFeedbackTesting
import TerminalModel
import Testing

/// The tour in a terminal.
@Suite(.timeLimit(.minutes(30))) struct TourInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `a user takes over from the tour, and goes on from the state that is shown`(
    renderer: String
  ) async throws {
    let terminal = try PseudoTerminal(
      running: .product("demo", ["--tour", "--renderer", renderer]))
    try await terminal.wait(toShow: "1/16 Counter")
    try await terminal.send(String(repeating: "n", count: 15))
    try await terminal.wait(toShow: "The end of the tour.", within: .seconds(120))
    #expect(terminal.frame.text.contains("16/16 Widgets"))
    try await terminal.send("\r")
    try await terminal.wait(for: "the demo without the tour") {
      $0.frame.text.contains("Widgets  Lists") && !$0.frame.text.contains("16/16")
    }
    try await terminal.send("n")
    try await terminal.wait(toShow: "Widgets  Sections")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test func `the film of a chapter is skipped, and q ends the tour`() async throws {
    let terminal = try PseudoTerminal(running: .product("demo", ["--tour"]))
    try await terminal.wait(toShow: "1/16 Counter")
    try await terminal.send("nn")
    try await terminal.wait(toShow: "3/16 Stopwatch")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }
}
