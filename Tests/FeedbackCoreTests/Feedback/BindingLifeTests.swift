import FeedbackCore
import Testing

/// Bindings: when they are connected, and which states they get.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct BindingLifeTests {
  private let shown = Log<String>()

  @Test func `R19 a binding gets every state, even while the loop is paused`() {
    let loop = appendingLoop([.binding("show", to: { [shown] in shown.add($0) })])
    loop.start()
    loop.pause()
    loop.send("a")
    loop.resume()
    loop.send("b")
    #expect(shown.entries == ["initial", "initial_a", "initial_a_b"])
  }

  @Test func `R19 a binding of a part of the state gets the first part and each changed one`() {
    let loop = appendingLoop([
      .binding("show", of: { $0.last.map(String.init) ?? "" }, to: { [shown] in shown.add($0) })
    ])
    loop.start()
    for event in ["a", "a", "b", "b", "a"] { loop.send(event) }
    #expect(shown.entries == ["l", "a", "b", "a"])
  }

  @Test func `R19 a source is connected once, from the start to the stop of the loop`() {
    let signal = Signal<String>()
    let loop = appendingLoop([.binding("source", from: signal.register)])
    loop.start()
    signal.send("a")
    loop.pause()
    signal.send("b")
    loop.resume()
    signal.send("c")
    #expect(loop.state == "initial_a_b_c")
    #expect(signal.totalCount == 1)
    loop.stop()
    #expect(signal.currentCount == 0)
  }

  @Test func `R19 an event that a source sends while it is being connected is not lost`() {
    let loop = appendingLoop([
      .binding(
        "source",
        from: { send in
          send("a")
          return .none
        })
    ])
    loop.start()
    #expect(loop.state == "initial_a")
  }

  @Test func `R19 a binding with a weak owner gets states until the owner is released`() {
    var owner: Screen? = Screen(shown)
    let loop = owner.map { owner in
      appendingLoop([
        .binding("all", weakly: owner, to: { owner, state in owner.show(state) }),
        .binding("part", weakly: owner, of: { $0.count }, to: { $0.show("\($1)") }),
      ])
    }
    loop?.start()
    weak let gone = owner
    owner = nil
    #expect(gone == nil)
    loop?.send("a")
    #expect(shown.entries == ["initial", "7"])
    #expect(loop?.state == "initial_a")
  }

  @Test func `R19 a source with a weak owner stays connected after the owner is released`() {
    let signal = Signal<String>()
    var owner: Screen? = Screen(shown)
    let loop = owner.map { owner in
      appendingLoop([
        .binding("source", weakly: owner) { owner, send in
          owner.show("connected")
          return signal.register(send)
        }
      ])
    }
    loop?.start()
    weak let gone = owner
    owner = nil
    #expect(gone == nil)
    signal.send("a")
    #expect(loop?.state == "initial_a")
    #expect(shown.entries == ["connected"])
  }

  @Test func `R19 a source whose owner is released before the start is not connected`() {
    var owner: Screen? = Screen(shown)
    let loop = owner.map { owner in
      appendingLoop([
        .binding("source", weakly: owner) { owner, _ in
          owner.show("connected")
          return .none
        }
      ])
    }
    owner = nil
    loop?.start()
    #expect(shown.entries.isEmpty)
  }

  @Test func `R19 R22 a child's binding ends when the child is removed`() {
    let signal = Signal<Int>()
    let binding = Feedback<Int, Int>.binding("source", from: signal.register)
    let loop = FeedbackLoop<Int?, Int?>(
      initial: 1, reduce: Reducer { state, event in state = event },
      feedbacks: [
        binding.pullback(
          state: .optional(\.self), event: Case({ $0 }, { $0 }))
      ], clock: VirtualClock())
    loop.start()
    loop.pause()
    #expect(signal.currentCount == 1)
    loop.send(nil)
    #expect(signal.currentCount == 0)
  }
}

/// An owner of bindings, which logs the texts that it gets.
private final class Screen: Sendable {
  private let shown: Log<String>

  init(_ shown: Log<String>) {
    self.shown = shown
  }

  func show(_ text: String) {
    shown.add(text)
  }
}
