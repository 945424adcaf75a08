import CursesFeedbackTesting
import TerminalModel
import Testing

/// The search in a terminal, with the real clock and real HTTP.
@Suite(.timeLimit(.minutes(30))) struct SearchInTerminalTests {
  private func start(_ arguments: String...) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(running: .product("search", arguments))
    try await terminal.wait(toShow: "Type what to search for.")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) async throws {
    try await terminal.send(.key(.ctrl("c")))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `repositories are found page by page`(renderer: String) async throws {
    let terminal = try await start("--latency", "0.05", "--renderer", renderer)
    try await terminal.send("json parser")
    try await terminal.wait(toShow: "1 of 1")
    try await terminal.send(.key(.escape))
    try await terminal.wait(toShow: "Type what to search for.")
    try await terminal.send("parser")
    try await terminal.wait(toShow: "1 of 40")
    try await terminal.send(.key(.pageDown), .key(.pageDown))
    try await terminal.wait(toShow: "7 of 10 requests left")
    try await terminal.send(.key(.pageDown), .key(.pageDown))
    try await terminal.wait(toShow: "40 of 40")
    try await quit(terminal)
  }

  @Test func `the search waits for the reset of the rate limit, and goes on`() async throws {
    let terminal = try await start("--latency", "0", "--rate-limit", "1", "--rate-window", "12")
    try await terminal.send("json parser")
    try await terminal.wait(toShow: "1 of 1")
    try await terminal.send(" xyz")
    try await terminal.wait(toShow: "Rate limit reached: continues in 0:")
    try await terminal.wait(toShow: "No repository matches “json parser xyz”.")
    try await quit(terminal)
  }

  @Test func `a failing service shows the reason, and Enter tries again`() async throws {
    let terminal = try await start("--latency", "0", "--failure-rate", "1")
    try await terminal.send("parser")
    // The faults of the service are the same in each run.
    try await terminal.wait(toShow: "HTTP 500")
    try await terminal.send("\r")
    try await terminal.wait(toShow: "makes no sense")
    try await quit(terminal)
  }

  @Test func `the answers of a recording need no network`() async throws {
    let path = String("\(#filePath)".dropLast("EndToEndTests/SearchInTerminalTests.swift".count))
    let terminal = try await start(
      "--github", "--answers", path + "DemoTests/Sessions/search.jsonl")
    try await terminal.send("parser")
    try await terminal.wait(toShow: "harbor/json-parser")
    try await terminal.wait(toShow: "1 of 40")
    try await quit(terminal)
  }

  @Test func `the log is a page of the inspector, and printed after the end`() async throws {
    let terminal = try await start("--log", "--inspect", "--latency", "0.05")
    try await terminal.send("json parser")
    try await terminal.wait(toShow: "1 of 1")
    try await terminal.send(.key(Key(.function(12))))
    try await terminal.wait(toShow: "Inspector")
    try await terminal.send("8")
    try await terminal.wait(toShow: "info search")
    try await terminal.wait(toShow: "query=json parser")
    try await terminal.send("q")
    try await terminal.wait(toShow: "1 of 1")
    try await quit(terminal)
    #expect(terminal.frame.text.contains("query=json parser"))
  }
}
