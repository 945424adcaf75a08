import FeedbackCore
import Testing

/// Changes of a few of many requests: their results, and the number of keys that are read for them.
///
/// The item "a1" has the identity a and the value 1.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct KeyedChangeTests {
  private let log = Log<String>()

  @Test func `R15 of many requests, only the keys from the first change to the last are read`() {
    #expect(lookups { requests in requests[5000] = -1 } == 2)
    #expect(lookups { requests in requests.insert(-1, at: 5000) } == 1)
    #expect(lookups { requests in requests.remove(at: 5000) } == 1)
    #expect(lookups { requests in requests.append(-1) } == 1)
    #expect(lookups { requests in requests.removeFirst() } == 1)
    #expect(lookups { requests in requests.swapAt(5000, 5002) } == 6)
    #expect(lookups { _ in } == 0)
  }

  @Test func `R15 a request after another one with its key is ignored`() {
    let loop = loop(["a1", "b1", "c1"])
    loop.send(["a1", "a2", "c1"])
    #expect(log.entries.dropFirst(3) == ["cancel b1"])
    loop.send(["a2", "c1"])
    #expect(log.entries.dropFirst(4) == ["cancel a1", "start a2"])
  }

  @Test func `R15 a request before another one with its key replaces it`() {
    let loop = loop(["a1", "b1"])
    loop.send(["b2", "a1", "b1"])
    #expect(log.entries.dropFirst(2) == ["cancel b1", "start b2"])
    loop.send(["a1", "b1"])
    #expect(log.entries.dropFirst(4) == ["cancel b2", "start b1"])
  }

  @Test func `R15 of two new requests with one key, only the first starts`() {
    let loop = loop(["a1", "d1"])
    loop.send(["a1", "b1", "c1", "b2", "d1"])
    #expect(log.entries.dropFirst(2) == ["start b1", "start c1"])
    loop.send(["a1", "d1"])
    #expect(log.entries.dropFirst(4) == ["cancel b1", "cancel c1"])
  }

  @Test func `R15 a request is compared with its previous value, and not with its first one`() {
    let loop = loop(["a1", "b1", "c1"])
    loop.send(["a1", "b2", "c1"])
    loop.send(["a1", "b2", "c1", "d1"])
    loop.send(["a1", "b1", "c1", "d1"])
    #expect(
      log.entries.dropFirst(3) == ["cancel b1", "start b2", "start d1", "cancel b2", "start b1"])
  }

  /// The number of keys that the feedback reads when 10,000 requests are changed in this way.
  private func lookups(_ change: (inout [Int]) -> Void) -> Int {
    let keys = Log<Int>()
    var requests = Array(0..<10_000)
    let loop = FeedbackLoop<[Int], [Int]>(
      initial: requests, reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(
          toEach: \.self,
          id: { request in
            keys.add(request)
            return request
          }, "numbers", effect: { _ in .callback { _ in .none } })
      ], clock: VirtualClock())
    loop.start()
    let before = keys.entries.count
    change(&requests)
    loop.send(requests)
    return keys.entries.count - before
  }

  private func loop(_ initial: [Item]) -> FeedbackLoop<[Item], [Item]> {
    let loop = FeedbackLoop<[Item], [Item]>(
      initial: initial, reduce: Reducer { state, event in state = event },
      feedbacks: [.react(toEach: \.self, "items") { [log] in .logged("\($0)", in: log) }],
      clock: VirtualClock())
    loop.start()
    return loop
  }
}
