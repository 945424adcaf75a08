import FeedbackCore
import Testing

/// Timers on the loop's clock.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct TimerTests {
  private let clock = VirtualClock()

  @Test func `R32 an event is sent after its delay, before the clock's advance returns`() {
    let loop = appendingLoop(
      [.after({ $0 == "initial" ? .seconds(2) : nil }, "after", sends: "a")], clock: clock)
    loop.start()
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_a")
  }

  @Test
  func `R32 a timer that another timer's event starts fires in the same advance if it is due`() {
    let loop = appendingLoop(
      [
        .after(
          { ["initial": .seconds(1), "initial_a": .seconds(2)][$0] }, "after", sends: "a")
      ], clock: clock)
    loop.start()
    clock.advance(by: .seconds(3))
    #expect(loop.state == "initial_a_a")
  }

  @Test func `R32 a repeating timer fires as long as its condition holds`() {
    let loop = summingLoop([.every(.seconds(1), "tick", while: { $0 < 3 }, sends: 1)], clock: clock)
    loop.start()
    clock.advance(by: .seconds(10))
    #expect(loop.state == 3)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R32 a changed interval starts the timer again`() {
    let loop = summingLoop(
      [.every({ $0 < 2 ? .seconds(2) : .seconds(5) }, "tick", sends: 1)], clock: clock)
    let times = Log<Duration>()
    loop.start()
    let observation = loop.observe { [clock] _ in times.add(clock.now.elapsed) }
    clock.advance(by: .seconds(14))
    #expect(times.entries == [.zero, .seconds(2), .seconds(4), .seconds(9), .seconds(14)])
    observation.cancel()
  }

  @Test func `S-011 the first of four timers ends the others, which have the same deadline`() {
    let diagnostics = Log<LoopDiagnostic>()
    let loop = appendingLoop(
      [("1", 20), ("2", 30), ("3", 30), ("4", 30)].map { name, seconds in
        .after({ $0 == "initial" ? .seconds(seconds) : nil }, name, sends: name)
      }, clock: clock, diagnostics: diagnostics)
    loop.start()
    clock.advance(by: .seconds(60))
    #expect(loop.state == "initial_1")
    #expect(clock.nextDeadline == nil)
    #expect(diagnostics.entries.isEmpty)
  }

  @Test
  func `S-120 a delayed answer arrives while another feedback restarts its effect for every state`()
  {
    let source = Signal<String>()
    let loop = appendingLoop(
      [
        .after({ $0 == "initial_a" ? .seconds(1) : nil }, "delayed", sends: "b"),
        .restart(while: { _ in true }, "source", effect: { _ in source.effect }),
      ], clock: clock)
    let recorder = Recorder(loop)
    loop.start()
    source.send("a")
    clock.advance(by: .seconds(1))
    #expect(recorder.states == ["initial", "initial_a", "initial_a_b"])
    #expect(source.currentCount == 1)
  }

  @Test func `R32 a body sleeps on the loop's clock`() async {
    let loop = appendingLoop(
      [
        .react(to: { $0 == "initial" ? true : nil }, "sleep") { _ in
          .run { context in
            try await context.clock.sleep(for: .seconds(1))
            context.send("awake")
          }
        }
      ], clock: clock)
    let recorder = Recorder(loop)
    loop.start()
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(1))
    await recorder.waitForState("initial_awake")
  }

  @Test func `a finished timer of an event-driven feedback leaves no deadline`() {
    let loop = appendingLoop(
      [.on("go", "after") { _ in .after(.seconds(1), send: "done") }], clock: clock)
    loop.start()
    loop.send("go")
    loop.send("go")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_go_go_done_done")
    #expect(clock.nextDeadline == nil)
  }
}
