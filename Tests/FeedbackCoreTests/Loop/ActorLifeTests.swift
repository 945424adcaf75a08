import FeedbackCore
import Synchronization
import Testing

/// A loop on an actor of its own (``LoopActor``) has the guarantees of a loop on the main actor.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@Suite(.timeLimit(.minutes(30))) struct ActorLifeTests {
  private let log = Log<String>()
  private let diagnostics = Log<LoopDiagnostic>()

  @Test func `R2 an actor's loop starts once, and reduces earlier events before answers`() async {
    let loop = loop([.react(to: { _ in true }, "answer", effect: { _ in .send("b") })])
    loop.sender("a")
    await loop.send("c")
    #expect(await loop.state == "initial")
    await loop.start()
    await loop.start()
    #expect(await loop.state == "initial_a_c_b")
  }

  @Test func `R3 an event and its immediate answers are reduced when send returns`() async {
    let loop = loop([.on("a", "answer", effect: { _ in .send("b") })])
    await loop.start()
    await loop.send("a")
    #expect(await loop.state == "initial_a_b")
  }

  @Test func `R7 all events of many tasks are reduced, each task's in order`() async {
    let loop = LoopActor<[Int], Int>(
      initial: [], reduce: Reducer { state, event in state.append(event) }, feedbacks: [])
    await loop.start()
    await withTaskGroup { group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<250 {
            if number.isMultiple(of: 2) {
              await loop.send(task * 1000 + number)
            } else {
              loop.sender(task * 1000 + number)
            }
          }
        }
      }
    }
    await loop.send(9999)
    let state = await loop.state
    #expect(state.count == 1001)
    for task in 0..<4 {
      #expect(state.filter { $0 / 1000 == task }.map { $0 % 1000 } == Array(0..<250))
    }
  }

  @Test func `R33 the traces of an actor's loop have the event and the states before and after it`()
    async
  {
    let loop = loop([])
    await loop.start()
    let end = await loop.trace { [log] trace in
      log.add("\(trace.before), \(trace.event ?? "nothing"), \(trace.state)")
    }
    await loop.send("a")
    await loop.send("b")
    #expect(log.entries == ["initial, a, initial_a", "initial_a, b, initial_a_b"])
    end.cancel()
  }

  @Test func `R18 a sender's values are translated with the state of the actor's loop`() async {
    let loop = loop([])
    let gate = loop.sender { (state: String, value: String) in
      state.hasSuffix(value) ? nil : "\(value)\(state.count)"
    }
    await loop.start()
    await gate.untilTaken("a")
    await gate.untilTaken("7")
    #expect(await loop.state == "initial_a7")
  }

  @Test
  func `R24 stopping an actor's loop ends runs and sequences; later events are reported as late`()
    async
  {
    let loop = loop([
      .react(to: { _ in true }, "1") { [log] _ in .logged("1", in: log) },
      .react(to: { _ in true }, "2") { [log] _ in .logged("2", in: log) },
    ])
    let states = await loop.states
    let notices = await loop.diagnostics
    await loop.start()
    await loop.stop()
    await loop.stop()
    #expect(await loop.isStopped)
    await loop.send("a")
    loop.sender("b")
    #expect(await states.collected() == ["initial"])
    #expect(await notices.collected() == [])
    #expect(log.entries == ["start 1", "start 2", "cancel 1", "cancel 2"])
    #expect(diagnostics.entries == [.lateEvent, .lateEvent])
    #expect(await loop.states.collected() == ["initial"])
  }

  @Test func `R24 releasing an actor's loop ends its runs and its sequences`() async {
    let clock = VirtualClock()
    let (ends, end) = AsyncStream<Void>.makeStream()
    var loop: LoopActor<String, String>? = loop(
      [
        .every(.seconds(1), "timer", sends: "tick"),
        .react(to: { _ in true }, "body") { _ in
          .run { context in
            defer { end.finish() }
            try await context.clock.sleep(for: .seconds(1))
          }
        },
        .react(to: { _ in true }, "callback") { [log] _ in .logged("it", in: log) },
      ], clock: clock)
    let sender = loop?.sender
    await loop?.start()
    let states = await loop?.states
    await wait { clock.sleeperCount > 0 }
    weak let gone = loop
    loop = nil
    for await _ in ends {}
    #expect(gone == nil)
    #expect(await states?.collected() == ["initial"])
    #expect(log.entries == ["start it", "cancel it"])
    #expect(clock.nextDeadline == nil)
    sender?("late")
    #expect(diagnostics.entries == [.lateEvent])
  }

  @Test func `R25 an actor's loop can be paused and resumed`() async {
    let loop = loop([.react(to: { $0.count }, "run") { [log] in .logged("\($0)", in: log) }])
    await loop.start()
    await loop.pause()
    #expect(await loop.isPaused)
    await loop.send("a")
    #expect(await loop.state == "initial_a")
    await loop.resume()
    #expect(await !loop.isPaused)
    #expect(log.entries == ["start 7", "cancel 7", "start 9"])
  }

  @MainActor
  @Test func `R32 an actor's loop takes the time from its clock`() async {
    let clock = VirtualClock()
    let loop = loop(
      [
        .every(.seconds(2), "tick", while: { !$0.contains("t_t") }, sends: "t"),
        .react(to: { _ in true }, "later", effect: { _ in .send("late") })
          .delayed(by: .seconds(3)),
      ], clock: clock)
    var states = await loop.states.makeAsyncIterator()
    await loop.start()
    #expect(await states.next() == "initial")
    for state in ["initial_t", "initial_t_late", "initial_t_late_t"] {
      await wait { clock.nextDeadline != nil }
      clock.advance(to: clock.nextDeadline ?? clock.now)
      #expect(await states.next() == state)
    }
    await loop.stop()
    #expect(clock.nextDeadline == nil)
  }

  @MainActor
  @Test func `R26 an inner loop of an actor's loop is on the main actor, and stops with its run`()
    async
  {
    let signal = Signal<Int>()
    let loop = loop([
      .react(to: { $0.hasSuffix("off") ? nil : true }, "inner") { _ in
        .loop(
          { summingLoop([.react(to: { _ in true }, "signal", effect: { _ in signal.effect })]) },
          sends: { "\($0)" })
      }
    ])
    var states = await loop.states.makeAsyncIterator()
    await loop.start()
    #expect(await states.next() == "initial")
    #expect(await states.next() == "initial_0")
    signal.send(5)
    #expect(await states.next() == "initial_0_5")
    await loop.send("off")
    await wait { signal.currentCount == 0 }
    signal.sendToAll(1)
    #expect(await loop.state == "initial_0_5_off")
  }

  @MainActor
  @Test
  func `R11 R26 if a run is revoked before the main actor is free, its inner loop is not made`()
    async
  {
    let loop = loop([
      .react(to: { $0 == "initial" ? true : nil }, "inner") { [log] _ in
        .loop(
          {
            log.add("made")
            return summingLoop([])
          }, sends: { "\($0)" })
      },
      .react(to: { $0 == "initial" ? true : nil }, "answer", effect: { _ in .send("a") }),
    ])
    let start = Start()
    Task.detached {
      await loop.start()
      start.isDone.store(true, ordering: .releasing)
    }
    // Blocks the main actor until the loop has revoked the run of the inner loop.
    while !start.isDone.load(ordering: .acquiring) {}
    for _ in 1...10 { await Task.yield() }
    #expect(log.entries.isEmpty)
    #expect(await loop.state == "initial_a")
  }

  @Test func `R4 R35 an event that a reducer sends through a sender is queued and reported`() async
  {
    let senders = Log<Sender<String>>()
    let loop = LoopActor<String, String>(
      initial: "initial",
      reduce: Reducer { state, event in
        state += "_" + event
        if event == "a" { senders.entries.first?("b") }
      }, feedbacks: [], notice: { [diagnostics] in diagnostics.add($0) })
    senders.add(loop.sender)
    await loop.start()
    await loop.send("a")
    #expect(await loop.state == "initial_a_b")
    #expect(diagnostics.entries == [.sentFromReducer])
  }

  @Test func `R30 an actor's loop takes events between the slices of a long drain`() async {
    let loop = LoopActor<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [.restart(while: { $0 < 1_000_000 }, "count", effect: { _ in .send(1) })],
      clock: CountedClock(step: .milliseconds(10)),
      notice: { [diagnostics] in diagnostics.add($0) })
    await loop.start()
    #expect(await loop.state < 1_000_000)
    await loop.send(1_000_000)
    #expect(await loop.state >= 1_000_000)
    #expect(diagnostics.entries.count { $0 == .budgetOverrun } == 1)
  }

  @Test func `R28 a sequence of a part of an actor's states leaves out equal values in a row`()
    async
  {
    let loop = loop([])
    await loop.start()
    let ends = await loop.states(of: { $0.hasSuffix("b") })
    for event in ["a", "b", "b", "a"] { await loop.send(event) }
    await loop.stop()
    #expect(await ends.collected() == [false, true, false])
  }

  @Test func `R6 cancelling one consumer of states does not affect the others`() async {
    let loop = loop([])
    await loop.start()
    var kept = await loop.states.makeAsyncIterator()
    let cancelled = Task { [states = await loop.states] in for await _ in states {} }
    cancelled.cancel()
    await cancelled.value
    await loop.send("a")
    #expect(await kept.next() == "initial")
    #expect(await kept.next() == "initial_a")
  }

  private func loop(
    _ feedbacks: [Feedback<String, String>], clock: any LoopClock = VirtualClock()
  ) -> LoopActor<String, String> {
    LoopActor(
      initial: "initial", reduce: Reducer { state, event in state += "_" + event },
      feedbacks: feedbacks, clock: clock, notice: { [diagnostics] in diagnostics.add($0) })
  }
}

/// Records whether the call that starts the loop has returned.
private final class Start: Sendable {
  let isDone = Atomic(false)
}
