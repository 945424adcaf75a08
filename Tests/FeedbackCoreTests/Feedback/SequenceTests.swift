import Testing

@testable import FeedbackCore

/// Values that are translated to events with the current state, sequences as sources, and raw
/// feedbacks with a body.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct SequenceTests {
  @Test func `R18 a sender's value is translated with the state when its turn comes`() {
    let loop = appendingLoop([])
    let gate = loop.sender { (state: String, value: Int) in "\(value) of \(state.count)" }
    gate(1)
    loop.start()
    #expect(loop.state == "initial_1 of 7")
    gate.now(2)
    #expect(loop.state == "initial_1 of 7_2 of 14")
  }

  @Test func `R18 a value sent in a drain is translated after the queued events are reduced`() {
    let loop = summingLoop([])
    let gate = loop.sender { (state: Int, factor: Int) in state * factor }
    let observation = loop.observe { state in
      guard state == 1 else { return }
      loop.send(2)
      gate.now(10)
      gate(100)
    }
    loop.start()
    loop.send(1)
    #expect(loop.state == 3 + 30 + 3300)
    observation.cancel()
  }

  @Test func `R18 a rejected value publishes no state, and the values after it are reduced`() {
    let log = Log<String>()
    let loop = appendingLoop([.binding("all", to: { log.add($0) })])
    let gate = loop.sender { (state: String, value: String) in
      state.hasSuffix(value) ? nil : value
    }
    loop.start()
    let recorder = Recorder(loop)
    for value in ["a", "a", "b"] { gate.now(value) }
    #expect(recorder.states == ["initial", "initial_a", "initial_a_b"])
    #expect(log.entries == recorder.states)
  }

  @Test func `R18 a translating sender does not keep its loop alive, and reports late values`() {
    let diagnostics = Log<LoopDiagnostic>()
    var loop: AppendingLoop? = appendingLoop([], diagnostics: diagnostics)
    let gate = loop?.sender { (_: String, value: String) in value }
    weak let gone = loop
    loop = nil
    #expect(gone == nil)
    gate?.now("a")
    gate?("b")
    #expect(diagnostics.entries == [.lateEvent, .lateEvent])
  }

  @Test func `R4 R18 an event sent by the deinit of a rejected value is reduced, and not reported`()
  {
    let diagnostics = Log<LoopDiagnostic>()
    let loop = appendingLoop([], diagnostics: diagnostics)
    let gate = loop.sender { (_: String, _: DeinitCallback) in String?.none }
    loop.start()
    gate.now(
      DeinitCallback { [sender = loop.sender] in MainActor.assumeIsolated { sender.now("bye") } })
    #expect(loop.state == "initial_bye")
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `R29 the next element is read when the previous event was reduced or rejected`()
    async
  {
    let log = Log<String>()
    let loop = FeedbackLoop<[Int], Int>(
      initial: [],
      reduce: Reducer { state, event in
        log.add("reduced \(event)")
        state.append(event)
      },
      feedbacks: [
        .events(
          from: Pulled(1...4, log), "numbers", as: { _, number in number == 2 ? nil : number })
      ])
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState([1, 3, 4])
    #expect(
      log.entries.prefix(7) == [
        "asked for 1", "reduced 1", "asked for 2", "asked for 3", "reduced 3", "asked for 4",
        "reduced 4",
      ])
  }

  @Test func `R18 R29 an element is translated with the current state`() async {
    let (numbers, source) = AsyncStream<Int>.makeStream()
    let loop = summingLoop([
      .events(from: numbers, "numbers", as: { state, number in state * number })
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send(3)
    source.yield(10)
    await recorder.waitForState(33)
    loop.send(1)
    source.yield(2)
    await recorder.waitForState(34 + 68)
  }

  @Test
  func `R18 R25 a queued element is translated with the current state, even after a pause`()
    async
  {
    let (numbers, source) = AsyncStream<Int>.makeStream()
    let loop = summingLoop([
      .events(from: numbers, "numbers", as: { state, number in state * number })
    ])
    loop.start()
    queue(100, of: source, in: loop) {
      loop.send(1)
      loop.pause()
    }
    #expect(loop.state == 2 + 200 + 1)
  }

  @Test func `R19 R25 a sequence is read even while the loop is paused`() async {
    let (numbers, source) = AsyncStream<Int>.makeStream()
    let loop = summingLoop([.events(from: numbers, "numbers", as: { _, number in number })])
    let recorder = Recorder(loop)
    loop.start()
    source.yield(1)
    await recorder.waitForState(1)
    loop.pause()
    source.yield(10)
    await recorder.waitForState(11)
    loop.resume()
    source.yield(100)
    await recorder.waitForState(111)
  }

  @Test func `R18 R22 a queued element is rejected when its feedback is disabled`() {
    let (numbers, source) = AsyncStream<Int>.makeStream()
    let loop = summingLoop([
      .events(from: numbers, "numbers", as: { _, number in number }).enabled(while: { $0 < 2 })
    ])
    loop.start()
    queue(100, of: source, in: loop) { loop.send(10) }
    #expect(loop.state == 12)
  }

  @Test func `R19 R22 a sequence is made again when its feedback is enabled again`() async {
    let loop = summingLoop([
      .events(from: ten, "numbers", as: { _, number in number }).enabled(while: { $0 % 2 == 0 })
    ])
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState(10)
    loop.send(1)
    loop.send(1)
    await recorder.waitForState(22)
    #expect(recorder.states == [0, 10, 11, 12, 22])
  }

  @Test func `R12 R29 an error that a sequence throws is reported`() async {
    let (reports, report) = AsyncStream<LoopDiagnostic>.makeStream()
    let loop = FeedbackLoop<[Int], Int>(
      initial: [], reduce: Reducer { state, event in state.append(event) },
      feedbacks: [
        .events(from: Broken(), "broken", as: { _, number in number })
      ], notice: { report.yield($0) })
    loop.start()
    var iterator = reports.makeAsyncIterator()
    #expect(
      await iterator.next() == .unhandledError(feedback: "broken", description: "Broken()"))
    loop.stop()
  }

  @Test func `R24 R29 a stop ends the wait for the next element of a sequence`() async {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let (numbers, source) = AsyncStream<Int>.makeStream()
    source.onTermination = { _ in end.finish() }
    let loop = summingLoop([.events(from: numbers, "numbers", as: { _, number in number })])
    let recorder = Recorder(loop)
    loop.start()
    source.yield(1)
    await recorder.waitForState(1)
    loop.stop()
    for await _ in ends {}
    source.yield(2)
    #expect(loop.state == 1)
  }

  @Test func `R20 a raw feedback's body gets every state with its cause, and sends facts`() async {
    let seen = Log<[Int?]>()
    let loop = summingLoop([
      .raw("body") { states, send in
        for await (state, cause) in states {
          seen.add([state, cause])
          if state == 6 { send(100) }
        }
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send(1)
    loop.send(2)
    loop.send(3)
    await recorder.waitForState(106)
    #expect(seen.entries.prefix(4) == [[0, nil], [1, 1], [3, 2], [6, 3]])
  }

  @Test
  func `R20 R25 a raw feedback's body ends at a pause; the next one begins with the new state`()
    async
  {
    let loop = summingLoop([
      .raw("body") { states, send in
        for await (state, cause) in states where state == 1 && cause == nil { send(10) }
        send(1000)
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.pause()
    loop.send(1)
    loop.resume()
    await recorder.waitForState(11)
    #expect(recorder.states == [0, 1, 11])
  }

  /// Sends 1 twice, the second time while the state of the first is published.
  ///
  /// Then the element waits in the mailbox, behind the second event, and the closure is called.
  private func queue(
    _ element: Int, of source: AsyncStream<Int>.Continuation, in loop: FeedbackLoop<Int, Int>,
    then act: @escaping @MainActor () -> Void
  ) {
    let observation = loop.observe { state in
      guard state == 1 else { return }
      loop.send(1)
      source.yield(element)
      while !loop.engine.mailbox.isFilled {}
      act()
    }
    loop.send(1)
    observation.cancel()
  }
}

/// A sequence with the single element 10.
private var ten: AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.yield(10)
    continuation.finish()
  }
}

/// A sequence of numbers, which logs when it is asked for each of them.
private struct Pulled: AsyncSequence, Sendable {
  private let numbers: ClosedRange<Int>
  private let log: Log<String>

  init(_ numbers: ClosedRange<Int>, _ log: Log<String>) {
    self.numbers = numbers
    self.log = log
  }

  func makeAsyncIterator() -> Iterator { Iterator(next: numbers.lowerBound, numbers, log) }

  struct Iterator: AsyncIteratorProtocol {
    private var number: Int
    private let numbers: ClosedRange<Int>
    private let log: Log<String>

    init(next number: Int, _ numbers: ClosedRange<Int>, _ log: Log<String>) {
      self.number = number
      self.numbers = numbers
      self.log = log
    }

    mutating func next() async -> Int? {
      guard numbers.contains(number) else { return nil }
      log.add("asked for \(number)")
      defer { number += 1 }
      return number
    }
  }
}

private struct Broken: AsyncSequence, AsyncIteratorProtocol, Error, Sendable {
  func makeAsyncIterator() -> Broken { self }

  func next() async throws -> Int? { throw self }
}
