import FeedbackCore
import Testing

/// The mailbox policies of sources, and sequences.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct SourceTests {
  private let log = Log<String>()

  @Test func `R29 latest: the newest event replaces the one that waits`() {
    let loop = appendingLoop([])
    let sizes = loop.sender.keeping(.latest)
    for size in ["1", "2", "3"] { sizes(size) }
    loop.start()
    #expect(loop.state == "initial_3")
    #expect(sizes.droppedCount == 2)
    sizes.now("4")
    #expect(loop.state == "initial_3_4")
  }

  @Test func `R29 bounded: events over the bound are dropped and counted`() {
    let loop = appendingLoop([])
    let bounded = loop.sender.keeping(.bounded(2))
    for event in ["1", "2", "3"] { bounded(event) }
    loop.start()
    #expect(loop.state == "initial_1_2")
    #expect(bounded.droppedCount == 1)
  }

  @Test func `R29 a sequence's next element is read after the previous one is reduced`() async {
    let loop = FeedbackLoop<Int, Int>(
      initial: 0,
      reduce: Reducer { [log] state, event in
        log.add("reduce \(event)")
        state += event
      },
      feedbacks: [
        .events(from: Pulled(elements: [1, 2, 3], log: log), "source") { _, element in
          element == 2 ? nil : element
        }
      ])
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState(4)
    #expect(log.entries == ["pull 1", "reduce 1", "pull 2", "pull 3", "reduce 3"])
  }
}

/// A sequence that logs each request for an element.
private struct Pulled: AsyncSequence, Sendable {
  let elements: [Int]
  let log: Log<String>

  struct AsyncIterator: AsyncIteratorProtocol {
    var elements: ArraySlice<Int>
    let log: Log<String>

    mutating func next() async -> Int? {
      guard let element = elements.popFirst() else { return nil }
      log.add("pull \(element)")
      return element
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(elements: elements[...], log: log)
  }
}
