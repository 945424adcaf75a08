import FeedbackCore
import Testing

/// The key of a run contains the identity of its child in a collection.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct RunKeyTests {
  private let log = Log<String>()

  @Test func `R21 the key of a run in a collection has the child's identity and the request's key`()
  {
    let parts = Feedback<Item, String>.react(
      toEach: { [$0.value] }, id: { $0 }, "part",
      effect: { [log] (_: Int) -> Effect<String> in
        .callback { context in
          log.add("\(context.key.elements)")
          #expect(context.key.elements.first is Character)
          return .none
        }
      })
    let ofPart = Case<String, (Character, String)>({ $1 }, { _ in nil })
    start(parts.pullback(each: .identified(\.self), event: ofPart))
    #expect(log.entries == ["[\"a\", 1]", "[\"b\", 2]"])
  }

  @Test func `the key of a single request's run outside of collections has no elements`() {
    start(
      .react(to: { _ in true }, "only") { [log] _ in
        .callback { context in
          log.add("\(context.key.elements.count)")
          return .none
        }
      })
    #expect(log.entries == ["0"])
  }

  @Test func `keys that are equal have the same hash, also if their numbers differ in type`() {
    let keys = [RunKey(1), RunKey(Int8(1)), RunKey(1.0)]
    #expect(keys.allSatisfy { $0 == keys[0] })
    #expect(Set(keys.map(\.hashValue)).count == 1)
    #expect(RunKey(1) != RunKey(2))
    #expect(RunKey(1) != RunKey("1"))
  }

  private func start(_ feedback: Feedback<[Item], String>) {
    let loop = FeedbackLoop<[Item], String>(
      initial: ["a1", "b2"], reduce: Reducer { _, _ in }, feedbacks: [feedback],
      clock: VirtualClock())
    loop.start()
    loop.stop()
  }
}
