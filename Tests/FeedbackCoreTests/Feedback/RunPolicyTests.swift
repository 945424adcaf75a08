import FeedbackCore
import Testing

/// The policies for new runs while earlier runs of the feedback work.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct RunPolicyTests {
  /// A function that makes a feedback with a policy, which starts a run for each "x".
  ///
  /// The number of a run is the number of "x" in the state. An event that ends in "off"
  /// withdraws the request, if the feedback has one.
  enum Operator: CaseIterable, Sendable {
    case request, every, level, events, payloads

    /// The functions whose runs continue after an answer.
    static let answerable: [Operator] = [.request, .events, .payloads]

    func feedback(
      _ policy: RunPolicy, _ effect: @escaping @Sendable (String) -> Effect<String>
    ) -> Feedback<String, String> {
      let number: @Sendable (String) -> String? = { state in
        let count = state.count { $0 == "x" }
        return count == 0 || state.hasSuffix("off") ? nil : "\(count)"
      }
      return switch self {
      case .request: .react(to: number, "run", policy: policy, effect: effect)
      case .every:
        .react(
          toEvery: { $0.hasSuffix("x") ? number($0) : nil }, "run", policy: policy, effect: effect)
      case .level:
        .restart(while: { $0.hasSuffix("x") }, "run", policy: policy) { effect(number($0) ?? "") }
      case .events: .on("x", "run", policy: policy) { effect(number($0) ?? "") }
      case .payloads:
        .on({ $0 == "x" ? $0 : nil }, "run", policy: policy) { _, state in
          effect(number(state) ?? "")
        }
      }
    }
  }

  private let log = Log<String>()

  @Test(arguments: Operator.allCases)
  func `R17 latest: a new run replaces the previous one`(_ kind: Operator) {
    let loop = appendingLoop([kind.feedback(.latest, logged)])
    loop.start()
    for _ in 1...3 { loop.send("x") }
    #expect(log.entries == ["start 1", "cancel 1", "start 2", "cancel 2", "start 3"])
  }

  @Test(arguments: Operator.allCases)
  func `R17 merge: runs work side by side`(_ kind: Operator) {
    let loop = appendingLoop([kind.feedback(.merge, logged)])
    loop.start()
    for _ in 1...3 { loop.send("x") }
    #expect(log.entries == ["start 1", "start 2", "start 3"])
    loop.stop()
    #expect(log.entries.dropFirst(3) == ["cancel 1", "cancel 2", "cancel 3"])
  }

  @Test(arguments: Operator.answerable)
  func `R17 merge with a limit: further effects wait, in order`(_ kind: Operator) {
    let clock = VirtualClock()
    let loop = appendingLoop([kind.feedback(.merge(max: 2), answering)], clock: clock)
    loop.start()
    for _ in 1...5 { loop.send("x") }
    clock.advance(by: .seconds(1))
    #expect(loop.state.hasSuffix("_x_1_2"))
    clock.advance(by: .seconds(1))
    #expect(loop.state.hasSuffix("_x_1_2_3_4"))
    clock.advance(by: .seconds(1))
    #expect(loop.state.hasSuffix("_x_1_2_3_4_5"))
  }

  @Test(arguments: [Operator.events, .payloads])
  func `R17 queue: effects run one after the other`(_ kind: Operator) {
    let clock = VirtualClock()
    let loop = appendingLoop([kind.feedback(.queue, answering)], clock: clock)
    let recorder = Recorder(loop)
    loop.start()
    for _ in 1...3 { loop.send("x") }
    clock.advance(by: .seconds(2))
    #expect(loop.state == "initial_x_x_x_1_2")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_x_x_x_1_2_3")
    #expect(recorder.states.count == 7)
  }

  @Test(arguments: Operator.answerable)
  func `R17 ignoreWhileRunning: a request is ignored while a run works`(_ kind: Operator) {
    let clock = VirtualClock()
    let loop = appendingLoop([kind.feedback(.ignoreWhileRunning, answering)], clock: clock)
    loop.start()
    loop.send("x")
    clock.advance(by: .milliseconds(500))
    loop.send("x")
    clock.advance(by: .milliseconds(500))
    #expect(loop.state == "initial_x_x_1")
    #expect(clock.nextDeadline == nil)
    loop.send("x")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_x_x_1_x_3")
  }

  @Test func `R17 an ignored request that stays equal does not start when the run has ended`() {
    let clock = VirtualClock()
    let loop = appendingLoop(
      [
        .react(to: { $0.hasSuffix("y") ? "y" : "x" }, "run", policy: .ignoreWhileRunning) { _ in
          .after(.seconds(1), send: "y")
        }
      ], clock: clock)
    loop.start()
    loop.send("y")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_y_y")
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R17 a waiting effect is dropped when its request is withdrawn`() {
    let clock = VirtualClock()
    let loop = appendingLoop([Operator.request.feedback(.queue, answering)], clock: clock)
    loop.start()
    loop.send("x")
    loop.send("x")
    loop.send("off")
    #expect(clock.nextDeadline == nil)
    loop.send("x")
    clock.advance(by: .seconds(1))
    #expect(loop.state == "initial_x_x_off_x_3")
  }

  @Test func `R17 a policy applies to each key separately`() {
    let clock = VirtualClock()
    let loop = FeedbackLoop<[Item], [Item]>(
      initial: ["a1", "b1"],
      reduce: Reducer { state, event in if !event.isEmpty { state = event } },
      feedbacks: [
        .react(
          toEach: \.self, "items", policy: .queue,
          effect: { _ in .after(.seconds(1), send: []) })
      ], clock: clock)
    let recorder = Recorder(loop)
    loop.start()
    loop.send(["a2", "b1"])
    clock.advance(by: .seconds(1))
    #expect(recorder.states.count == 4)
    clock.advance(by: .seconds(1))
    #expect(recorder.states.count == 5)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `R17 the next queued effect starts when the previous one has failed`() async {
    struct Broken: Error {}
    let loop = appendingLoop([
      .on(
        { $0.hasPrefix("x") ? $0 : nil }, "work", policy: .queue,
        effect: { payload, _ in
          .run { context in
            guard payload == "x2" else { throw Broken() }
            context.send("done")
          }
        })
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("x1")
    loop.send("x2")
    await recorder.waitForState("initial_x1_x2_done")
  }

  @Test func `R4 R17 a hundred thousand waiting immediate effects use constant stack`() {
    let clock = VirtualClock()
    let loop = FeedbackLoop<Int, Int>(
      initial: 0, reduce: Reducer { state, event in state += event },
      feedbacks: [
        .on(0, "queue", policy: .queue) { state in
          state == 0 ? .after(.seconds(1), send: 1) : .send(1)
        }
      ], clock: clock, budget: .seconds(3600))
    loop.start()
    loop.send(0)
    loop.send(7)
    for _ in 1...100_000 { loop.send(0) }
    #expect(loop.state == 7)
    clock.advance(by: .seconds(1))
    #expect(loop.state == 100_008)
  }

  private var logged: @Sendable (String) -> Effect<String> {
    { [log] number in .logged(number, in: log) }
  }

  private var answering: @Sendable (String) -> Effect<String> {
    { number in .after(.seconds(1), send: number) }
  }
}
