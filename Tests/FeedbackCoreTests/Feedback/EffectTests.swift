import FeedbackCore
import Testing

/// Effects and senders, as they are or with their events mapped to others, and lists of feedbacks.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct EffectTests {
  private let clock = VirtualClock()

  @Test func `the effect none does nothing`() {
    let loop = loop(.none)
    loop.start()
    #expect(loop.state == "initial")
  }

  @Test func `mapped answers, timers, callbacks and bodies send the mapped events`() async {
    let signal = Signal<Int>()
    let loop = loop(
      .send(1, 2), .after(.seconds(1), send: 3), signal.effect, .run { $0.send(5) })
    let recorder = Recorder(loop)
    loop.start()
    await recorder.waitForState("initial_1_2_5")
    clock.advance(by: .seconds(1))
    signal.send(4)
    #expect(loop.state == "initial_1_2_5_3_4")
    loop.stop()
    #expect(signal.currentCount == 0)
  }

  @Test func `a mapped repeating timer fires until it is revoked`() {
    let loop = loop(.every(.seconds(1), send: 1))
    loop.start()
    clock.advance(by: .seconds(2))
    #expect(loop.state == "initial_1_1")
    loop.stop()
    #expect(clock.nextDeadline == nil)
  }

  @Test func `a sender that is pulled back maps its events`() {
    let loop = loop(.none)
    let sender = loop.sender.pullback { (number: Int) in "\(number)" }
    loop.start()
    sender(1)
    sender.now(2)
    #expect(loop.state == "initial_1_2")
  }

  @Test func `the event that a body returns is reduced`() async {
    let loop = appendingLoop([
      .react(to: { $0.hasSuffix("?") ? $0.count : nil }, "count") { count in
        .perform { _ in "\(count)" }
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("?")
    await recorder.waitForState("initial_?_9")
  }

  @Test func `a builder makes a list of feedbacks, in order`() {
    let loop = appendingLoop(feedbacks(isLong: true))
    loop.start()
    #expect(loop.state == "initial_a_b_c_d")
    #expect(feedbacks(isLong: false).map(\.name) == ["a", "short"])
  }

  private func loop(_ effects: Effect<Int>...) -> AppendingLoop {
    appendingLoop(
      effects.enumerated().map { number, effect in
        .react(to: { _ in true }, "\(number)") { _ in effect.map { "\($0)" } }
      }, clock: clock)
  }

  @FeedbackBuilder<String, String>
  private func feedbacks(isLong: Bool) -> [Feedback<String, String>] {
    answering("a")
    if isLong {
      for name in ["b", "c"] { answering(name) }
    } else {
      answering("short")
    }
    if isLong { answering("d") }
  }

  private func answering(_ name: String) -> Feedback<String, String> {
    .react(to: { _ in true }, name, effect: { _ in .send(name) })
  }
}
