import FeedbackCore
import Testing

/// Effects that send their first answer at once, and then work.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct FirstAnswerTests {
  private let clock = VirtualClock()

  @Test func `R11 an effect may answer immediately and then run a body`() async {
    let loop = loop(.send("loading", then: .perform { _ in "loaded" }))
    let recorder = Recorder(loop)
    loop.send("x")
    #expect(loop.state.hasPrefix("initial_x_loading"))
    await recorder.waitForState("initial_x_loading_loaded")
  }

  @Test func `R11 an effect may send several immediate answers in order and then start a timer`() {
    let loop = loop(.send("a", "b", then: .after(.seconds(1), send: "c")))
    loop.send("x")
    #expect(loop.state == "initial_x_a_b")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_x_a_b_c")
  }

  @Test
  func `R8 R9 a replaced run's queued answer is dropped; the next run's answer takes its place`() {
    let loop = appendingLoop([
      .on("on", "first") { _ in .send("b") },
      .react(to: { $0.contains("on") ? $0.count { $0 == "b" } : nil }, "work") { number in
        .send("w\(number)", then: .every(.seconds(1), send: "tick"))
      },
      .on("on", "last") { _ in .send("c") },
    ])
    loop.start()
    loop.send("on")
    #expect(loop.state == "initial_on_b_w1_c")
  }

  @Test func `R11 R17 an effect that is retried sends its first answer once`() async {
    struct Broken: Error {}
    let tries = Log<Int>()
    let loop = loop(
      .send(
        "loading",
        then: .perform { _ in
          tries.add(1)
          guard tries.entries.count > 1 else { throw Broken() }
          return "loaded"
        }
      )
      .retrying(.constant(.zero, tries: 2)))
    let recorder = Recorder(loop)
    loop.send("x")
    await recorder.waitForState("initial_x_loading_loaded")
  }

  @Test func `R11 mapping an effect also maps its first answer`() {
    let effect = Effect<Int>.send(1, then: .after(.seconds(1), send: 2)).map { "\($0)" }
    let loop = loop(effect)
    loop.send("x")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_x_1_2")
  }

  private func loop(_ effect: Effect<String>) -> AppendingLoop {
    let loop = appendingLoop([.on("x", "work") { _ in effect }], clock: clock)
    loop.start()
    return loop
  }
}
