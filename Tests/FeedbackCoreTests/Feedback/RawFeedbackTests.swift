import FeedbackCore
import Foundation
import Testing

/// Raw feedbacks, which get every state and may send any event.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct RawFeedbackTests {
  @Test
  func `S-021 the queued events of a raw feedback are reduced even if the state changes before`() {
    let loop = appendingLoop(
      ["1", "2", "3"].map { name in
        answering(name) { ["initial": "a", "initial_a": "b"][$0] }
      })
    loop.start()
    #expect(loop.state == "initial_a_a_a_b_b_b")
  }

  @Test func `R20 a raw feedback that sends nothing gets every state`() {
    let seen = Log<Int>()
    let loop = summingLoop([
      .raw("see") { _ in RawConnection(observe: { state, _ in seen.add(state) }) },
      .restart(while: { $0 < 3 }, "count", effect: { _ in .send(1) }),
    ])
    loop.start()
    #expect(seen.entries == [0, 1, 2, 3])
  }

  @Test func `S-056 an event that answers the first state is not lost`() {
    let loop = appendingLoop([answering("first") { $0 == "initial" ? "a" : nil }])
    loop.start()
    #expect(loop.state == "initial_a")
  }

  @Test func `S-079 a raw feedback gets each state with its cause`() {
    let seen = Log<[Int?]>()
    let loop = summingLoop([
      .raw("see") { _ in RawConnection(observe: { state, cause in seen.add([state, cause]) }) }
    ])
    loop.start()
    for event in 1...3 { loop.send(event) }
    #expect(seen.entries == [[0, nil], [1, 1], [3, 2], [6, 3]])
  }

  @Test
  func `R20 a raw feedback is connected once, and its connection ends when the loop is stopped`() {
    let log = Log<String>()
    let loop = appendingLoop([
      .raw("log") { _ in
        log.add("connected")
        return RawConnection(observe: { _, _ in }, cancellation: Cancellation { log.add("ended") })
      }
    ])
    loop.start()
    loop.send("a")
    #expect(log.entries == ["connected"])
    loop.stop()
    #expect(log.entries == ["connected", "ended"])
  }

  @Test func `R20 queued facts of a child are reduced even if the child is removed before`() {
    let child = Feedback<String, String>.raw("facts") { context in
      RawConnection(observe: { _, _ in context.send("fact") })
    }
    let loop = FeedbackLoop<String?, String>(
      initial: "child", reduce: Reducer { state, event in state = event == "gone" ? nil : state },
      feedbacks: [child.pullback(state: .optional(\.self), event: .whole)], clock: VirtualClock())
    let causes = Log<String>()
    let observation = loop.observe { causes.add($0 ?? "none") }
    loop.send("gone")
    loop.start()
    #expect(causes.entries == ["child", "none", "none"])
    observation.cancel()
  }

  @Test func `R8 R20 a fact that waits in the mailbox when its child is removed is dropped`() {
    let senders = Log<Sender<String>>()
    let diagnostics = Log<LoopDiagnostic>()
    let child = Feedback<String, String>.raw("facts") { context in
      senders.add(context.send)
      return RawConnection(observe: { _, _ in })
    }
    let sent = DispatchSemaphore(value: 0)
    let loop = FeedbackLoop<String?, String>(
      initial: "child",
      reduce: Reducer { state, event in
        state = nil
        guard event == "gone" else { return }
        Thread.detachNewThread {
          for send in senders.entries { send("fact") }
          sent.signal()
        }
        sent.wait()
      },
      feedbacks: [child.pullback(state: .optional(\.self), event: .whole)], clock: VirtualClock(),
      notice: { diagnostics.add($0) })
    let states = Log<String>()
    let observation = loop.observe { states.add($0 ?? "none") }
    loop.start()
    loop.send("gone")
    #expect(states.entries == ["child", "none"])
    #expect(diagnostics.entries == [.staleEvent(feedback: "facts")])
    observation.cancel()
  }

  /// A feedback that sends the answer to each state, unless the answer is nil.
  private func answering(
    _ name: String, _ answer: @escaping @Sendable (String) -> String?
  ) -> Feedback<String, String> {
    .raw(name) { context in
      RawConnection(observe: { state, _ in
        if let event = answer(state) { context.send(event) }
      })
    }
  }
}
