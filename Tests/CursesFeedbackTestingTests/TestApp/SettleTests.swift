import CursesFeedbackTesting
import Testing

/// Live effects that sleep on the clock, or wait for a new value of their request.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SettleTests {
  @Test func `an advance that settles lets an effect go on after each of its sleeps`() async {
    for _ in 0..<10 {
      let app = TestApp(Player(), effects: .live)
      await app.settle(advancingBy: .seconds(10))
      #expect(app.state == Player.ended)
      #expect(app.clock.now.elapsed == .seconds(10))
    }
  }

  @Test func `an advance that settles ends at its duration, while the effect sleeps`() async {
    let app = TestApp(Player(), effects: .live)
    await app.settle(advancingBy: .milliseconds(1074))
    #expect(app.state.chunks == 21)
    #expect(app.clock.now.elapsed == .milliseconds(1074))
  }

  @Test func `settle returns while an effect waits for a new value of its request`() async {
    let app = TestApp(Survey(), effects: .live)
    for number in 1...3 {
      await app.settle()
      app.expectText("Question \(number)")
      app.press("y")
    }
    await app.settle()
    #expect(app.state == Survey.State(request: nil, question: nil))
  }

  @Test func `settle waits for an effect whose new value has been delivered`() async {
    for _ in 0..<200 {
      let app = TestApp(Survey(), effects: .live)
      await app.settle()
      app.press("y")
      await app.settle()
      #expect(app.state.question == 2)
    }
  }

  @Test func `a wait of a memory screen ends while an effect waits for a new value`() async throws {
    let screen = MemoryScreen(Survey())
    try await screen.wait(toShow: "Question 1")
    try await screen.press("y")
    try await screen.wait(toShow: "Question 2")
  }

  @Test func `an effect that works at the limit is reported, and the clock advances`() async {
    let app = HeadlessApp(Stuck())
    #expect(await !app.settle(advancingBy: .seconds(2), within: .milliseconds(20)))
    #expect(app.clock.now.elapsed == .seconds(2))
    #expect(app.state == 2)
  }
}

/// A timer of seconds beside an effect that works until it is cancelled.
private struct Stuck: Component {
  let initial = 0

  func reduce(_ seconds: inout Int, _ event: Void) { seconds += 1 }

  var feedbacks: [Feedback<Int, Void>] {
    Feedback.react(to: { _ in true }, "work") { _ in
      .run { _ in try await ContinuousClock().sleep(for: .seconds(3600)) }
    }
    Feedback.every(.seconds(1), "clock", sends: ())
  }

  func view(_ seconds: Int) -> Node<Void> { Text("\(seconds)") }
}
