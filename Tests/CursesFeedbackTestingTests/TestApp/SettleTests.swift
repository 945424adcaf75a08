import CursesFeedbackTesting
import Testing

/// Live effects that sleep on the clock, or wait for a new value of their request.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SettleTests {
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

  @Test func `the time limit of an effect is no wait of its work`() async {
    for _ in 0..<50 {
      let app = TestApp(Limited(work: .sleep), effects: .live)
      await app.settle(advancingBy: .seconds(2))
      #expect(app.state == Limited.State(ticks: 1, end: "loaded"))
    }
  }

  @Test func `an advance reaches the time limit of work that never ends`() async {
    let app = TestApp(Limited(work: .endless), effects: .live)
    await app.settle(advancingBy: .seconds(2))
    #expect(app.state == Limited.State(ticks: 10, end: "failed"))
  }

  @Test func `an effect that works at the limit is reported, and the clock advances`() async {
    let app = HeadlessApp(Stuck())
    #expect(await !app.settle(advancingBy: .seconds(2), within: .milliseconds(20)))
    #expect(app.clock.now.elapsed == .seconds(2))
    #expect(app.state == 2)
  }
}

/// A timer of 100 ms beside an effect with a time limit of a second, until the effect has ended.
private struct Limited: Component {
  struct State: Equatable, Sendable {
    var ticks = 0
    var end: String?
  }
  enum Event: Sendable { case ticked, ended(String) }
  enum Work { case sleep, endless }

  let work: Work
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ticked: state.ticks += 1
    case .ended(let end): state.end = end
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { $0.end == nil }, "load") { [work] _ in
      .perform { context in
        switch work {
        case .sleep: try await context.clock.sleep(for: .milliseconds(150))
        case .endless: try await ContinuousClock().sleep(for: .seconds(3600))
        }
        return .ended("loaded")
      } catch: { _ in
        .ended("failed")
      }
    }
    .timeout(after: .seconds(1))
    Feedback.every(.milliseconds(100), "tick", while: { $0.end == nil }, sends: .ticked)
  }

  func view(_ state: State) -> Node<Event> { Text("\(state.ticks)") }
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
