import Testing

@testable import FeedbackCore

/// The release of the records of finished runs, of loops, and of the values that they keep alive.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ReleaseTests {
  @Test func `R8 an event-driven run whose body has ended may send as long as its sender exists`()
    async
  {
    let (senders, handOver) = AsyncStream<Sender<String>>.makeStream()
    let loop = appendingLoop([
      .on("go", "work") { _ in .run { context in handOver.yield(context.send) } }
    ])
    loop.start()
    loop.send("go")
    var iterator = senders.makeAsyncIterator()
    var sender = await iterator.next()
    await wait { loop.engine.runner.runningCount == 0 }
    sender?.now("a")
    sender?.now("b")
    #expect(loop.state == "initial_go_a_b")
    #expect(loop.recordCount == 1)
    sender = nil
    // The body has returned, but its thread may still have to release the captured sender.
    await wait {
      loop.receiveNow()
      return loop.recordCount == 0
    }
  }

  @Test func `R24 the record of a run that answers at once is released with its last queued event`()
  {
    let loop = appendingLoop([
      .on("go", "answer", effect: { _ in .send("a", "b") })
    ])
    loop.send("go")
    var counts: [Int] = []
    let observation = loop.observe { _ in counts.append(loop.recordCount) }
    loop.start()
    #expect(counts == [0, 1, 1, 0])
    observation.cancel()
  }

  @Test func `R24 a thousand finished bodies leave no record in use`() async {
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [.on({ $0 == 0 ? $0 : nil }, "work", effect: { _, _ in .perform { _ in 1 } })])
    let recorder = Recorder(loop)
    loop.start()
    for _ in 1...1000 { loop.send(0) }
    await recorder.waitForState(1000)
    await wait {
      loop.receiveNow()
      return loop.engine.runner.runningCount == 0 && loop.recordCount == 0
    }
    #expect(loop.roomCount <= 1001)
  }

  @Test func `R24 a thousand added and removed keys leave no record in use`() {
    let loop = FeedbackLoop<[Int], [Int]>(
      initial: [], reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(
          toEach: \.self, id: \.self, "each", effect: { _ in .callback { _ in .none } })
      ])
    loop.start()
    for number in 1...1000 { loop.send([number, number + 1]) }
    loop.send([])
    #expect(loop.recordCount == 0)
    #expect(loop.roomCount <= 3)
    #expect(loop.engine.machine.attachments[0].runs.lanesByKey.isEmpty)
    #expect(loop.engine.machine.attachments[0].runs.lanes.count <= 3)
    #expect(loop.engine.runner.runningCount == 0)
  }

  @Test func `R24 fired timers and immediate answers leave no record in use`() {
    let clock = VirtualClock()
    let loop = appendingLoop(
      [
        .every(.seconds(1), "tick", sends: "t"),
        .on("t", "later", policy: .merge, effect: { _ in .after(.milliseconds(5), send: "u") }),
        .on("u", "answer", effect: { _ in .none }),
      ], clock: clock)
    loop.start()
    clock.advance(by: .seconds(100))
    clock.advance(by: .milliseconds(10))
    #expect(loop.recordCount == 1)
    #expect(loop.roomCount <= 6)
    #expect(loop.engine.runner.runningCount == 1)
  }

  @Test func `R24 no kind of feedback keeps its loop alive`() async {
    let signal = Signal<Int>()
    let (numbers, source) = AsyncStream<Int>.makeStream()
    let clock = VirtualClock()
    var loop: FeedbackLoop<Int, Int>? = summingLoop(
      [
        .events(from: numbers, "events", as: { _, number in number }),
        .raw("raw body") { states, _ in for await _ in states {} },
        .binding("in", from: signal.register),
        .binding("out", of: \.self, to: { _ in }),
        .react(
          toEach: { 0..<($0 + 2) }, id: \.self, "each", effect: { _ in signal.effect }),
        .react(toEach: { [Item(stringLiteral: "a\($0)")] }, "updating") { values in
          .run { _ in for await _ in values {} }
        },
        .react(to: { _ in true }, "later", effect: { _ in signal.effect })
          .debounced(for: .seconds(1)),
        .react(to: { _ in true }, "again") { _ in
          .perform { _ in
            throw CancellationError()
          } catch: { _ in
            0
          }
        }
        .retrying(.constant(.seconds(1), tries: 3)).timeout(after: .seconds(9)),
        .react(to: { _ in true }, "inner") { _ in .loop({ summingLoop([]) }, sends: { _ in nil }) },
        .on(1, "queue", policy: .queue, effect: { _ in .after(.seconds(1), send: 0) }),
        .rendering("show") { _ in RawConnection(observe: { _, _ in }) },
      ], clock: clock)
    loop?.start()
    let gate = loop?.sender { (_: Int, value: Int) in value }
    let kept = loop?.sender.keeping(.latest)
    let states = loop?.states
    let trace = loop?.trace { _ in }
    for _ in 1...3 { loop?.send(1) }
    weak let gone = loop
    loop = nil
    #expect(gone == nil)
    #expect(signal.currentCount == 0)
    gate?(1)
    kept?(1)
    trace?.cancel()
    source.finish()
    #expect(await states?.collected() == [0, 1, 2, 3])
    await clock.wait(forSleepers: 0)
    #expect(clock.nextDeadline == nil)
  }

  @Test
  func `R24 a stop releases the values that delayed, throttled, enabled and keyed feedbacks keep`()
    async
  {
    let freed = Log<String>()
    let loop = summingLoop([
      holding("delayed", freed).delayed(by: .seconds(1)),
      holding("throttled", freed).throttled(for: .seconds(1)),
      holding("enabled", freed).enabled(while: { _ in true }),
      .react(
        toEach: { [$0] }, id: { _ in 0 }, "keyed",
        effect: { [held = DeinitCallback { freed.add("keyed") }] _ in
          _ = held
          return .callback { _ in .none }
        }),
    ])
    loop.start()
    loop.stop()
    #expect(Set(freed.entries) == ["delayed", "throttled", "enabled", "keyed"])
  }

  private func holding(_ name: String, _ freed: Log<String>) -> Feedback<Int, Int> {
    .react(to: { _ in true }, name) { [held = DeinitCallback { freed.add(name) }] _ in
      _ = held
      return .callback { _ in .none }
    }
  }
}

extension FeedbackLoop {
  /// The number of records in use.
  fileprivate var recordCount: Int {
    engine.machine.attachments.map { $0.runs.records.count { $0.generation > 0 } }.reduce(0, +)
  }

  /// The number of records, in use and vacant.
  fileprivate var roomCount: Int {
    engine.machine.attachments.map(\.runs.records.count).reduce(0, +)
  }
}
