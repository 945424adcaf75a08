import FeedbackCore
import Testing

/// Effects that run as long as the state makes a request.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RequestTests {
  @Test func `S-001 without a request no effect runs`() {
    let starts = Log<String>()
    let loop = appendingLoop([
      .react(to: { _ in String?.none }, "never") { request in
        starts.add(request)
        return .send(request)
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == ["initial"])
    #expect(starts.entries.isEmpty)
  }

  @Test func `S-002 an effect gets its request, and its answer follows the requesting state`() {
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("+") ? "I" : nil }, "answer") { .send($0 + "a") }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("+")
    #expect(recorder.states == ["initial", "initial_+", "initial_+_Ia"])
  }

  @Test func `S-003 a request that stays equal runs its effect once, even if it has finished`() {
    let loop = appendingLoop([.react(to: { _ in "same" }, "answer", effect: { _ in .send("a") })])
    loop.start()
    loop.send("b")
    loop.send("c")
    #expect(loop.state == "initial_a_b_c")
  }

  @Test func `S-003 an effect gets the state that makes its request, and later states start none`()
  {
    let loop = appendingLoop([
      .react(to: { _ in "same" }, "answer") { request, state in .send("\(request) after \(state)") }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("b")
    #expect(
      recorder.states == [
        "initial", "initial_same after initial", "initial_same after initial_b",
      ])
  }

  @Test
  func `an effect that gets the state starts again for another request, and ends without one`() {
    let signal = Signal<String>()
    let states = Log<String>()
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("off") ? nil : $0.hasSuffix("b") }, "answer") { _, state in
        states.add(state)
        return signal.effect
      }
    ])
    loop.start()
    loop.send("b")
    loop.send("b")
    #expect(states.entries == ["initial", "initial_b"])
    #expect(signal.currentCount == 1)
    loop.send("off")
    #expect(signal.currentCount == 0)
  }

  @Test func `S-004 a request may depend on the answer to another`() {
    let loop = appendingLoop([
      .react(to: { $0.contains("_a") ? "b" : nil }, "second") { .send($0) },
      .react(to: { _ in "a" }, "first") { .send($0) },
    ])
    loop.start()
    #expect(loop.state == "initial_a_b")
  }

  @Test func `S-005 an event that a revoked callback sends is never reduced`() {
    let signal = Signal<String>()
    let loop = appendingLoop([
      .react(when: { $0 == "initial" }, "slow", effect: { _ in signal.effect }),
      .react(when: { $0 == "initial" }, "fast", effect: { _ in .send("fast") }),
    ])
    loop.start()
    signal.sendToAll("slow")
    #expect(loop.state == "initial_fast")
    #expect(signal.totalCount == 1)
    #expect(signal.currentCount == 0)
  }

  @Test func `S-022 three feedbacks with the same constant request run its effect once each`() {
    let loop = appendingLoop(
      ["1", "2", "3"].map { name in
        .react(to: { _ in true }, name, effect: { _ in .send(".") })
      })
    loop.start()
    #expect(loop.state == "initial_._._.")
  }

  @Test func `S-049 a condition that becomes false ends the registration`() {
    let signal = Signal<Int>()
    let loop = summingLoop([.react(when: { $0 < 2 }, "ticks", effect: { _ in signal.effect })])
    let recorder = Recorder(loop)
    loop.start()
    for _ in 1...7 { signal.send(1) }
    #expect(recorder.states == [0, 1, 2])
    #expect(signal.currentCount == 0)
  }

  @Test func `D-13 a request that stays equal starts again only after it was nil`() {
    let starts = Log<String>()
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("off") ? nil : "on" }, "request") { request in
        starts.add(request)
        return .none
      }
    ])
    loop.start()
    loop.send("x")
    #expect(starts.entries.count == 1)
    loop.send("off")
    loop.send("x")
    #expect(starts.entries.count == 2)
  }

  @Test func `R8 queued events of a run are dropped when it is revoked`() {
    let diagnostics = Log<LoopDiagnostic>()
    let loop = appendingLoop(
      [.react(to: { $0.hasSuffix("stop") ? nil : true }, "answers") { _ in .send("1", "2") }],
      diagnostics: diagnostics)
    loop.send("stop")
    loop.start()
    #expect(loop.state == "initial_stop")
    #expect(diagnostics.entries == Array(repeating: .staleEvent(feedback: "answers"), count: 2))
  }

  @Test func `R8 the events of a replaced run are not reduced as those of the next run`() {
    let signal = Signal<String>()
    let loop = appendingLoop([.react(to: { $0.last }, "last", effect: { _ in signal.effect })])
    loop.start()
    loop.send("a")
    signal.sendToAll("x")
    #expect(loop.state == "initial_a_x")
    #expect(signal.totalCount == 3)
  }

  @Test func `R8 the events of a finished run are reduced as long as it is current`() async {
    let (senders, handOver) = AsyncStream<Sender<String>>.makeStream()
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("off") ? nil : true }, "work") { _ in
        .run { context in handOver.yield(context.send) }
      }
    ])
    loop.start()
    var iterator = senders.makeAsyncIterator()
    let sender = await iterator.next()
    await wait { loop.workingEffectCount == 0 }
    sender?.now("a")
    #expect(loop.state == "initial_a")
    loop.send("off")
    sender?.now("b")
    #expect(loop.state == "initial_a_off")
  }

  @Test func `R10 the old run is cancelled before the new one starts`() {
    let log = Log<String>()
    let loop = appendingLoop([
      .react(to: { $0 }, "run") { request in
        .callback { _ in
          log.add("start \(request)")
          return Cancellation { log.add("cancel \(request)") }
        }
      }
    ])
    loop.start()
    loop.send("a")
    #expect(log.entries == ["start initial", "cancel initial", "start initial_a"])
  }

  @Test func `R11 a body revoked before the drain ends never begins`() async {
    let begun = Log<String>()
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("done") ? nil : $0 }, "body") { request in
        .run { context in
          begun.add(request)
          context.send("done")
        }
      }
    ])
    loop.send("a")
    loop.send("b")
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState("initial_a_b_done")
    #expect(begun.entries == ["initial_a_b"])
  }

  @Test func `R11 callbacks register during publication, in the order of the feedbacks`() {
    let log = Log<String>()
    let loop = appendingLoop(
      ["1", "2"].map { name in
        .react(to: { _ in true }, name) { _ in
          .callback { _ in
            log.add(name)
            return .none
          }
        }
      })
    let observation = loop.observe { log.add($0) }
    loop.send("a")
    loop.start()
    #expect(log.entries == ["initial", "1", "2", "initial_a"])
    observation.cancel()
  }

  @Test func `R13 an effect that has finished runs again only when its request changes`() async {
    let starts = Log<Bool>()
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("x") }, "work") { request in
        .perform { _ in
          starts.add(request)
          return "done"
        }
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState("initial_done")
    loop.send("a")
    #expect(starts.entries == [false])
    loop.send("x")
    await recorder.waitForState("initial_done_a_x_done")
    loop.stop()
    #expect(starts.entries.prefix(2) == [false, true])
  }
}
