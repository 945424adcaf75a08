import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// A program that a state ends, with an exit status of its own.
@Suite(.timeLimit(.minutes(30))) struct ExitStatusTests {
  @Test(arguments: [("e", Int32(3)), ("\r", 0)])
  func `a state ends the program with its exit status, after the farewell`(
    key: String, status: Int32
  ) async throws {
    let terminal = try PseudoTerminal(running: .product("ending-probe"))
    try await terminal.wait(toShow: "Count: 0")
    // The key after the one that ends the program is not read.
    try await terminal.send("++\(key)+")
    #expect(try await terminal.waitUntilExit() == .exitCode(status))
    #expect(terminal.attributes == terminal.initialAttributes)
    #expect(terminal.leftovers == [])
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.split(separator: "\u{1B}[?1049l").last?.contains("counted: 2") == true)
  }

  @Test(arguments: [-1, 256] as [Int32])
  func `an exit status that a process cannot have is a trap`(status: Int32) async {
    await #expect(processExitsWith: .failure) { [status] in
      _ = StandardOutput<Int>.screen.status(status, after: nil)
    }
  }

  @Test
  func `an interruption turns the status 0 of a program that prints a result into 130 or 129`() {
    let output = StandardOutput<Int>.result { _ in nil }
    #expect(output.status(0, after: nil) == 0)
    #expect(output.status(0, after: .interrupt) == 130)
    #expect(output.status(0, after: .hangUp) == 129)
    #expect(output.status(3, after: .interrupt) == 3)
    #expect(StandardOutput<Int>.screen.status(0, after: .interrupt) == 0)
  }

  @Test func `a frame that is printed as text has exit status 0 and no farewell`() async throws {
    let outcome = try await Program.product("ending-probe", ["--keys", "+ e"]).run()
    #expect(outcome.status == .exitCode(0))
    #expect(!outcome.output.contains("counted"))
  }

  @Test func `after keys that end the application, the frame before the end is printed`()
    async throws
  {
    let outcome = try await Program.product("ending-probe", ["--keys", "+ + q"]).run()
    #expect(outcome.output.contains("Count: 2"))
  }
}
