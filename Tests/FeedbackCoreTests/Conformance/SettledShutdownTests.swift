import FeedbackCore
import Testing

/// The end of a loop that a feedback with the settled states requests, as that of the screen does.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct SettledShutdownTests {
  private let clock = VirtualClock()

  @Test func `R36 an effect that waits for a time starts if a settled state ends the loop`()
    async throws
  {
    let questions = HeldQuestions<String, String>()
    let screen = Screen()
    let loop = appendingLoop(
      [
        Feedback.react(to: { $0.contains("_a") ? 1 : nil }, "ask") { _ in
          .perform { _ in await questions.ask("saved?") }
        }.debounced(for: .seconds(3600)).completesBeforeExit(),
        .rendering("screen") { context in
          RawConnection(onMainActor: context) { state, _ in
            if state.hasSuffix("end") { screen.onEnd() }
          }
        },
      ], clock: clock)
    screen.onEnd = { loop.beginShutdown() }
    loop.start()
    loop.send("a")
    #expect(loop.liveBodyCount == 0)
    loop.send("end")
    try #require(loop.liveBodyCount == 1)
    await questions.answer("saved?", with: "yes")
  }
}

/// What a feedback that gets the settled states does at the end.
@MainActor private final class Screen {
  var onEnd: () -> Void = {}
}
