#if os(Linux)
  import CursesFeedbackTesting
  import Foundation
  import Testing

  /// Counts the context switches of programs without input: how often the system has switched away
  /// from their threads.
  ///
  /// A program without context switches does not run, so it also writes nothing.
  @Suite(.timeLimit(.minutes(2))) struct IdleTests {
    @Test(arguments: ["direct", "ncurses"])
    func `an idle counter is not woken`(
      renderer: String
    ) async throws {
      let terminal = try PseudoTerminal(running: .product("counter", ["--renderer", renderer]))
      try await terminal.wait(toShow: "Count: 0")
      try await terminal.send("+")
      try await terminal.wait(toShow: "Count: 1")
      try await terminal.waitUntilIdle()
    }

    @Test func `a running traffic light is woken`() async throws {
      let terminal = try PseudoTerminal(running: .product("traffic-light"))
      try await terminal.wait(toShow: "Pause")
      let switches = try terminal.switches()
      try await terminal.wait(for: "a wake-up") { _ in (try? terminal.switches()) != switches }
    }
  }

  extension PseudoTerminal {
    /// Waits until ``switches()`` has not changed for three seconds.
    ///
    /// On a busy machine the start-up, too, may take seconds.
    ///
    /// - Throws: `CancellationError` if the test's time is over.
    fileprivate func waitUntilIdle() async throws {
      var last: [String: Int] = [:]
      while try switches() != last {
        last = try switches()
        try await Task.sleep(for: .seconds(3))
      }
    }

    /// The number of context switches of each of the program's threads so far, by thread number.
    fileprivate func switches() throws -> [String: Int] {
      let threads = "/proc/\(processID)/task"
      var switches: [String: Int] = [:]
      for thread in try FileManager.default.contentsOfDirectory(atPath: threads) {
        // A thread may have ended since the folder was listed; its file is then gone.
        guard
          let status = try? String(
            contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8)
        else { continue }
        switches[thread] = status.split(separator: "\n")
          .filter { $0.contains("ctxt_switches:") }
          .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }
          .reduce(0, +)
      }
      return switches
    }
  }
#endif
