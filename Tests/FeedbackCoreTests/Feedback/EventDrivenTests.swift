import FeedbackCore
import Testing

/// Effects that events start, and not states.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct EventDrivenTests {
  @Test func `R16 an event-driven effect gets the payload and the state after the event`() {
    let log = Log<String>()
    let loop = summingLoop([
      .on({ $0 > 1 ? "\($0)" : nil }, "log") { payload, state in
        log.add("\(payload) \(state)")
        return .none
      }
    ])
    loop.start()
    for event in [1, 2, 3] { loop.send(event) }
    #expect(log.entries == ["2 3", "3 6"])
  }

  @Test func `D-05 an event of another kind does not affect a run`() {
    let signal = Signal<String>()
    let loop = appendingLoop([.on("go", "run") { _ in signal.effect }])
    loop.start()
    loop.send("go")
    loop.send("other")
    #expect(signal.currentCount == 1)
    signal.send("answer")
    #expect(loop.state == "initial_go_other_answer")
  }

  @Test func `D-17 each of several equal events starts a run`() {
    let signal = Signal<String>()
    let loop = appendingLoop([.on("go", "run") { _ in signal.effect }])
    loop.start()
    loop.send("go")
    loop.send("go")
    #expect(signal.currentCount == 2)
    signal.send("x")
    #expect(loop.state == "initial_go_go_x_x")
  }

  @Test func `R17 the runs of several events work side by side, and answer in any order`() async {
    let (first, firstAnswers) = AsyncStream<String>.makeStream()
    let (second, secondAnswers) = AsyncStream<String>.makeStream()
    let loop = appendingLoop([
      .on({ $0.count == 1 ? $0 : nil }, "ask") { question, _ in
        .perform { _ in
          for await answer in question == "1" ? first : second { return answer }
          return "nothing"
        }
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("1")
    loop.send("2")
    secondAnswers.yield("second")
    await recorder.waitForState("initial_1_2_second")
    firstAnswers.yield("first")
    await recorder.waitForState("initial_1_2_second_first")
  }

  @Test func `R9 a finished run's queued events are kept when the same event starts another`() {
    let loop = appendingLoop([.on("go", "answer") { _ in .send("1", "2") }])
    loop.send("go")
    loop.send("go")
    loop.start()
    #expect(loop.state == "initial_go_go_1_2_1_2")
  }

  @Test func `the initial state starts no event-driven effect`() {
    let signal = Signal<String>()
    let loop = appendingLoop([.on({ $0 }, "all") { _, _ in signal.effect }])
    loop.start()
    #expect(signal.totalCount == 0)
  }
}
