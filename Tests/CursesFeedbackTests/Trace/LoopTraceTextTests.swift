import CursesFeedback
import Testing

/// A trace as text.
@MainActor
@Suite struct LoopTraceTextTests {
  private let clock = VirtualClock()

  @Test func `events and runs are lines of text`() {
    let loop = loop([
      .react(to: \.query, "search") { _ in .after(.seconds(1), send: .found("Swift")) }
    ])
    let output = TraceOutput()
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

  @Test func `starts and cancels after an event have a heading of their own`() {
    let loop = loop([
      .react(to: { _ in true }, "first") { _ in .after(.seconds(1), send: .found("Swift")) }
    ])
    let output = TraceOutput()
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

  @Test func `changed lines are in order, below the values that contain them`() {
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
        "    CursesFeedbackTests.TracedLeaf",
        "-     size: 2",
        "-     color: \"green\"",
        "+     size: 3",
        "+     color: \"red\"",
      ])
  }

  @Test func `a changed value of one line has a line for the old and one for the new value`() {
    #expect(DumpDifference(from: 1, to: 2).lines == ["- 1", "+ 2"])
  }

  @Test func `equal values have no lines`() {
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

/// A stream whose copies share their text.
private struct TraceOutput: TextOutputStream, SendableMetatype {
  final class Text {
    var value = ""
  }

  let text = Text()

  func write(_ text: String) {
    self.text.value += text
  }
}
