import FeedbackCore
import Testing

/// Many requests at once; each is its own key.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct RequestSetTests {
  private let signal = Signal<String>()
  private let starts = Log<String>()

  @Test func `S-006 R15 an empty set of requests starts no effect`() {
    let loop = appendingLoop([starting { _ in [] }])
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == ["initial"])
    #expect(starts.entries.isEmpty)
  }

  @Test func `S-007 R15 each new member starts an effect; its answer follows the requesting state`()
  {
    let loop = appendingLoop([starting { $0.contains("+") ? ["a", "b"] : [] }])
    let recorder = Recorder(loop)
    loop.start()
    loop.send("+")
    #expect(recorder.states == ["initial", "initial_+", "initial_+_a", "initial_+_a_b"])
  }

  @Test func `S-008 R15 a member that stays starts no second effect, even if the first finished`() {
    let loop = appendingLoop([starting { _ in ["a"] }])
    loop.start()
    loop.send("b")
    loop.send("c")
    #expect(loop.state == "initial_a_b_c")
    #expect(starts.entries == ["a"])
  }

  @Test func `S-009 R15 the answers to one set of requests can lead to another set`() {
    let loop = appendingLoop([
      starting { $0.contains("_a_b") ? ["c", "d"] : [] }, starting { _ in ["a", "b"] },
    ])
    let recorder = Recorder(loop)
    loop.start()
    #expect(
      recorder.states == [
        "initial", "initial_a", "initial_a_b", "initial_a_b_c", "initial_a_b_c_d",
      ])
  }

  @Test func `S-010 R15 one feedback's answer revokes all runs of another's set of requests`() {
    let loop = appendingLoop([
      .react(
        toEach: { $0 == "initial" ? ["a", "b"] : [] }, id: \.self, "slow",
        effect: { [signal] _ in signal.effect }),
      .react(toEach: { $0 == "initial" ? ["fast"] : [] }, id: \.self, "fast") { .send($0) },
    ])
    loop.start()
    signal.sendToAll("slow")
    #expect(loop.state == "initial_fast")
    #expect(signal.totalCount == 2)
    #expect(signal.currentCount == 0)
  }

  @Test func `S-011 R15 the first of four timers ends all four, and no timer remains`() {
    let clock = VirtualClock()
    let diagnostics = Log<LoopDiagnostic>()
    let loop = appendingLoop(
      [
        .react(toEach: { $0 == "initial" ? [20, 30, 31, 32] : [] }, id: \.self, "timers") {
          seconds in
          .after(.seconds(seconds), send: "\(seconds)")
        }
      ], clock: clock, diagnostics: diagnostics)
    loop.start()
    clock.advance(by: .seconds(60))
    #expect(loop.state == "initial_20")
    #expect(clock.nextDeadline == nil)
    #expect(diagnostics.entries.isEmpty)
  }

  @Test func `D-14 R15 runs start in the order of the collection`() {
    let loop = appendingLoop([starting { $0.contains("+") ? ["d", "a", "c", "b"] : ["a"] }])
    loop.start()
    loop.send("+")
    #expect(starts.entries == ["a", "d", "c", "b"])
    #expect(loop.state == "initial_a_+_d_c_b")
  }

  /// Starts an effect for each member, whose answer is the member.
  private func starting(
    _ members: @escaping @Sendable (String) -> [String]
  ) -> Feedback<String, String> {
    .react(toEach: members, id: \.self, "members") { [starts] member in
      starts.add(member)
      return .send(member)
    }
  }
}
