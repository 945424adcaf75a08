import CursesFeedback
import Testing

/// Programs that use the terminal's feedbacks without a component, as the article "Architecture"
/// shows.
@MainActor
@Suite struct TerminalFeedbackTests {
  private enum Step: Sendable { case up, down }

  private let terminal = MemoryTerminal(size: Size(columns: 20, rows: 3))
  private let clock = VirtualClock()
  private let session: Session

  init() {
    session = Session(terminal: terminal, clock: clock)
  }

  private func counter(_ feedbacks: [Feedback<Int, Step>]) -> FeedbackLoop<Int, Step> {
    let loop = FeedbackLoop(
      initial: 0,
      reduce: Reducer { (count: inout Int, step: Step) in count += step == .up ? 1 : -1 },
      feedbacks: feedbacks, clock: VirtualClock())
    loop.start()
    return loop
  }

  private var input: Feedback<Int, Step> {
    .input(from: session) { count in
      KeyBinding("+", "Up", sends: .up)
      if count > 0 { KeyBinding("-", "Down", sends: .down) }
      KeyBinding.quit("q")
    }
  }

  private var rendering: Feedback<Int, Step> {
    .rendering(on: session) { count in
      Text("Count: \(count)")
      Button("Up", sends: .up)
    }
  }

  private func type(_ keys: String) { terminal.report(.bytes(Array(keys.utf8))) }

  @Test func `keys become events, and states become frames`() {
    let loop = counter([input, rendering])
    type("++-")
    #expect(loop.state == 1)
    #expect(terminal.frame?.text.hasPrefix("Count: 1") == true)
  }

  @Test func `each key is read in the state that results from the previous one`() {
    let loop = counter([input, rendering])
    type("-+--")
    #expect(loop.state == 0)
  }

  @Test func `keys that arrive together make one frame`() {
    let loop = counter([input, rendering])
    type("+++++")
    #expect(loop.state == 5)
    #expect(terminal.frameCount == 2)
  }

  @Test func `widgets on the screen read keys`() {
    let loop = counter([input, rendering])
    type("\r")
    #expect(loop.state == 1)
  }

  @Test func `the order of the two feedbacks does not matter`() {
    let loop = counter([rendering, input])
    type("+\r")
    #expect(loop.state == 2)
    #expect(terminal.frame?.text.hasPrefix("Count: 2") == true)
  }

  @Test func `a key that quits closes the terminal`() async throws {
    let loop = counter([input, rendering])
    type("+q+")
    #expect(terminal.isClosed)
    #expect(loop.state == 1)
    try await session.ended()
  }

  @Test func `a screen without input ends by Ctrl-C and follows the terminal's size`() {
    let loop = counter([rendering])
    terminal.report(.resized(Size(columns: 9, rows: 1)))
    #expect(terminal.frame?.size == Size(columns: 9, rows: 1))
    type("+")
    #expect(loop.state == 0)
    type("\u{3}")
    #expect(terminal.isClosed)
  }

  @Test func `input without a screen sends events`() {
    let loop = counter([input])
    type("++")
    #expect(loop.state == 2)
    #expect(terminal.frameCount == 0)
  }

  @Test func `input without a screen passes the keys of widgets to the bindings`() {
    let loop = counter([
      .input(from: session) { _ in KeyBinding(.enter, "Up", sends: .up) }
    ])
    type("\r")
    #expect(loop.state == 1)
  }

  @Test func `a child in the view has its key bindings`() {
    struct Event: Sendable {
      var tally: Tally.Event?
    }
    let scope = Tally().scope(\Tally.State.self, Case({ Event(tally: $0) }, \.tally))
    let loop = FeedbackLoop(
      initial: Tally.State(),
      reduce: Reducer { (state: inout Tally.State, event: Event) in
        if let event = event.tally { Tally().reduce(&state, event) }
      },
      feedbacks: [
        Feedback.input(from: session) { _ in KeyBinding.quit("q") },
        .rendering(on: session) { state in scope.view(state) },
      ], clock: VirtualClock())
    loop.start()
    type("+")
    #expect(loop.state.count == 1)
  }

  @Test func `after its loop was stopped, a session draws no frame`() {
    let loop = counter([input, rendering])
    loop.stop()
    terminal.report(.resized(Size(columns: 9, rows: 1)))
    #expect(terminal.frame?.size == Size(columns: 20, rows: 3))
  }

