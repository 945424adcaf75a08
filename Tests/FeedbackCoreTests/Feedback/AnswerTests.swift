import Testing

@testable import FeedbackCore

/// The answer of an effect with a single result and the end of its run are one step.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct AnswerTests {
  private struct Broken: Error {}

  /// Each form of an effect with a single result, which is 1.
  nonisolated static let effects: [(name: String, make: @Sendable () -> Effect<Int>)] = [
    ("perform", { .perform { _ in 1 } }),
    ("perform, which fails", { .perform({ _ in throw Broken() }, catch: { _ in 1 }) }),
    ("map", { Effect<Void>.perform { _ in }.map { 1 } }),
    (
      "map of a failure",
      { Effect.perform({ _ in throw Broken() }, catch: { _ in 0 }).map { $0 + 1 } }
    ),
    ("timeout", { .perform { _ in 1 }.timeout(after: .seconds(1)) }),
    ("retrying", { .perform { _ in 1 }.retrying(.constant(.seconds(1), tries: 2)) }),
  ]

  @Test(arguments: effects.indices)
  func `R9 R13 an answer and the end of its run are posted together`(_ index: Int) async {
    let effect = Self.effects[index].make()
    #expect(await firstMail(of: effect) == ["event 1", "finished"])
  }

  @Test func `R9 R17 the answers of a callback that finishes and its end are posted together`()
    async
  {
    let effect = Effect<Int>.callback { context in
      context.finish(1, 2)
      return .none
    }
    #expect(await firstMail(of: effect) == ["event 1", "event 2", "ended"])
  }

  @Test func `R13 an effect without an answer posts only the end of its run`() async {
    #expect(await firstMail(of: .perform { _ in nil }) == ["finished"])
  }

  @Test func `R17 the request that an answer leads to is not ignored while other events arrive`() {
    let chain = Chain(policy: .ignoreWhileRunning)
    chain.run()
    #expect(chain.loop.state == Chain.State(step: Chain.length, others: Chain.length))
  }

  @Test(arguments: [RunPolicy.latest, .ignoreWhileRunning])
  func `R34 a trace does not list a run as cancelled if its own answer ended its request`(
    _ policy: RunPolicy
  ) {
    let chain = Chain(policy: policy)
    chain.run()
    #expect(chain.loop.state.step == Chain.length)
    #expect(chain.cancels == [])
  }

  @Test func `R17 the answer of a queued effect is reduced after that of the effect before it`()
    async
  {
    let (held, answer) = AsyncStream.makeStream(of: Never.self)
    let first = Effect<String>.perform { _ in
      for await _ in held {}
      return "one"
    }
    let loop = appendingLoop([
      .on({ $0.hasPrefix("x") ? $0 : nil }, "work", policy: .queue) { payload, _ in
        payload == "x1" ? first : .send("two")
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("x1")
    loop.send("x2")
    answer.finish()
    await recorder.waitForState("initial_x1_x2_one_two")
  }

  /// The mail in the mailbox at the first wake-up that a started effect causes.
  private func firstMail(of effect: Effect<Int>) async -> [String] {
    let mailbox = Mailbox<Int, Int>(tooLate: {})
    let runner = EffectRunner<Int, Int>(
      mailbox: mailbox, clock: VirtualClock(), isOnMainActor: true,
      context: { run, key in
        mailbox.context(of: run, key: key, clock: VirtualClock(), isOnMainActor: true)
      })
    let (mails, mail) = AsyncStream.makeStream(of: [String].self)
    mailbox.connect(wakeUp: { [weak mailbox] in
      mail.yield(mailbox?.collect().map(\.text) ?? [])
    })
    runner.start(RunID(feedback: 0, index: 0, generation: 1), effect.kind, key: .only)
    runner.beginBodies()
    for await mail in mails { return mail }
    return []
  }
}

extension Mailbox.Mail {
  fileprivate var text: String {
    switch self {
    case .event(.event(let event), _, _): "event \(event)"
    case .event(.deferred, _, _): "deferred"
    case .finished: "finished"
    case .ended: "ended"
    case .released: "released"
    case .due: "due"
    case .completionLimit: "completion limit"
    case .sentWhileDeciding: "sent while deciding"
    case .dropped: "dropped"
    }
  }
}
