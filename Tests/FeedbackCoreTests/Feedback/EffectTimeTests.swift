import FeedbackCore
import Testing

/// Modifiers that determine when effects begin: `delayed`, `debounced`, `throttled`, `enabled`.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct EffectTimeTests {
  private let clock = VirtualClock()
  private let log = Log<String>()

  @Test func `R17 a delayed effect begins after its delay, on the loop's clock`() {
    let loop = appendingLoop([lastLetter.delayed(by: .seconds(1))], clock: clock)
    loop.start()
    clock.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["start l"])
    loop.stop()
    #expect(log.entries == ["start l", "cancel l"])
  }

  @Test func `R17 answers, timers and bodies can be delayed`() async {
    let effects: [(String, Effect<String>)] = [
      ("1", .send("one")), ("2", .send("two", "three")), ("3", .after(.seconds(1), send: "four")),
      ("4", .run { $0.send("five") }),
    ]
    let loop = appendingLoop(
      effects.map { name, effect in
        .react(to: { _ in true }, name, effect: { _ in effect }).delayed(by: .seconds(1))
      }, clock: clock)
    let recorder = Recorder(loop)
    loop.start()
    clock.advance(by: .seconds(1))
    #expect(loop.state.hasPrefix("initial_one_two_three"))
    await recorder.waitForState("initial_one_two_three_five")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_one_two_three_five_four")
  }

  @Test func `R17 a delay ends when its request is withdrawn or replaced`() {
    let loop = appendingLoop([lastLetter.delayed(by: .seconds(1))], clock: clock)
    loop.start()
    loop.send("a")
    clock.advance(by: .milliseconds(600))
    loop.send("b")
    clock.advance(by: .milliseconds(600))
    #expect(log.entries.isEmpty)
    loop.send("-")
    clock.advance(by: .seconds(2))
    #expect(log.entries.isEmpty)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R17 R24 a delay ends when the loop is stopped`() {
    let loop = appendingLoop([lastLetter.delayed(by: .seconds(1))], clock: clock)
    loop.start()
    loop.stop()
    #expect(clock.nextDeadline == nil)
    clock.advance(by: .seconds(1))
    #expect(log.entries.isEmpty)
  }

  @Test func `R17 R25 a delay ends at a pause, and starts again when the loop is resumed`() {
    let loop = appendingLoop([lastLetter.delayed(by: .seconds(1))], clock: clock)
    loop.start()
    clock.advance(by: .milliseconds(600))
    loop.pause()
    clock.advance(by: .milliseconds(600))
    loop.resume()
    clock.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(log.entries == ["start l"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `R17 an effect with a zero or negative delay begins at once`(_ delay: Duration) {
    let loop = appendingLoop([lastLetter.delayed(by: delay)], clock: clock)
    loop.start()
    #expect(log.entries == ["start l"])
  }

  @Test func `R10 a delayed callback that stops the loop is cancelled at once`() {
    let handle = LoopHandle()
    let loop = appendingLoop(
      [
        .react(to: { _ in true }, "stop") { [log] _ in
          .callback { _ in
            handle.stop()
            return Cancellation { log.add("ended") }
          }
        }.delayed(by: .seconds(1))
      ], clock: clock)
    handle.watch(loop)
    loop.start()
    clock.advance(by: .seconds(1))
    #expect(log.entries == ["ended"])
  }

  @Test func `R17 a debounced effect begins when its request has not changed for a time`() {
    let loop = appendingLoop([lastLetter.debounced(for: .seconds(1))], clock: clock)
    loop.start()
    for letter in ["a", "b", "c"] {
      clock.advance(by: .milliseconds(900))
      loop.send(letter)
    }
    #expect(log.entries.isEmpty)
    loop.send("c")
    clock.advance(by: .seconds(1))
    #expect(log.entries == ["start c"])
    loop.send("d")
    #expect(log.entries == ["start c", "cancel c"])
  }

  @Test func `R17 debounced events in quick succession start one effect`() {
    let loop = appendingLoop(
      [.on("x", "answer", effect: { .send("after \($0.count)") }).debounced(for: .seconds(1))],
      clock: clock)
    loop.start()
    for _ in 1...3 {
      loop.send("x")
      clock.advance(by: .milliseconds(500))
    }
    clock.advance(by: .milliseconds(500))
    #expect(loop.state == "initial_x_x_x_after 13")
  }

  @Test func `R17 a throttle starts the first effect at once, then the last of each interval`() {
    let loop = appendingLoop([lastLetter.throttled(for: .seconds(1))], clock: clock)
    loop.start()
    loop.send("a")
    loop.send("b")
    #expect(log.entries == ["start l", "cancel l"])
    clock.advance(by: .seconds(1))
    #expect(log.entries.dropFirst(2) == ["start b"])
    clock.advance(by: .milliseconds(700))
    loop.send("c")
    clock.advance(by: .milliseconds(299))
    #expect(log.entries.dropFirst(3) == ["cancel b"])
    clock.advance(by: .milliseconds(1))
    #expect(log.entries.dropFirst(4) == ["start c"])
    clock.advance(by: .seconds(5))
    loop.send("d")
    #expect(log.entries.dropFirst(5) == ["cancel c", "start d"])
  }

  @Test func `R17 a body that is revoked before it begins does not count for a throttle`() {
    let works = Feedback<String, String>.react(to: { $0.last }, "letter") { _ in .run { _ in } }
    let loop = appendingLoop([works.throttled(for: .seconds(1))], clock: clock)
    loop.start()
    clock.advance(by: .seconds(1))
    let observation = loop.observe { if $0.hasSuffix("a") { loop.send("b") } }
    loop.send("a")
    #expect(loop.state == "initial_a_b")
    #expect(clock.nextDeadline == nil, "the effect of b does not wait")
    loop.send("c")
    #expect(clock.nextDeadline != nil, "that of c waits")
    loop.sender("d")
    clock.advance(by: .seconds(1))
    #expect(clock.nextDeadline == nil, "that of d does not: d revokes c before its body begins")
    withExtendedLifetime(observation) { loop.stop() }
  }

  @Test func `R17 a throttle applies to each key separately`() {
    let loop = itemLoop(items.throttled(for: .seconds(1)))
    loop.start()
    loop.send(["a2", "b1", "c1"])
    #expect(log.entries == ["start a1", "start b1", "cancel a1", "start c1"])
    clock.advance(by: .seconds(1))
    #expect(log.entries.dropFirst(4) == ["start a2"])
  }

  @Test func `R17 a throttle forgets the intervals of keys whose feedback is disabled`() {
    let enabled = items.enabled { !$0.isEmpty }
    let loop = itemLoop(enabled.throttled(for: .seconds(1)))
    loop.start()
    loop.send([])
    loop.send(["a1"])
    #expect(log.entries.dropFirst(4) == ["start a1"])
  }

  @Test func `R17 a debounce applies to each key separately`() {
    let loop = itemLoop(items.debounced(for: .seconds(1)))
    loop.start()
    clock.advance(by: .milliseconds(500))
    loop.send(["a2", "b1"])
    clock.advance(by: .milliseconds(500))
    #expect(log.entries == ["start b1"])
    clock.advance(by: .milliseconds(500))
    #expect(log.entries == ["start b1", "start a2"])
  }

  @Test func `R15 R17 a delayed effect begins with the latest value of its request`() {
    let loop = itemLoop(
      Feedback<[Item], [Item]>.react(toEach: \.self, "items") { [log] values in
        .callback { _ in
          log.add("\(values.current)")
          return .none
        }
      }.delayed(by: .seconds(1)))
    loop.start()
    loop.send(["a2", "b3"])
    clock.advance(by: .seconds(1))
    #expect(log.entries == ["a2", "b3"])
  }

  @Test func `R17 two loops throttle the same feedback independently`() {
    let feedback = lastLetter.throttled(for: .seconds(1))
    let loops = [
      appendingLoop([feedback], clock: clock), appendingLoop([feedback], clock: clock),
    ]
    for loop in loops { loop.start() }
    #expect(log.entries == ["start l", "start l"])
  }

  @Test func `R17 an effect can be both delayed and throttled`() {
    let loop = appendingLoop(
      [lastLetter.delayed(by: .seconds(1)).throttled(for: .seconds(3))], clock: clock)
    loop.start()
    clock.advance(by: .seconds(1))
    loop.send("a")
    #expect(log.entries == ["start l", "cancel l"])
    clock.advance(by: .milliseconds(2999))
    #expect(log.entries.count == 2)
    clock.advance(by: .milliseconds(1))
    #expect(log.entries.dropFirst(2) == ["start a"])
  }

  @Test func `R22 R25 a feedback's runs end when its condition becomes false`() {
    let loop = appendingLoop([lastLetter.enabled(while: { !$0.contains("off") })], clock: clock)
    loop.start()
    loop.send("off")
    loop.send("a")
    #expect(log.entries == ["start l", "cancel l"])
    #expect(loop.state == "initial_off_a")
  }

  @Test func `R22 the runs of a feedback that is disabled end before any feedback gets the state`()
  {
    let loop = appendingLoop([
      .binding("before", to: { [log] in log.add($0) }),
      lastLetter.enabled(while: { $0.count < 10 }),
    ])
    loop.start()
    loop.send("ab")
    #expect(log.entries == ["initial", "start l", "cancel l", "initial_ab"])
  }

  @Test func `R22 a disabled feedback's queued answers are dropped; it starts again when enabled`()
  {
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(to: { _ in true }, "once", effect: { _ in .send(100) }).enabled(while: { $0 >= 0 })
      ], clock: VirtualClock())
    let recorder = Recorder(loop)
    loop.send(-1)
    loop.start()
    #expect(recorder.states == [0, -1])
    loop.send(1)
    loop.send(2)
    #expect(recorder.states == [0, -1, 1, 100, 2])
  }

  @Test func `R22 R25 a raw feedback of a child can also be enabled by a condition`() {
    let raw = Feedback<Int, Int>.raw("raw") { [log] _ in
      log.add("connect")
      return RawConnection(
        observe: { state, _ in log.add("\(state)") }, cancellation: Cancellation { log.add("end") })
    }
    let loop = FeedbackLoop<Int?, Int>(
      initial: 1, reduce: Reducer { state, event in state = event },
      feedbacks: [
        raw.enabled(while: { $0 < 5 }).pullback(state: .optional(\.self), event: .whole)
      ], clock: VirtualClock())
    loop.start()
    for state in [5, 6, 4] { loop.send(state) }
    loop.pause()
    loop.resume()
    #expect(log.entries == ["connect", "1", "end", "connect", "4", "end", "connect", "4"])
  }

  /// A feedback with a callback for the last character of the state, if that is a letter.
  private var lastLetter: Feedback<String, String> {
    .react(to: { $0.last?.isLetter == true ? $0.last : nil }, "letter") { [log] letter in
      .logged("\(letter)", in: log)
    }
  }

  private var items: Feedback<[Item], [Item]> {
    .react(toEach: \.self, "items") { [log] item in .logged("\(item)", in: log) }
  }

  private func itemLoop(_ feedback: Feedback<[Item], [Item]>) -> FeedbackLoop<[Item], [Item]> {
    FeedbackLoop(
      initial: ["a1", "b1"], reduce: Reducer { state, event in state = event },
      feedbacks: [feedback], clock: clock)
  }
}
