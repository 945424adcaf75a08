import CursesFeedbackTesting
import TerminalModel
import Testing

/// The demos without a suite of their own in a terminal, with the real clock and real HTTP, mostly
/// with both renderers.
@Suite(.timeLimit(.minutes(30))) struct DemosInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `the traffic light changes by itself and can be paused`(
    renderer: String
  ) async throws {
    let arguments = ["--hold", "1", "--renderer", renderer]
    let terminal = try PseudoTerminal(running: .product("traffic-light", arguments))
    try await terminal.wait(toShow: "yellow 0.")
    try await terminal.wait(toShow: "green 0.")
    try await terminal.wait(toShow: "red 0.")
    try await terminal.send(" ")
    try await terminal.wait(toShow: "paused")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `movies load over HTTP page by page`(renderer: String) async throws {
    let arguments = ["--latency", "0.05", "--renderer", renderer]
    // The screen is too narrow for details beside the list.
    let terminal = try PseudoTerminal(
      running: .product("movies", arguments), size: Size(columns: 70, rows: 24))
    try await terminal.wait(toShow: "1 of 5")
    try await terminal.send(.key(.end))
    try await terminal.wait(for: "the second page") { screen in
      screen.frame.text.contains("20 of 5") && !screen.frame.text.contains("loading page")
    }
    try await terminal.send(.key(.end))
    try await terminal.wait(toShow: "40 of 5")
    try await terminal.send("f", within: .seconds(10))
    try await terminal.wait(toShow: "★ 1")
    try await terminal.send(.key(.enter))
    try await terminal.wait(toShow: "★ favourite")
    try await terminal.send(.key(.escape))
    try await terminal.wait(for: "the list alone") { !$0.frame.text.contains("★ favourite") }
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: [("movies", ["--latency", "0.05"]), ("demo", [])] as [(String, [String])])
  func `a link opens the details of a film, and Esc leads to the list`(
    program: String, options: [String]
  ) async throws {
    let terminal = try PseudoTerminal(
      running: .product(program, options + ["--open", "movies/42"]),
      size: Size(columns: 70, rows: 24))
    try await terminal.wait(toShow: "Zero for Conduct")
    try await terminal.wait(toShow: "Jean Vigo")
    try await terminal.wait(toShow: "1 of 505")
    try await terminal.send(.key(.escape))
    try await terminal.wait(for: "the list alone") { !$0.frame.text.contains("Jean Vigo") }
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  @Test func `a link to an unknown film shows a message`() async throws {
    let terminal = try PseudoTerminal(
      running: .product("movies", ["--latency", "0", "--open", "movies/506"]),
      size: Size(columns: 70, rows: 24))
    try await terminal.wait(toShow: "The film service has no film 506.")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `a failing service shows a banner, and r requests the page again`() async throws {
    let arguments = ["--latency", "0", "--failure-rate", "1"]
    let terminal = try PseudoTerminal(running: .product("movies", arguments))
    try await terminal.wait(toShow: "r Retry")
    // The faults of the service are the same in each run: first an error with the status 500, then
    // an answer that is not JSON. The texts are single words, because the sentences are wrapped.
    try await terminal.wait(toShow: "500")
    try await terminal.send("r")
    try await terminal.wait(toShow: "JSON")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `an address where no service listens shows a banner`() async throws {
    let terminal = try PseudoTerminal(
      running: .product("movies", ["--url", "http://127.0.0.1:1/"]))
    try await terminal.wait(toShow: "Nothing answers")
    try await terminal.send(.key(.ctrl("c")))
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test(arguments: ["direct", "ncurses"])
  func `the sign-in checks a name and ends with a welcome`(renderer: String) async throws {
    let terminal = try PseudoTerminal(running: .product("sign-in", ["--renderer", renderer]))
    try await terminal.wait(toShow: "Repeat")
    try await terminal.send("ada")
    try await terminal.wait(toShow: "! This name is taken")
    try await terminal.send(.key(.ctrl("u")))
    try await terminal.send("zoë")
    try await terminal.wait(toShow: "✓")
    try await terminal.send("\tzoe@example.org\tcorrect horse\tcorrect horse\t ")
    try await terminal.wait(toShow: "[ Sign in ]")
    try await terminal.send("\t\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("Welcome, zoë"))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("horse"))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `the machine throws the ball back`(renderer: String) async throws {
    let terminal = try PseudoTerminal(running: .product("catch", ["--renderer", renderer]))
    try await terminal.wait(toShow: "0 catches")
    try await terminal.send(" ")
    try await terminal.wait(toShow: "2 catches")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `requests with an expired token share one refresh`(renderer: String) async throws {
    let terminal = try PseudoTerminal(running: .product("tokens", ["--renderer", renderer]))
    try await terminal.wait(toShow: "valid")
    try await terminal.send("ef")
    try await terminal.wait(toShow: "5 of 5 answered")
    #expect(terminal.frame.text.contains("1 refresh\n"))
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `the gallery opens a demo and returns to the menu`(renderer: String) async throws {
    let terminal = try PseudoTerminal(running: .product("demo", ["--renderer", renderer]))
    try await terminal.wait(toShow: "Traffic light")
    try await terminal.send("/counter")
    try await terminal.wait(toShow: "1 demo")
    try await terminal.send(.key(.enter), .key(.down), .key(.enter))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 1")
    try await terminal.send(.key(.escape))
    try await terminal.wait(toShow: "1 demo")
    try await terminal.send(.key(.escape))
    try await terminal.wait(toShow: "Traffic light")
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }
}