  @Test func `without a view, a new size leaves no timer`() {
    let loop = counter([input])
    terminal.report(.resized(Size(columns: 9, rows: 1)))
    clock.advance(by: .seconds(1))
    #expect(clock.nextDeadline == nil)
    loop.stop()
  }

  @Test func `the view of a stopped loop reads no mouse`() {
    counter([input, rendering]).stop()
    let loop = counter([input])
    type("\u{1B}[<0;1;2M\u{1B}[<0;1;2m")
    #expect(loop.state == 0)
  }

  @Test func `feedbacks that no loop has connected change nothing`() {
    let loop = counter([input, rendering])
    _ = Feedback<Int, Step>.rendering(on: session) { _ in Text("another view") }
    _ = Feedback<Int, Step>.input(from: session) { _ in KeyBinding("+", sends: .down) }
    type("+")
    #expect(loop.state == 1)
    #expect(terminal.frame?.text.hasPrefix("Count: 1") == true)
  }

  @Test func `the key hints appear if the input feedback comes after the rendering feedback`() {
    let hints = Feedback<Int, Step>.rendering(on: session) { _ in KeyHints() }
    let loop = counter([hints, input])
    clock.advance(by: .seconds(1))
    #expect(terminal.frame?.text.contains("Up") == true)
    loop.stop()
  }

  @Test func `a paused loop keeps its keys and its screen`() {
    let loop = counter([input, rendering])
    loop.pause()
    type("+")
    #expect(terminal.frame?.text.hasPrefix("Count: 1") == true)
  }

  @Test func `the feedbacks of a child see its state and send its events`() {
    struct Parent: Sendable, Equatable { var count = 0 }
    enum Event: Sendable {
      case step(Step)
      var step: Step? { if case .step(let step) = self { step } else { nil } }
    }
    let event = Case(Event.step, \.step)
    let loop = FeedbackLoop(
      initial: Parent(),
      reduce: Reducer { (count: inout Int, step: Step) in count += step == .up ? 1 : -1 }
        .pullback(state: .keyPath(\Parent.count), event: event),
      feedbacks: [input, rendering].map {
        $0.pullback(state: .keyPath(\Parent.count), event: event)
      },
      clock: VirtualClock())
    loop.start()
    type("++-")
    #expect(loop.state.count == 1)
    #expect(terminal.frame?.text.hasPrefix("Count: 1") == true)
  }

  @Test func `a session refuses the input feedback of a second loop`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await TerminalFeedbackTests().connectTwice { $0.input }
    }
    #expect(Self.text(of: result).contains(Self.refusal))
  }

  @Test func `a session refuses the rendering feedback of a second loop`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await TerminalFeedbackTests().connectTwice { $0.rendering }
    }
    #expect(Self.text(of: result).contains(Self.refusal))
  }

  @Test func `the input feedback refuses a loop that is not on the main actor`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await TerminalFeedbackTests().connectToActor { $0.input }
    }
    #expect(Self.text(of: result).contains(#"The feedback "input" needs a FeedbackLoop: "#))
  }

  @Test func `the rendering feedback refuses a loop that is not on the main actor`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await TerminalFeedbackTests().connectToActor { $0.rendering }
    }
    #expect(Self.text(of: result).contains(#"The feedback "frames" needs a FeedbackLoop: "#))
  }

  @Test func `a session serves a second loop after the first one has stopped`() {
    let first = counter([input, rendering])
    type("+")
    first.stop()
    let second = counter([input, rendering])
    type("++")
    #expect(second.state == 2)
    #expect(terminal.frame?.text.hasPrefix("Count: 2") == true)
  }

  private func connectTwice(_ feedback: @MainActor (Self) -> Feedback<Int, Step>) {
    let loops = [counter([feedback(self)]), counter([feedback(self)])]
    withExtendedLifetime(loops) {}
  }

  /// Runs a feedback in the loop of an actor, long enough for the feedback to be connected.
  private func connectToActor(_ feedback: @MainActor (Self) -> Feedback<Int, Step>) async {
    let loop = LoopActor(
      initial: 0, reduce: Reducer { (count: inout Int, _: Step) in count += 1 },
      feedbacks: [feedback(self)], clock: VirtualClock())
    await loop.start()
    for _ in 0..<1000 where await loop.state >= 0 { await Task.yield() }
  }

  private static let refusal =
    "A session serves one loop at a time: stop the first loop, or make another session."

  private static func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
