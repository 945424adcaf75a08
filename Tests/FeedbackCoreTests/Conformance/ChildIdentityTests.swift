import FeedbackCore
import Testing

/// Children whose runs end when a child with another identity takes their place, and handles for a
/// part of a loop, which keep the loop alive.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct ChildIdentityTests {
  private struct Child: Identifiable, Equatable, Sendable {
    let id: String
    var count = 0
  }

  private struct Parent: Equatable, Sendable {
    var guest: Child?
    var children: [Child] = []
  }

  private let log = Log<String>()

  @Test func `D-07 R22 a child with another identity in the same place is another child`() {
    let loop = loop(registering().pullback(state: .optional(\.guest), event: .none))
    loop.start()
    loop.send(Parent(guest: Child(id: "a")))
    loop.send(Parent(guest: Child(id: "a", count: 1)))
    #expect(log.entries == ["start a"])
    loop.send(Parent(guest: Child(id: "b")))
    #expect(log.entries == ["start a", "end a", "start b"])
    loop.send(Parent())
    #expect(log.entries.last == "end b")
  }

  @Test func `D-07 R22 a collection child's run ends with it and starts again if it returns`() {
    let loop = loop(registering().pullback(each: .identified(\.children), event: .none))
    loop.start()
    loop.send(Parent(children: [Child(id: "a"), Child(id: "b")]))
    loop.send(Parent(children: [Child(id: "b")]))
    #expect(log.entries == ["start a", "start b", "end a"])
    loop.send(Parent(children: [Child(id: "b"), Child(id: "a")]))
    #expect(log.entries.last == "start a")
  }

  @Test func `D-09 R24 a handle for a part of a loop keeps the whole loop alive`() {
    let signal = Signal<String>()
    var loop: AppendingLoop? = appendingLoop([
      .react(to: { _ in true }, "run") { _ in signal.effect }
    ])
    loop?.start()
    var part = loop?.scope({ $0.count }, event: { (letter: Character) in String(letter) })
    weak let root = loop
    loop = nil
    part?.send("a")
    #expect(part?.state == 9)
    #expect(signal.currentCount == 1)
    part = nil
    #expect(root == nil)
    #expect(signal.currentCount == 0)
  }

  /// A loop whose state is the event that was sent last.
  private func loop(_ feedback: Feedback<Parent, Parent>) -> FeedbackLoop<Parent, Parent> {
    FeedbackLoop(
      initial: Parent(), reduce: Reducer { state, event in state = event }, feedbacks: [feedback],
      clock: VirtualClock())
  }

  /// A feedback whose run lasts as long as the child exists.
  private func registering() -> Feedback<Child, Never> {
    .react(toFirst: { $0 }, "register") { [log] child in
      .callback { _ in
        log.add("start \(child.id)")
        return Cancellation { log.add("end \(child.id)") }
      }
    }
  }
}

extension Case {
  /// The case of the events of children that never send any.
  fileprivate static var none: Case {
    Case({ _ in preconditionFailure("The child has sent an event.") }, { _ in nil })
  }
}
