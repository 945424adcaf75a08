import FeedbackCore
import Testing

/// The place in the queue that a run inherits from the run that it replaces.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct QueuePlaceTests {
  @Test func `R9 feedbacks that answer every state take turns`() {
    let loop = appendingLoop(
      ["a", "b", "c"].map { name in
        .restart(while: { $0.count < 19 }, name, effect: { _ in .send(name) })
      })
    loop.start()
    #expect(loop.state == "initial_a_b_c_a_b_c")
  }

  @Test func `R9 a feedback with two answers to each state does not delay other events`() {
    let loop = appendingLoop([
      .restart(while: { $0.count < 17 }, "answers", effect: { _ in .send("a", "b") })
    ])
    let observation = loop.observe { state in
      if state == "initial_a" { loop.send("key") }
    }
    loop.start()
    #expect(loop.state == "initial_a_a_key_a")
    observation.cancel()
  }

  @Test func `R9 a run that is revoked and not replaced leaves no place in the queue`() {
    let loop = appendingLoop([
      .react(to: { $0 == "initial_1" ? nil : "a" }, "request") { .send($0) },
      .on({ $0.count == 1 && $0 < "3" ? $0 : nil }, "echo") { event, _ in .send("echo \(event)") },
    ])
    loop.send("1")
    loop.send("2")
    loop.start()
    #expect(loop.state == "initial_1_2_echo 1_a_echo 2")
  }
}
