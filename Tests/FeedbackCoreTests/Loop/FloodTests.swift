import FeedbackCore
import Testing

/// Events that come faster than the loop reduces them.
///
/// With a clock that advances by 5 ms at each read, three events before an input use up the budget
/// of 8 ms: the reading after the first event starts the measurement, and the one after the third
/// exceeds the budget.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct FloodTests {
  private struct State: Equatable, Sendable {
    var steps = 0
    /// The number of steps before each key.
    var keys: [Int] = []
  }

  private enum Event: Sendable {
    case step
    case key
  }

  private let diagnostics = Log<LoopDiagnostic>()

  @Test(arguments: [false, true])
  func `R30 an input waits for at most one slice, however many events wait`(
    isShown: Bool
  ) {
    let loop = loop(feedbacks: feedbacks(isShown), clock: CountedClock(step: .milliseconds(5)))
    for _ in 1...10_000 { loop.sender(.step) }
    loop.start()
    let before = loop.state.steps
    loop.sender.batch { send in send(.key) }
    #expect(loop.state.keys == [before + 3])
  }

  @Test(arguments: [false, true])
  func `R30 all inputs of a batch together wait for one slice, and stay in order`(
    isShown: Bool
  ) {
    let loop = loop(feedbacks: feedbacks(isShown), clock: CountedClock(step: .milliseconds(5)))
    for _ in 1...10_000 { loop.sender(.step) }
    loop.start()
    let before = loop.state.steps
    loop.sender.batch { send in
      send(.key)
      send(.step)
      send(.key)
    }
    #expect(loop.state.keys == [before + 3, before + 4])
  }

  @Test(arguments: [false, true])
  func `R30 inputs of the next batch wait for a slice again`(isShown: Bool) {
    let loop = loop(feedbacks: feedbacks(isShown), clock: CountedClock(step: .milliseconds(5)))
    for _ in 1...10_000 { loop.sender(.step) }
    loop.start()
    loop.sender.batch { send in send(.key) }
    let before = loop.state.steps
    loop.sender.batch { send in send(.key) }
    #expect(loop.state.keys.last == before + 3)
  }

  @Test(arguments: [false, true])
  func `R7 an input is reduced after earlier events, if one slice is enough for them`(
    isShown: Bool
  ) {
    let loop = loop(feedbacks: feedbacks(isShown))
    loop.start()
    for _ in 1...10_000 { loop.sender(.step) }
    loop.sender.batch { send in send(.key) }
    #expect(loop.state.keys == [10_000])
  }

  @Test(arguments: [false, true])
  func `R30 the events that an input overtakes are all reduced`(
    isShown: Bool
  ) async {
    let loop = loop(feedbacks: feedbacks(isShown), clock: CountedClock(step: .milliseconds(5)))
    let recorder = Recorder(loop)
    loop.start()
    for _ in 1...1_000 {
      loop.sender(.step)
      loop.sender.batch { send in send(.key) }
    }
    await recorder.waitForState { $0.steps == 1_000 }
    #expect(loop.state.keys.count == 1_000)
    #expect(diagnostics.entries.allSatisfy { $0 == .budgetOverrun })
  }

  @Test
  func `R29 by the standard policy 50,000 events wait; the others are dropped and reported once`() {
    let loop = loop()
    for _ in 1...80_000 { loop.sender(.step) }
    loop.start()
    #expect(loop.state.steps == 50_000)
    #expect(loop.sender.droppedCount == 30_000)
    #expect(diagnostics.entries == [.eventsDropped(feedback: nil)])
  }

  @Test func `R29 taken events count towards a sender's limit until the mailbox is empty`() async {
    let loop = loop(clock: CountedClock(step: .milliseconds(5)))
    let recorder = Recorder(loop)
    for _ in 1...50_000 { loop.sender(.step) }
    loop.start()
    for _ in 1...80_000 { loop.sender(.step) }
    #expect(loop.sender.droppedCount == 80_000)
    await recorder.waitForState { $0.steps == 50_000 }
    #expect(diagnostics.entries.count { $0 == .eventsDropped(feedback: nil) } == 1)
  }

  @Test func `R29 the count for a sender's limit starts at zero again when the mailbox is empty`() {
    let loop = loop()
    for _ in 1...50_000 { loop.sender(.step) }
    loop.start()
    for _ in 1...50_000 { loop.sender(.step) }
    loop.receiveNow()
    #expect(loop.sender.droppedCount == 0)
    #expect(loop.state.steps == 100_000)
  }

  @Test(arguments: [false, true])
  func `R29 R30 inputs that overtake mail do not empty the mailbox: the limit stays reached`(
    isShown: Bool
  ) {
    let loop = loop(feedbacks: feedbacks(isShown), clock: CountedClock(step: .milliseconds(5)))
    loop.start()
    for _ in 1...50_000 { loop.sender(.step) }
    for _ in 1...100 { loop.sender.batch { send in send(.key) } }
    for _ in 1...10_000 { loop.sender(.step) }
    #expect(loop.state.keys.count == 100)
    #expect(loop.sender.droppedCount == 10_000)
  }

  @Test
  func `R29 an event that a sender translates does not empty the mailbox: the limit stays reached`()
  {
    let loop = loop(clock: CountedClock(step: .milliseconds(5)))
    let gate = loop.sender { (_: State, _: Int) in Event.key }
    loop.start()
    for _ in 1...50_000 { loop.sender(.step) }
    gate.now(1)
    for _ in 1...10_000 { loop.sender(.step) }
    #expect(loop.sender.droppedCount == 10_000)
  }

  @Test func `R35 a flood that callbacks send through the mailbox is not reported as a cycle`() {
    let senders = Log<Sender<Event>>()
    let floods = (1...3).map { number in
      Feedback<State, Event>.react(when: { _ in true }, "flood \(number)") { _ in
        .callback { context in
          senders.add(context.send)
          return .none
        }
      }
    }
    let loop = loop(feedbacks: floods)
    loop.start()
    for send in senders.entries { for _ in 1...50_000 { send(.step) } }
    loop.receiveNow()
    #expect(loop.state.steps == 150_000)
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R29 a flood drops no event of another sender`() {
    let loop = loop()
    let other = loop.sender { (_: State, _: Int) in Event.key }
    for _ in 1...50_001 { loop.sender(.step) }
    other(1)
    loop.start()
    #expect(loop.state == State(steps: 50_000, keys: [50_000]))
    #expect(other.droppedCount == 0)
  }

  @Test func `R29 a sender that keeps all events drops none of a flood`() {
    let loop = loop()
    let sender = loop.sender.keeping(.all)
    for _ in 1...50_001 { sender(.step) }
    loop.start()
    #expect(loop.state.steps == 50_001)
    #expect(sender.droppedCount == 0)
  }

  @Test func `R29 untilTaken loses no event after the sender's limit is reached`() async {
    let loop = loop()
    for _ in 1...50_001 { loop.sender(.step) }
    let waiting = Task { await loop.sender.untilTaken(.key) }
    while loop.state.keys.isEmpty {
      await Task.yield()
      loop.start()
    }
    await waiting.value
    #expect(loop.state == State(steps: 50_000, keys: [50_000]))
  }

  @Test func `R29 R35 the report of dropped events names the feedback whose run sent them`() {
    let loop = loop(
      feedbacks: [
        .binding(
          "flood",
          from: { send in
            for _ in 1...50_001 { send(.step) }
            return .none
          })
      ])
    loop.start()
    #expect(loop.state.steps == 50_000)
    #expect(diagnostics.entries == [.eventsDropped(feedback: "flood")])
  }

  @Test
  func `R7 in a flood, events that one thread sends by send, sender and now stay in order`() {
    let loop = FeedbackLoop<[Int], Int>(
      initial: [], reduce: Reducer { state, event in if event > 0 { state.append(event) } },
      feedbacks: [], clock: VirtualClock())
    var answers = [[1]: 1]
    let observation = loop.observe { state in
      guard answers.removeValue(forKey: state) != nil else { return }
      loop.sender(2)
      loop.send(3)
      loop.sender.now(4)
    }
    loop.sender(1)
    for _ in 1...2_000 { loop.sender(0) }
    loop.start()
    #expect(loop.state == [1, 2, 3, 4])
    observation.cancel()
  }

  /// A feedback that gets the settled states, as in an application, or none.
  private func feedbacks(_ isShown: Bool) -> [Feedback<State, Event>] {
    guard isShown else { return [] }
    return [.rendering("frames") { _ in RawConnection(observe: { _, _ in }) }]
  }

  private func loop(
    feedbacks: [Feedback<State, Event>] = [], clock: any LoopClock = VirtualClock()
  ) -> FeedbackLoop<State, Event> {
    FeedbackLoop(
      initial: State(),
      reduce: Reducer { state, event in
        switch event {
        case .step: state.steps += 1
        case .key: state.keys.append(state.steps)
        }
      }, feedbacks: feedbacks, clock: clock,
      notice: { [diagnostics] in diagnostics.add($0) })
  }
}
