import CursesFeedbackTesting
import Testing

/// The frame that a program prints after `--keys` and `--advance`.
@Suite(.timeLimit(.minutes(30))) struct LastFrameTests {
  @Test func `an advance lets an effect go on after each of its sleeps`() async throws {
    let outcome = try await Program.product("effect-probe", ["--keys", "s", "--advance", "1"]).run()
    #expect(outcome.output.hasPrefix("counted\n"))
  }
}
