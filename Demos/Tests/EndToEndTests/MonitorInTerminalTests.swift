#if os(Linux)
  import CursesFeedbackTesting
  import Foundation
  import TerminalModel
  import Testing

  /// The monitor in a terminal, with a child process of the test.
  @Suite(.timeLimit(.minutes(30))) struct MonitorInTerminalTests {
    @Test(arguments: ["direct", "ncurses"])
    func `a process is found and terminated`(renderer: String) async throws {
      // No other process has this text in its command line.
      let seconds = "\(4_000 + Int.random(in: 0..<1_000)).\(UInt32.random(in: 0...UInt32.max))"
      let child = try PseudoTerminal(running: Program("sleep", [seconds]))
      let terminal = try PseudoTerminal(running: .product("monitor", ["--renderer", renderer]))
      try await terminal.wait(toShow: " processes ─", within: .seconds(30))
      try await terminal.send("/\(seconds)")
      try await terminal.wait(toShow: "─ 1 of ")
      try await terminal.send("\rk")
      try await terminal.wait(toShow: "End sleep (\(child.processID))?")
      try await terminal.send(.key(.right), .key(.right), .key(.right), .key(.enter))
      try await terminal.wait(toShow: "No process matches", within: .seconds(30))
      #expect(try await child.waitUntilExit() == .signal(SIGTERM))
      try await terminal.send("q")
      #expect(try await terminal.waitUntilExit() == .exitCode(0))
      #expect(terminal.leftovers == [])
      #expect(terminal.screen.unknownSequences == [])
    }
  }
#endif
