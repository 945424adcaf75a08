import FeedbackCore
import Testing

/// The work between the slices of a long drain.
///
/// With a clock that advances by 10 ms at each read, the budget of 8 ms is used up after two or
/// three events.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct SliceTests {
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

  @Test func `R30 a drain within its budget is not cut, however many events it has`() {
    let loop = loop(upTo: 1000, clock: CountedClock(step: .milliseconds(1)), budget: .seconds(60))
    loop.start()
    #expect(loop.state.steps == 1000)
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R30 a drain that is cut continues to its end, and observers get every state`() async {
    let loop = loop(upTo: 300)
    let recorder = Recorder(loop)
    loop.start()
    #expect((1..<300).contains(loop.state.steps))
    await recorder.waitForState { $0.steps == 300 }
    #expect(recorder.states.map(\.steps) == Array(0...300))
  }

  @Test
  func `R30 a key sent between two slices is reduced after the queued answer, before later ones`() {
    let loop = loop(upTo: 300)
    loop.start()
    for _ in 1...3 {
      let steps = loop.state.steps
      loop.send(.key)
      #expect(loop.state.keys.last == steps + 1)
      #expect(loop.state.steps == steps + 1)
    }
  }

  @Test
  func `R30 a key posted between two slices is reduced after the queued answer, before later ones`()
    async
  {
    let loop = loop(upTo: 300)
    let recorder = Recorder(loop)
    loop.start()
    let steps = loop.state.steps
    loop.sender(.key)
    await recorder.waitForState { $0.steps == 300 }
    #expect(loop.state.keys == [steps + 1])
  }

  @Test func `R30 keys that are sent before the start are reduced before the first slice ends`() {
    let loop = loop(upTo: 10_000)
    for _ in 1...200 { loop.send(.key) }
    loop.start()
    #expect(loop.state.keys.count == 200)
    #expect(loop.state.steps < 10_000)
  }

  @Test func `R30 adding an observer between slices does not continue the drain to its end`() {
    let loop = loop(upTo: 300)
    loop.start()
    let recorder = Recorder(loop)
    #expect(recorder.states.last == loop.state)
    #expect(loop.state.steps < 300)
  }

  @Test func `R27 R30 a rendering feedback gets the last state of each slice`() {
    let frames = Log<State>()
    let loop = loop(
      upTo: 300,
      .rendering("show") { _ in RawConnection(observe: { state, _ in frames.add(state) }) })
    loop.start()
    #expect(frames.entries == [loop.state])
    loop.send(.key)
    #expect(frames.entries.count == 2)
    #expect(frames.entries.last == loop.state)
  }

  @Test func `R11 R30 bodies begin at the end of a slice, while the drain continues`() async {
    let endless = Feedback<State, Event>.restart(
      while: { $0.keys.isEmpty }, "endless", effect: { _ in .send(.step) })
    let loop = loop(
      feedbacks: [
        endless, .react(to: { _ in true }, "body", effect: { _ in .perform { _ in .key } }),
      ])
    let recorder = Recorder(loop)
    loop.start()
    #expect(loop.state.keys.isEmpty)
    await recorder.waitForState { !$0.keys.isEmpty }
  }

  @Test func `R30 R35 a drain that exceeds its budget is reported once`() async {
    let loop = loop(upTo: 300)
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState { $0.steps == 300 }
    #expect(diagnostics.entries == [.budgetOverrun])
  }

  @Test func `R30 R35 each drain that exceeds its budget is reported`() async {
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [.restart(while: { $0 % 1000 < 300 }, "count", effect: { _ in .send(1) })],
      clock: CountedClock(step: .milliseconds(10)),
      notice: { [diagnostics] in diagnostics.add($0) })
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState { $0 == 300 }
    loop.send(700)
    await recorder.waitForState { $0 == 1300 }
    #expect(diagnostics.entries == [.budgetOverrun, .budgetOverrun])
  }

  @Test func `R30 R35 the closure for diagnostics may send after an overrun, and is called once`() {
    let handle = LoopHandle()
    let heard = Log<LoopDiagnostic>()
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [.restart(while: { $0 % 1000 < 300 }, "count", effect: { _ in .send(1) })],
      clock: CountedClock(step: .milliseconds(10)),
      notice: { diagnostic in
        guard diagnostic == .budgetOverrun else { return }
        heard.add(diagnostic)
        handle.send(1000)
      })
    handle.watch(loop)
    loop.start()
    #expect(loop.state > 1000)
    #expect(loop.state < 2000)
    #expect(heard.entries == [.budgetOverrun])
  }

  @Test func `R24 R30 a loop that is stopped between slices does not continue the drain`() async {
    let loop = loop(upTo: 300)
    loop.start()
    let state = loop.state
    loop.stop()
    await Task.yield()
    #expect(loop.state == state)
  }

  @Test func `R25 R30 a loop that is paused between slices reduces no answer until it is resumed`()
  {
    let loop = loop(upTo: 300)
    loop.start()
    let steps = loop.state.steps
    loop.pause()
    loop.send(.key)
    #expect(loop.state.steps == steps)
    loop.resume()
    #expect(loop.state.steps > steps)
  }

  @Test func `R30 a short drain after a long one is not cut`() async {
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [
        .restart(
          while: { $0 < 300 || (1000..<1010).contains($0) }, "count", effect: { _ in .send(1) })
      ], clock: CountedClock(step: .microseconds(700)))
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState(300)
    loop.send(700)
    #expect(loop.state == 1010)
  }

  private func loop(
    upTo end: Int, _ others: Feedback<State, Event>...,
    clock: any LoopClock = CountedClock(step: .milliseconds(10)),
    budget: Duration = .milliseconds(8)
  ) -> FeedbackLoop<State, Event> {
    loop(
      feedbacks: [
        .react(to: { $0.steps < end ? $0.steps : nil }, "count", effect: { _ in .send(.step) })
      ] + others, clock: clock, budget: budget)
  }

  private func loop(
    feedbacks: [Feedback<State, Event>],
    clock: any LoopClock = CountedClock(step: .milliseconds(10)),
    budget: Duration = .milliseconds(8)
  ) -> FeedbackLoop<State, Event> {
    FeedbackLoop(
      initial: State(),
      reduce: Reducer { state, event in
        switch event {
        case .step: state.steps += 1
        case .key: state.keys.append(state.steps)
        }
      }, feedbacks: feedbacks, clock: clock, budget: budget,
      notice: { [diagnostics] in diagnostics.add($0) })
  }
}
