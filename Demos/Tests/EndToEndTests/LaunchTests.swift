import CursesFeedbackTesting
import TerminalModel
import Testing

/// The start of programs, and their messages if they cannot start.
@Suite(.timeLimit(.minutes(30))) struct LaunchTests {
  @Test func `without a terminal the first frame is printed`() async throws {
    let outcome = try await Program.product("counter").run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.contains("Count: 0"))
    #expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `the gallery opens the demo of a path`() async throws {
    let alone = try await Program.product("counter", ["--keys", "+"]).run()
    let opened = try await Program.product("demo", ["--open", "counter", "--keys", "+"]).run()
    #expect(opened.status == .exitCode(0))
    let title = alone.output.split(separator: "\n").first { $0.contains("Count: 1") }
    #expect(title != nil)
    #expect(opened.output.split(separator: "\n").first { $0.contains("Count: 1") } == title)
  }

  @Test func `COLUMNS and LINES set the size of the printed frame`() async throws {
    let environment = ["COLUMNS": "40", "LINES": "9"]
    let outcome = try await Program.product("counter", environment: environment).run()
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 10)
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test(arguments: ["", "dumb", "no-such-terminal", "../../../etc/passwd"])
  func `the error for an unusable terminal type names it and a usable one`(
    type: String
  ) async throws {
    let terminal = try PseudoTerminal(
      running: .product("counter", environment: ["TERM": type]),
      size: Size(columns: 240, rows: 10))
    #expect(try await terminal.waitUntilExit() == .exitCode(1))
    #expect(terminal.frame.text.contains(type))
    #expect(terminal.frame.text.contains("TERM=xterm-256color"))
    #expect(terminal.leftovers == [])
  }

  @Test(
    arguments: [
      ("counter", ["--size", "80"]), ("counter", ["--keys", "+ dwon"]),
      ("counter", ["--advance", "soon"]), ("logview", ["--entries", "0"]),
      ("counter", ["--sise", "80x24"]),
      ("traffic-light", ["--hold", "0"]), ("traffic-light", ["--hold", "soon"]),
      ("movies", ["--latency", "-1"]), ("movies", ["--failure-rate", "2"]),
      ("movies", ["--url", "nowhere"]), ("movies", ["--url", "http://127.0.0.1:9999999/"]),
      ("movies", ["--tmdb"]), ("picker", ["--mutli"]), ("search", ["--rate-limit", "0"]),
      ("search", ["--rate-window", "0"]), ("todo", ["--failure-rate", "2"]),
      ("todo", ["--file", "/dev/null/todo"]), ("demo", ["snake"]),
      ("demo", ["--open", "snake"]), ("counter", ["--open", "counter"]),
      ("demo", ["--open", "movies/x"]), ("movies", ["--open", "42"]),
    ] as [(String, [String])])
  func `a bad command line gives one line of error and status 64`(
    name: String, arguments: [String]
  ) async throws {
    let outcome = try await Program.product(name, arguments).run()
    #expect(outcome.status == .exitCode(64))
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("\(name): "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a file of keys that cannot be read is an error in words`() async throws {
    let outcome = try await Program.product("movies", ["--keys-file", "/nowhere"]).run()
    #expect(outcome.status == .exitCode(64))
    #expect(outcome.errors == "movies: --keys-file /nowhere: No such file or directory.\n")
  }

  @Test func `with --ascii, the gallery consists of ASCII characters`() async throws {
    let options = ["--ascii", "--size", "76x26", "--snapshot"]
    let outcome = try await Program.product("demo", options).run()
    #expect(outcome.output.contains("Widgets"))
    #expect(outcome.output.filter { !$0.isASCII } == "")
  }

  @Test(arguments: [
    "catch", "counter", "demo", "files", "gitty", "logview", "mines", "monitor", "movies", "picker",
    "records", "search", "sign-in", "stopwatch", "theme-editor", "todo", "tokens",
    "traffic-light", "widgets",
  ])
  func `--help names the program and lists the launch options`(name: String) async throws {
    let outcome = try await Program.product(name, ["--help"]).run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.hasPrefix("USAGE: \(name) ["))
    #expect(outcome.output.contains("--advance SECONDS"))
  }

  @Test func `keys and time steps take effect in the order of the arguments`() async throws {
    let arguments = ["traffic-light", "--advance", "2", "--keys", "space", "--advance", "60"]
    let paused = try await Program.product("demo", arguments).run()
    #expect(paused.output.contains("red 1.0 s · paused"))
  }

  @Test func `a scripted run waits for pending requests`() async throws {
    let arguments = ["--latency", "0.05", "--size", "80x24", "--keys", "end enter"]
    let outcome = try await Program.product("movies", arguments).run()
    #expect(outcome.status == .exitCode(0))
    #expect(outcome.output.contains("20 of "))
    #expect(outcome.output.contains(" min  "))
  }
}
