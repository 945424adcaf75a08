import Testing

@testable import FeedbackCore

/// The successive values of a request while one run works on it.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RequestValuesTests {
  @Test func `R15 a body that begins after the drain gets the latest value of its request`() async {
    let loop = FeedbackLoop<Item, Item>(
      initial: "a1", reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(toEach: { $0.id == "a" ? [$0] : [] }, "item") { values in
          .run { context in
            var iterator = values.makeAsyncIterator()
            let seen = [values.current, await iterator.next()]
            context.send(seen == ["a3", "a3"] ? "z3" : "z0")
          }
        }
      ], clock: VirtualClock())
    let recorder = Recorder(loop)
    loop.send("a2")
    loop.send("a3")
    loop.start()
    await recorder.waitForState("z3")
  }

  @Test func `R15 a sequence of values begins with the current one, and goes on with the latest`()
    async
  {
    let values = RequestValues(1)
    var iterator = values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    values.update(to: 2)
    values.update(to: 3)
    #expect(await iterator.next() == 3)
  }

  @Test func `R15 two sequences of the same values are independent`() async {
    let values = RequestValues(1)
    var first = values.makeAsyncIterator()
    #expect(await first.next() == 1)
    values.update(to: 2)
    var second = values.makeAsyncIterator()
    #expect(await first.next() == 2)
    #expect(await second.next() == 2)
  }

  @Test func `R15 an update while a sequence of values begins is not lost`() async {
    for _ in 1...2000 {
      let values = RequestValues(0)
      async let update: Void = update(values, to: 1)
      var iterator = values.makeAsyncIterator()
      await update
      #expect(await iterator.next() == 1)
    }
  }

  @Test func `R15 a sequence of values ends when its task is cancelled`() async {
    let values = RequestValues(1)
    let (begins, begin) = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in values { begin.finish() }
    }
    for await _ in begins {}
    task.cancel()
    await task.value
    values.update(to: 2)
    #expect(values.current == 2)
  }

  @Test func `R15 a sequence of values returns only the latest of those before its task resumes`()
    async
  {
    let values = RequestValues(0)
    let seen = Log<Int>()
    let task = Task {
      for await value in values {
        seen.add(value)
        if value == 2 { break }
      }
    }
    await wait { seen.entries == [0] }
    values.update(to: 1)
    values.update(to: 2)
    await task.value
    #expect(seen.entries == [0, 2])
  }

  @Test func `a delivered value ends the wait of an effect before its task resumes`() async {
    let values = RequestValues(0)
    let waits = RequestWaits()
    let body = EffectBody(requestWaits: waits, run: RunID(feedback: 0, index: 0, generation: 1))
    let task = Task {
      await EffectBody.$current.withValue(body) {
        for await value in values where value == 1 { return }
      }
    }
    await wait { waits.bodies == [body.run] }
    values.update(to: 1)
    #expect(waits.bodies.isEmpty, "The task resumes on this actor, which is not free yet.")
    await task.value
  }

  @concurrent private func update(_ values: RequestValues<Int>, to value: Int) async {
    values.update(to: value)
  }
}

/// Ten thousand requests at once, of which the unchanged ones are only compared.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct ManyRequestTests {
  private struct Request: Identifiable, Equatable, Sendable {
    let id: Int
    var value = 0
  }

  private let keys = Log<Int>()
  private let effects = Log<Int>()
  private let cancellations = Log<Int>()

  @Test func `R15 each of ten thousand requests starts and ends once, the changed one twice`() {
    let all = (0..<10_000).map { Request(id: $0) }
    let loop = loop(all)
    loop.start()
    #expect(effects.entries == Array(0..<10_000))
    var changed = all
    changed[5000].value = 1
    loop.send(changed)
    #expect(effects.entries.count == 10_001)
    #expect(cancellations.entries == [5000])
    loop.send([])
    #expect(cancellations.entries.dropFirst() == ArraySlice(0..<10_000))
    #expect(effects.entries.count == 10_001)
  }

  @Test
  func `R15 for a state at most 3 keys per request are read, and none if no request has changed`() {
    let all = (0..<10_000).map { Request(id: $0) }
    let loop = loop(all)
    loop.start()
    let countAtStart = keys.entries.count
    #expect(countAtStart <= 2 * 10_000)
    loop.send(all)
    #expect(keys.entries.count == countAtStart)
    loop.send(all.dropLast())
    #expect(keys.entries.count - countAtStart <= 3 * 10_000)
  }

  private func loop(_ requests: [Request]) -> FeedbackLoop<[Request], [Request]> {
    FeedbackLoop(
      initial: requests, reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(
          toEach: \.self,
          id: { [keys] request in
            keys.add(request.id)
            return request.id
          }, "many"
        ) { [effects, cancellations] request in
          effects.add(request.id)
          return .callback { _ in Cancellation { cancellations.add(request.id) } }
        }
      ], clock: VirtualClock())
  }
}
