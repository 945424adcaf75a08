import FeedbackCore
import Testing

/// The traces of a loop, one for the first state and one for each event.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct LoopTraceTests {
  @Test func `R33 a trace has the event, its cause, the states, and the starts and cancels`() {
    let loop = summingLoop([
      .on(1, "answer") { _ in .send(10) },
      .react(to: { $0 > 1 ? $0 : nil }, "work") { _ in .callback { _ in .none } },
    ])
    var traces: [LoopTrace<Int, Int>] = []
    let tracing = loop.trace { traces.append($0) }
    loop.start()
    loop.send(1)
    loop.send(-11)
    tracing.cancel()
    #expect(traces.map(\.event) == [nil, 1, 10, -11])
    #expect(
      traces.map { $0.cause?.description } == [nil, "from outside", "from answer", "from outside"])
    #expect(traces.map(\.before) == [0, 0, 1, 11])
    #expect(traces.map(\.state) == [0, 1, 11, 0])
    #expect(traces.map(\.stateNumber) == [0, 1, 2, 3])
    #expect(
      traces.map { $0.activity.map(\.description) } == [
        [], ["started answer"], ["started work"], ["cancelled work"],
      ])
  }

  @Test func `no event is traced after the tracing is cancelled`() {
    let loop = summingLoop([])
    loop.start()
    var events: [Int?] = []
    let tracing = loop.trace { events.append($0.event) }
    loop.send(1)
    tracing.cancel()
    loop.send(2)
    #expect(events == [1])
  }

  @Test
  func `if tracing begins after the start, the first trace begins with the current state`() {
    let loop = summingLoop([])
    loop.start()
    loop.send(1)
    var before: [Int] = []
    let tracing = loop.trace { before.append($0.before) }
    loop.send(2)
    tracing.cancel()
    #expect(before == [1])
  }

  @Test func `R33 an event whose publication begins the tracing is not traced`() {
    let tracer = Tracer()
    let loop = tracedLoop(tracer)
    loop.send(1)
    loop.send(2)
    #expect(tracer.traces.map(\.event) == [10, 2])
    #expect(tracer.traces.map(\.cause?.description) == ["from answer", "from outside"])
    #expect(tracer.traces.map(\.before) == [1, 11])
    #expect(tracer.traces.map(\.activity.count) == [0, 0])
  }

  @Test func `R33 a second tracing that an event's publication begins leaves the event out`() {
    let tracer = Tracer()
    let loop = tracedLoop(tracer)
    var events: [Int?] = []
    let tracing = loop.trace { events.append($0.event) }
    loop.send(1)
    tracing.cancel()
    #expect(events == [1, 10])
    #expect(tracer.traces.map(\.event) == [10])
  }

  /// A loop in which the publication of the state 1 begins a tracing and starts an answer.
  private func tracedLoop(_ tracer: Tracer) -> FeedbackLoop<Int, Int> {
    let loop = summingLoop([
      .binding("begin", onMainActor: { state in if state == 1 { tracer.begin() } }),
      .on(1, "answer") { _ in .send(10) },
    ])
    tracer.loop = loop
    loop.start()
    return loop
  }
}

/// Traces a loop from the call of ``begin()`` on.
@MainActor
private final class Tracer {
  weak var loop: FeedbackLoop<Int, Int>?
  private(set) var traces: [LoopTrace<Int, Int>] = []
  private var tracing: Cancellation?

  func begin() {
    tracing = loop?.trace { [weak self] in self?.traces.append($0) }
  }
}
