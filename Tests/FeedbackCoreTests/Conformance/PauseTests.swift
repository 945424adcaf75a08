import FeedbackCore
import Testing

/// Paused loops, and feedbacks with a condition on the state.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct PauseTests {
  private let log = Log<String>()
  private let signal = Signal<String>()

  @Test func `R25 a paused loop ends its runs, still reduces events and notifies observers`() {
    let loop = loop()
    let recorder = Recorder(loop)
    loop.start()
    #expect(signal.currentCount == 1)
    loop.pause()
    #expect(signal.currentCount == 0)
    signal.sendToAll("stale")
    loop.send("a")
    #expect(recorder.states == ["initial", "initial_a"])
    #expect(log.entries == ["raw initial nil"])
  }

  @Test func `R25 a resumed loop attaches its feedbacks again and notifies no observer`() {
    let loop = loop()
    let recorder = Recorder(loop)
    loop.start()
    loop.pause()
    loop.send("a")
    loop.resume()
    #expect(log.entries == ["raw initial nil", "raw initial_a nil"])
    #expect(recorder.states == ["initial", "initial_a"])
    signal.send("b")
    #expect(loop.state == "initial_a_b")
    #expect(signal.totalCount == 2)
  }

  @Test func `R19 R25 bindings get states and send events during a pause`() {
    let loop = appendingLoop([
      .binding("out", to: { [log] in log.add($0) }),
      .binding("in") { [signal] send in
        signal.register(send)
      },
    ])
    loop.start()
    loop.pause()
    signal.send("a")
    loop.resume()
    #expect(log.entries == ["initial", "initial_a"])
    #expect(signal.totalCount == 1)
  }

  @Test func `R25 a feedback's run ends and starts again with its condition on the state`() {
    let loop = appendingLoop([
      .react(to: { _ in true }, "run") { [signal] _ in signal.effect }
        .enabled(while: { !$0.hasSuffix("off") })
    ])
    loop.start()
    loop.send("a")
    #expect(signal.currentCount == 1)
    #expect(signal.totalCount == 1)
    loop.send("off")
    #expect(signal.currentCount == 0)
    loop.send("on")
    #expect(signal.currentCount == 1)
    #expect(signal.totalCount == 2)
  }

  private func loop() -> AppendingLoop {
    appendingLoop([
      .react(to: { _ in true }, "run") { [signal] _ in signal.effect },
      .raw("raw") { [log] _ in
        RawConnection(observe: { state, cause in log.add("raw \(state) \(cause ?? "nil")") })
      },
    ])
  }
}
