import Testing

@testable import FeedbackCore

/// What each event did is told, and can be read.
@MainActor
@Suite struct LoopTraceTests {
  private let clock = VirtualClock()

  @Test func `R33 a trace has the event, its cause, the states and what happened to runs`() {
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

  @Test func `a trace ends when it is cancelled`() {
    let loop = summingLoop([])
    loop.start()
    var events: [Int?] = []
    let tracing = loop.trace { events.append($0.event) }
    loop.send(1)
    tracing.cancel()
    loop.send(2)
    #expect(events == [1])
  }

  @Test func `a trace that begins later has the state of that time before its first event`() {
    let loop = summingLoop([])
    loop.start()
    loop.send(1)
    var before: [Int] = []
    let tracing = loop.trace { before.append($0.before) }
    loop.send(2)
    tracing.cancel()
    #expect(before == [1])
  }

  @Test func `events and runs are lines of text`() {
    let loop = loop([
      .react(to: \.query, "search") { _ in .after(.seconds(1), send: .found("Swift")) }
    ])
    let output = Output()
    let tracing = loop.trace(to: output)
    loop.start()
    loop.send(.searched("swift"))
    clock.advance(by: .seconds(1))
    loop.send(.searched(nil))
    tracing.cancel()
    #expect(
      output.text.value == """
        #0 the first state
        #1 searched(Optional("swift")) (from outside)
          - query: nil
          + query: "swift"
          started search
        #2 found("Swift") (from search)
          - results: 0 elements
          + results: 1 element
          +   "Swift"
        #3 searched(nil) (from outside)
          - query: "swift"
          + query: nil

        """)
  }

  @Test func `what happens to runs after an event has a line of its own`() {
    let loop = loop([
      .react(to: { _ in true }, "first") { _ in .after(.seconds(1), send: .found("Swift")) }
    ])
    let output = Output()
    let tracing = loop.trace(to: output)
    loop.start()
    loop.pause()
    loop.resume()
    loop.send(.searched(nil))
    loop.stop()
    tracing.cancel()
    #expect(
      output.text.value == """
        #0 the first state
          started first
        #0 after the first state
          cancelled first
        #0 after the first state
          started first
        #1 searched(nil) (from outside)
        #1 after the event
          cancelled first

        """)
  }

  @Test func `changed lines stand in order, below what they belong to`() {
    let old = TracedTree(
      name: "old", leaves: [TracedLeaf(id: 1, size: 1), TracedLeaf(id: 2, size: 2)])
    var new = old
    new.name = "new"
    new.leaves[1].size = 3
    new.leaves[1].color = "red"
    #expect(
      DumpDifference(from: old, to: new).lines == [
        "- name: \"old\"",
        "+ name: \"new\"",
        "  leaves: 2 elements",
        "    FeedbackCoreTests.TracedLeaf",
        "-     size: 2",
        "-     color: \"green\"",
        "+     size: 3",
        "+     color: \"red\"",
      ])
  }

  @Test func `a value that is one line is one line before and one after`() {
    #expect(DumpDifference(from: 1, to: 2).lines == ["- 1", "+ 2"])
  }

  @Test func `values that are the same have no line`() {
    #expect(DumpDifference(from: [1], to: [1]).lines == [])
  }

  private func loop(
    _ feedbacks: [Feedback<Catalogue, Catalogue.Event>]
  ) -> FeedbackLoop<Catalogue, Catalogue.Event> {
    FeedbackLoop(
      initial: Catalogue(),
      reduce: Reducer { catalogue, event in
        switch event {
        case .searched(let query): catalogue.query = query
        case .found(let title): catalogue.results.append(title)
        }
      }, feedbacks: feedbacks, clock: clock)
  }
}

private struct Catalogue: Equatable {
  var query: String?
  var results: [String] = []

  enum Event: Equatable {
    case searched(String?)
    case found(String)
  }
}

struct TracedTree {
  var name: String
  var leaves: [TracedLeaf]
}

struct TracedLeaf {
  var id: Int
  var size: Int
  var color = "green"
}

/// Text that is kept.
private struct Output: TextOutputStream {
  final class Box: Sendable {
    private let log = Log<String>()

    var value: String { log.entries.joined() }

    func write(_ text: String) {
      log.add(text)
    }
  }

  let text = Box()

  func write(_ text: String) {
    self.text.write(text)
  }
}
