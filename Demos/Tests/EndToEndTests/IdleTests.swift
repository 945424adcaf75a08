#if os(Linux)
  import CursesFeedbackTesting
  import Foundation
  import Testing

  /// Programs to which nobody does anything, and how often they get a processor.
  ///
  /// Who gets none writes nothing either.
  @Suite(.timeLimit(.minutes(1))) struct IdleTests {
    @Test(arguments: ["direct", "ncurses"])
    func `a counter that nobody touches is not woken`(
      renderer: String
    ) async throws {
      let terminal = try PseudoTerminal(running: .product("counter", ["--renderer", renderer]))
      try await terminal.wait(toShow: "Count: 0")
      try await terminal.send("+")
      try await terminal.wait(toShow: "Count: 1")
      let turns = try await terminal.turnsAtRest()
      try await Task.sleep(for: .seconds(3))
      #expect(try terminal.turns() == turns)
    }

    @Test func `a traffic light, which changes by itself, is woken`() async throws {
      let terminal = try PseudoTerminal(running: .product("traffic-light"))
      try await terminal.wait(toShow: "Pause")
      let turns = try terminal.turns()
      while try terminal.turns() == turns { try await Task.sleep(for: .milliseconds(50)) }
    }
  }

  extension PseudoTerminal {
    /// What ``turns()`` is when what the start has left to do is done: a second goes by without any.
    fileprivate func turnsAtRest() async throws -> [String: Int] {
      var last: [String: Int] = [:]
      while try turns() != last {
        last = try turns()
        try await Task.sleep(for: .seconds(1))
      }
      return last
    }

    /// How often each of the program's threads has got a processor so far, by its number.
    fileprivate func turns() throws -> [String: Int] {
      let threads = "/proc/\(processID)/task"
      var turns: [String: Int] = [:]
      for thread in try FileManager.default.contentsOfDirectory(atPath: threads) {
        let status = try String(contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8)
        turns[thread] = status.split(separator: "\n")
          .filter { $0.contains("ctxt_switches:") }
          .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }
          .reduce(0, +)
      }
      return turns
    }
  }
#endif
