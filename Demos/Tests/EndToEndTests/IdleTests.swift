#if os(Linux)
  import CursesFeedbackTesting
  import Foundation
  import Testing

  /// Counts the context switches of programs without input: how often the system has switched away
  /// from their threads.
  ///
  /// A program without context switches does not run, so it also writes nothing.
  @Suite(.timeLimit(.minutes(1))) struct IdleTests {
    @Test(arguments: ["direct", "ncurses"])
    func `an idle counter is not woken`(
      renderer: String
    ) async throws {
      let terminal = try PseudoTerminal(running: .product("counter", ["--renderer", renderer]))
      try await terminal.wait(toShow: "Count: 0")
      try await terminal.send("+")
      try await terminal.wait(toShow: "Count: 1")
      let switches = try await terminal.switchesWhenIdle()
      try await Task.sleep(for: .seconds(3))
      #expect(try terminal.switches() == switches)
    }

    @Test func `a running traffic light is woken`() async throws {
      let terminal = try PseudoTerminal(running: .product("traffic-light"))
      try await terminal.wait(toShow: "Pause")
      let switches = try terminal.switches()
      try await terminal.wait(for: "a wake-up") { _ in (try? terminal.switches()) != switches }
    }
  }

  extension PseudoTerminal {
    /// The value of ``switches()`` after the start-up: it has not changed for a second.
    fileprivate func switchesWhenIdle() async throws -> [String: Int] {
      var last: [String: Int] = [:]
      while try switches() != last {
        last = try switches()
        try await Task.sleep(for: .seconds(1))
      }
      return last
    }

    /// The number of context switches of each of the program's threads so far, by thread number.
    fileprivate func switches() throws -> [String: Int] {
      let threads = "/proc/\(processID)/task"
      var switches: [String: Int] = [:]
      for thread in try FileManager.default.contentsOfDirectory(atPath: threads) {
        let status = try String(contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8)
        switches[thread] = status.split(separator: "\n")
          .filter { $0.contains("ctxt_switches:") }
          .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }
          .reduce(0, +)
      }
      return switches
    }
  }
#endif
