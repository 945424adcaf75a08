import FeedbackCore
import Synchronization
import Testing

/// Bindings, with and without an owner that the loop does not keep alive.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct BindingTests {
  @Test func `S-025 R19 every event that a binding sends for a state is reduced`() {
    let loop = appendingLoop([
      .binding("abc") { context in
        RawConnection(observe: { state, _ in
          if let event = Self.answers[state] { context.send(event) }
        })
      }
    ])
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == Self.abc)
  }

  @Test func `S-026 R19 every event that a weakly referenced owner sends for a state is reduced`() {
    var owner: Owner? = Owner(answers: Self.answers)
    weak let gone = owner
    let loop = appendingLoop(owner.map { $0.bindings } ?? [])
    let recorder = Recorder(loop)
    loop.start()
    #expect(recorder.states == Self.abc)
    owner = nil
    #expect(gone == nil)
    loop.send("d")
    #expect(loop.state == "initial_a_b_c_d")
  }

  @Test func `S-027 R19 a binding that never sends gets every state`() {
    let seen = Log<Int>()
    let loop = summingLoop([
      .binding("see", to: { seen.add($0) }),
      .restart(while: { $0 < 3 }, "count", effect: { _ in .send(1) }),
    ])
    loop.start()
    #expect(seen.entries == [0, 1, 2, 3])
  }

  private nonisolated static let answers = ["initial": "a", "initial_a": "b", "initial_a_b": "c"]
  private nonisolated static let abc = ["initial", "initial_a", "initial_a_b", "initial_a_b_c"]
}

/// Answers states, like a view that is bound to a loop.
private final class Owner: Sendable {
  private let answers: [String: String]
  private let sender = Mutex<Sender<String>?>(nil)

  init(answers: [String: String]) {
    self.answers = answers
  }

  var bindings: [Feedback<String, String>] {
    [
      .binding("out", weakly: self) { owner, send in
        owner.sender.withLock { $0 = send }
        return .none
      },
      .binding("in", weakly: self, to: { owner, state in owner.answer(state) }),
    ]
  }

  private func answer(_ state: String) {
    guard let event = answers[state] else { return }
    sender.withLock(\.self)?(event)
  }
}
