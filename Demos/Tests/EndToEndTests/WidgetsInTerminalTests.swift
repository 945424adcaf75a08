import CursesFeedbackTesting
import DemoWidgetPages
import TerminalModel
import Testing

/// The built widgets in a terminal.
@Suite(.timeLimit(.minutes(30))) struct WidgetsInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `a page opens from the command line, shows its source and changes its theme`(
    renderer: String
  ) async throws {
    let terminal = try PseudoTerminal(
      running: .product("widgets", ["--renderer", renderer, "--open", "trees"]))
    try await terminal.wait(toShow: "Denied")
    try await terminal.send("s")
    try await terminal.wait(toShow: "struct Trees: WidgetPage")
    try await terminal.send("t")
    try await terminal.wait(toShow: "midnight")
    try await terminal.send("n")
    try await terminal.wait(toShow: "struct Panes: WidgetPage")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: Page.allCases)
  func `with --ascii, each page consists of ASCII characters`(page: Page) async throws {
    let outcome = try await Program.product(
      "widgets", ["--ascii", "--size", "200x60", "--open", page.rawValue]
    ).run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.contains(page.title))
    // The degree sign in the source of a page is text, which stays as it is.
    #expect(outcome.output.filter { !$0.isASCII && $0 != "°" } == "")
  }
}
