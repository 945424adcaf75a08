import CursesFeedbackTesting
import TerminalModel
import Testing

/// Terminals that change their size all the time, or are gone.
@Suite(.timeLimit(.minutes(30))) struct FaultyTerminalTests {
  @Test(arguments: ["direct", "ncurses"])
  func `a window that changes its size all the time is drawn at most once a frame interval`(
    renderer: String
  ) async throws {
    let terminal = try PseudoTerminal(
      running: .product("counter", ["--renderer", renderer]), size: Size(columns: 40, rows: 9))
    try await terminal.wait(toShow: "Count: 0")
    let clock = ContinuousClock()
    let start = clock.now
    let before = terminal.frameCount
    for step in 0..<2_000 {
      terminal.resize(to: Size(columns: 41 + step % 20, rows: 9))
      try await terminal.wait(for: "output, if there is any") { _ in true }
    }
    terminal.resize(to: Size(columns: 70, rows: 12))
    let printed = try await Program.product("counter", ["--size", "70x12"]).run()
    try await terminal.wait(for: "the frame of the last size") {
      $0.frame.text + "\n" == printed.output
    }
    let intervals = (clock.now - start) / .milliseconds(16)
    #expect(terminal.frameCount - before <= Int(intervals) + 2)
    try await terminal.send("q")
    #expect(try await terminal.waitUntilExit() == .exitCode(0))
    #expect(terminal.leftovers == [])
  }

  @Test(arguments: ["direct", "ncurses"])
  func `a program that ignores SIGHUP ends when its window is closed while it draws`(
    renderer: String
  ) async throws {
    let path = Program.product("traffic-light").path
    let terminal = try PseudoTerminal(
      running: shell("trap '' HUP; exec \(path) --hold 0.2 --renderer \(renderer)"))
    try await terminal.wait(toShow: "green 0.")
    terminal.hangUp()
    // The program may notice the end of the terminal by a read, or by a write that fails.
    let ends: [ExitStatus] = [.exitCode(0), .exitCode(1)]
    #expect(ends.contains(try await terminal.waitUntilExit(within: .seconds(60))))
  }
}

extension PseudoTerminal {
  /// The number of frames that the program has begun: each one is synchronized output (mode 2026).
  fileprivate var frameCount: Int {
    output.split(separator: 0x1B).count { $0.starts(with: "[?2026h".utf8) }
  }
}
