import CursesFeedbackTesting
import Testing

@testable import tea

/// A program with arguments of its own.
@MainActor
@Suite struct TeaTests {
  @Test func `a countdown has the title and the minutes of the arguments`() throws {
    let countdown = try Tea.countdown(for: ["--title", "Assam", "4"])
    #expect(countdown.title == "Assam")
    #expect(countdown.initial.seconds == 240)
    #expect(throws: LaunchError.self) { try Tea.countdown(for: ["Assam"]) }
  }

  @Test func `a countdown ends when its time is up, or when it is cancelled`() throws {
    let countdown = try Tea.countdown(for: ["1"])
    let app = TestApp(countdown, size: Size(columns: 30, rows: 3))
    app.advance(by: .seconds(59))
    app.expectText("Tea: 1 s")
    app.advance(by: .seconds(1))
    #expect(app.hasEnded)
    #expect(countdown.farewell(app.state) == "Tea is ready.")
    let other = TestApp(countdown, size: Size(columns: 30, rows: 3))
    other.press("q")
    #expect(other.hasEnded)
    #expect(countdown.exitStatus(other.state) == 130)
  }

  @Test func `the program prints its help and its version, and refuses other arguments`()
    async throws
  {
    let help = try await Program.product("tea", ["--help"]).run()
    #expect(help.output.hasPrefix("USAGE: tea [--title TITLE] MINUTES [OPTIONS]\n"))
    let version = try await Program.product("tea", ["--version"]).run()
    #expect(version.output == "tea 1.0\n")
    let refused = try await Program.product("tea", ["soon"]).run()
    #expect(refused.status == .exitCode(64))
    #expect(refused.errors.hasPrefix("tea: Name a number of minutes"))
  }
}
