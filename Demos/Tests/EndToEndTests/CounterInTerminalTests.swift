import CursesFeedbackTesting
import TerminalModel
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The built counter program in a terminal, from its start to its end.
@Suite(.timeLimit(.minutes(30))) struct CounterInTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `the counter counts, resizes and quits, and its farewell stays on the normal screen`(
    renderer: String
  ) async throws {
    let terminal = try PseudoTerminal(running: .product("counter", ["--renderer", renderer]))
    try await terminal.wait(toShow: "Count: 0")
    #expect(terminal.screen.isAlternateScreen)
    try await terminal.send("++")
    try await terminal.wait(toShow: "Count: 2")
    try await terminal.send(.key(.down))
    try await terminal.wait(toShow: "Count: 1")
    terminal.resize(to: Size(columns: 50, rows: 14))
    try await terminal.send(.key(.tab), .key(.enter))
    let printed = try await Program.product("counter", ["--size", "50x14", "--keys", "tab"]).run()
    // The keys may be read before the size.
    try await terminal.wait(for: "the frame of a scripted run") { screen in
      screen.frame.text + "\n" == printed.output
    }
    try await terminal.send("=q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("Count: 1"))
    #expect(!terminal.screen.isAlternateScreen)
    #expect(terminal.leftovers == [])
    #expect(terminal.screen.unknownSequences == [])
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 30, rows: 7)])
  func `the terminal shows the frame that a scripted run prints`(size: Size) async throws {
    let terminal = try PseudoTerminal(running: .product("counter"), size: size)
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("k")
    try await terminal.wait(toShow: "Count: 1")
    let extent = "\(size.columns)x\(size.rows)"
    let printed = try await Program.product("counter", ["--size", extent, "--keys", "k"]).run()
    #expect(printed.output == terminal.frame.text + "\n")
  }

  @Test(arguments: [("direct", 310), ("ncurses", 400)])
  func `a key writes only the cells of the large digit that change`(
    renderer: String, limit: Int
  ) async throws {
    let terminal = try PseudoTerminal(running: .product("counter", ["--renderer", renderer]))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 1")
    let (before, start) = (terminal.frame, terminal.output.count)
    // On a screen full of marks, the output for the key leaves the cells that it does not draw.
    var marked = terminal.screen
    let rows = (1...24).map { "\u{1B}[\($0)H" + String(repeating: "#", count: 80) }
    marked.feed("\u{1B}7\(rows.joined())\u{1B}8")
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 2")
    #expect(terminal.output.count - start <= limit)
    marked.feed(terminal.output[start...])
    let (after, marks) = (terminal.frame.buffer, marked.frame.buffer)
    #expect(marked.frame.text.contains("█"))
    for row in 0..<24 {
      let cells = (0..<80).map { Position(column: $0, row: row) }
      let changed = cells.filter { before.buffer[$0] != after[$0] }.map(\.column)
      let drawn = cells.filter { !["#", " "].contains(marks[$0].cluster.description) }
      // Cells between two changed ones may be drawn again if that is shorter than a motion.
      #expect(
        drawn.allSatisfy { cell in
          changed.contains { $0 <= cell.column } && changed.contains { $0 >= cell.column }
        }, "row \(row)")
    }
  }

  @Test func `the mouse presses buttons`() async throws {
    let terminal = try PseudoTerminal(running: .product("counter"))
    try await terminal.wait(toShow: "One more")
    let rows = terminal.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("−") })
    let column = try #require(Array(rows[row]).firstIndex(of: "+"))
    let place = Position(column: column, row: row)
    try await terminal.send(
      .mouse(Mouse(.pressed(.left), at: place)), .mouse(Mouse(.released(.left), at: place)))
    try await terminal.wait(toShow: "Count: 1")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends the program and restores the terminal`(signal: Int32) async throws {
    let terminal = try PseudoTerminal(running: .product("counter"))
    try await terminal.wait(toShow: "Count: 0")
    terminal.signal(signal)
    #expect(try await terminal.waitUntilExit() == .signal(signal))
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `Ctrl-Z hands the terminal back to the shell, and fg draws the screen again`(
    renderer: String
  ) async throws {
    let counter = Program.product("counter")
    let terminal = try PseudoTerminal(
      running: Program("/bin/sh", ["-i"], environment: ["PS1": "% "]))
    // The program queries the terminal when it hands it back. On a busy machine, the test may
    // answer so late that the shell reads the answer, and takes it for a command.
    terminal.isAnswering = false
    try await terminal.wait(toShow: "%")
    try await terminal.send("\(counter.path) --renderer \(renderer)\r")
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 1")
    try await terminal.send(.key(.ctrl("z")))
    try await terminal.wait(toShow: "Stopped")
    #expect(!terminal.screen.isAlternateScreen)
    try await terminal.send("fg\r")
    try await terminal.wait(toShow: "Count: 1")
    #expect(terminal.screen.isAlternateScreen)
    try await terminal.send("q")
    try await terminal.wait(for: "the prompt of the shell") {
      !$0.isAlternateScreen && $0.frame.text.split(separator: "\n").last == "%"
    }
    try await terminal.send("exit 3\r")
    #expect(try await terminal.waitUntilExit() == .exitCode(3))
  }

  @Test(arguments: [("QUIT", SIGQUIT), ("TSTP", SIGTSTP)])
  func `a signal that is ignored when the program starts has no effect`(
    name: String, signal: Int32
  ) async throws {
    let counter = Program.product("counter")
    let terminal = try PseudoTerminal(
      running: shell("trap '' \(name); exec \(counter.path)"))
    try await terminal.wait(toShow: "Count: 0")
    terminal.signal(signal)
    if signal == SIGTSTP { try await terminal.send(.key(.ctrl("z"))) }
    try await terminal.send("+")
    try await terminal.wait(toShow: "Count: 1")
    #expect(terminal.screen.isAlternateScreen)
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
  }

  @Test func `keys are read from the terminal if standard input is no terminal`() async throws {
    let counter = Program.product("counter")
    let terminal = try PseudoTerminal(running: shell("\(counter.path) </dev/null"))
    try await terminal.wait(toShow: "Count: 0")
    try await terminal.send("+q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.frame.text.contains("Count: 1"))
  }

  @Test func `closing the window ends the program`() async throws {
    let terminal = try PseudoTerminal(running: .product("counter"))
    try await terminal.wait(toShow: "Count: 0")
    terminal.hangUp()
    // The program may read the end of the terminal before the signal arrives; it then quits.
    let ends: [ExitStatus] = [.signal(SIGHUP), .exitCode(0)]
    #expect(ends.contains(try await terminal.waitUntilExit()))
  }
}
