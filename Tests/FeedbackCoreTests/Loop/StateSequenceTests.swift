import Testing

@testable import FeedbackCore

/// Sequences of states and diagnostics, and traces: their elements, and how they end.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct StateSequenceTests {
  @Test func `R24 sequences end when the loop is released, and do not keep it alive`() async {
    var loop: FeedbackLoop<Int, Int>? = summingLoop([])
    loop?.start()
    let states = loop?.states
    let parities = loop?.states(of: { $0 % 2 })
    let diagnostics = loop?.diagnostics
    loop?.send(1)
    weak let gone = loop
    loop = nil
    #expect(gone == nil)
    #expect(await states?.collected() == [0, 1])
    #expect(await parities?.collected() == [0, 1])
    #expect(await diagnostics?.collected() == [])
  }

  @Test func `R24 a sequence of states of a stopped loop has the last state, and ends`() async {
    let loop = summingLoop([])
    loop.start()
    loop.send(1)
    loop.stop()
    #expect(await loop.states.collected() == [1])
    #expect(await loop.states(of: { -$0 }).collected() == [-1])
    #expect(await loop.diagnostics.collected() == [])
  }

  @Test
  func `R24 if an observer stops the loop at a state, sequences begun later end without it`()
    async
  {
    let loop = summingLoop([])
    loop.start()
    let observation = loop.observe { state in if state == 1 { loop.stop() } }
    let states = loop.states
    loop.send(1)
    #expect(await states.collected() == [0])
    observation.cancel()
  }

  @Test func `R6 a sequence begun in a drain has the current state once, and all later ones`() async
  {
    let loop = summingLoop([])
    var sequences: [AsyncStream<Int>] = []
    let observation = loop.observe { state in
      guard state == 1 else { return }
      loop.send(10)
      sequences.append(loop.states)
    }
    loop.start()
    loop.send(1)
    loop.stop()
    #expect(await sequences.first?.collected() == [1, 11])
    observation.cancel()
  }

  @Test func `R24 cancelling a consumer of states ends its observation`() async {
    let loop = summingLoop([])
    loop.start()
    let consumer = Task { [states = loop.states] in for await _ in states {} }
    let other = Task { [states = loop.states(of: { $0 })] in for await _ in states {} }
    #expect(!loop.engine.observers.isEmpty)
    consumer.cancel()
    other.cancel()
    await wait { loop.engine.observers.isEmpty }
    #expect(loop.engine.observers.isEmpty)
    loop.send(1)
    #expect(loop.state == 1)
  }

  @Test func `R24 the release of a sequence ends its observation`() async {
    let loop = summingLoop([])
    loop.start()
    _ = loop.states
    await wait { loop.engine.observers.isEmpty }
    #expect(loop.engine.observers.isEmpty)
    #expect(loop.state == 0)
  }

  @Test func `R35 diagnostics go to each sequence and to the closure for diagnostics, in order`()
    async
  {
    let heard = Log<LoopDiagnostic>()
    let loop = appendingLoop(
      [.react(to: { $0.hasSuffix("x") ? nil : $0 }, "answers", effect: { _ in .send("1", "2") })],
      diagnostics: heard)
    let sequences = [loop.diagnostics, loop.diagnostics]
    loop.send("x")
    loop.start()
    loop.stop()
    let stale = [LoopDiagnostic](repeating: .staleEvent(feedback: "answers"), count: 2)
    #expect(heard.entries == stale)
    for sequence in sequences {
      #expect(await sequence.collected() == stale)
    }
  }

  @Test func `R6 a sequence may buffer only the newest or only the oldest states`()
    async
  {
    let loop = summingLoop([])
    loop.start()
    let newest = loop.states(buffering: .bufferingNewest(1))
    let oldest = loop.states(buffering: .bufferingOldest(2))
    for _ in 1...3 { loop.send(1) }
    loop.stop()
    #expect(await newest.collected() == [3])
    #expect(await oldest.collected() == [0, 1])
  }

  @Test
  func `R33 traces have the starts and cancels of runs in order, until the tracing is cancelled`() {
    let loop = appendingLoop([.react(to: { $0.count }, "run") { _ in .callback { _ in .none } }])
    var lines: [String] = []
    let trace = loop.trace { trace in
      lines.append("\(trace.stateNumber) \(trace.event ?? "start")")
      lines += trace.activity.map { activity in
        switch activity {
        case .started(let run): "+\(run)"
        case .cancelled(let run): "-\(run)"
        }
      }
    }
    loop.start()
    loop.send("a")
    loop.pause()
    trace.cancel()
    loop.resume()
    loop.send("b")
    #expect(
      lines == ["0 start", "+run", "1 a", "-run", "+run", "1 start", "-run"])
  }

  @Test func `R24 R33 a loop without trace closures records no activity of runs`() {
    let loop = appendingLoop([.react(to: { $0.count }, "run") { _ in .callback { _ in .none } }])
    loop.start()
    loop.trace { _ in }.cancel()
    for _ in 1...100 { loop.send("a") }
    #expect(loop.engine.machine.watched.activity.isEmpty)
    var activities: [Int] = []
    let trace = loop.trace { trace in activities.append(trace.activity.count) }
    loop.send("b")
    #expect(activities == [2])
    trace.cancel()
  }

  @Test func `R33 a trace closure that an earlier one cancels is not called`() {
    let loop = appendingLoop([])
    loop.start()
    var other: Cancellation?
    var told = 0
    let first = loop.trace { _ in other?.cancel() }
    other = loop.trace { _ in told += 1 }
    loop.send("a")
    #expect(told == 0)
    first.cancel()
  }
}
