import FeedbackCore
import Testing

/// Sequences of a loop's states and diagnostics, and its traces.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct WatchingTests {
  @Test func `R6 a sequence has the current and all later states until the loop is stopped`() async
  {
    let loop = summingLoop([])
    loop.start()
    let early = loop.states
    loop.send(1)
    let late = loop.states
    loop.send(2)
    loop.stop()
    #expect(await Array(collecting: early) == [0, 1, 3])
    #expect(await Array(collecting: late) == [1, 3])
  }

  @Test func `R28 observers get equal states again, a sequence of a part leaves equal parts out`()
    async
  {
    let loop = summingLoop([])
    loop.start()
    let states = loop.states
    let parities = loop.states(of: { $0 % 2 })
    for event in [0, 2, 1] { loop.send(event) }
    loop.stop()
    #expect(await Array(collecting: states) == [0, 0, 2, 3])
    #expect(await Array(collecting: parities) == [0, 1])
  }

  @Test func `R35 a loop's diagnostics are a sequence`() async {
    let loop = appendingLoop([
      .react(to: { $0 == "initial" ? true : nil }, "answers") { _ in .send("1", "2") }
    ])
    let diagnostics = loop.diagnostics
    loop.start()
    loop.stop()
    #expect(await Array(collecting: diagnostics) == [.staleEvent(feedback: "answers")])
  }

  @Test func `R33 each trace contains the cause of its event`() {
    let loop = summingLoop([.on(1, "two", effect: { _ in .send(2) })])
    var lines: [String] = []
    let observation = loop.trace { trace in
      guard let event = trace.event else { return }
      let cause =
        switch trace.cause {
        case .run(let run): run.feedback
        case .input, nil: "input"
        }
      lines.append("\(trace.before) \(event) by \(cause): \(trace.state)")
    }
    loop.start()
    loop.send(1)
    #expect(lines == ["0 1 by input: 1", "1 2 by two: 3"])
    observation.cancel()
  }
}

extension Array where Element: Sendable {
  /// All elements of a sequence.
  fileprivate init(collecting stream: AsyncStream<Element>) async {
    self = await stream.reduce(into: []) { $0.append($1) }
  }
}
