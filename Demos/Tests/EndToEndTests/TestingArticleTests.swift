import CursesFeedbackTesting
import Testing

/// The test of a whole program in the article "Testing an application".
@Suite(.timeLimit(.minutes(30))) struct TestingArticleTests {
  @Test func `the counter counts, and leaves the terminal as it was`() async throws {
    let terminal = try PseudoTerminal(running: .product("counter"))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("++")
    try await terminal.wait(toShow: "Count: 2")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }
}
