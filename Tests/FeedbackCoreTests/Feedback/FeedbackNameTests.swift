import FeedbackCore
import Testing

/// The unique names that a loop gives to its feedbacks.
///
/// `Conformance.md` explains the terms, and the numbers in the names.
@MainActor
@Suite struct FeedbackNameTests {
  @Test func `R8 further feedbacks with the same name are numbered in the order of declaration`() {
    #expect(names(["load", "save", "load", "load"]) == ["load", "save", "load 2", "load 3"])
  }

  @Test func `R8 a feedback whose name is in use gets a number, even if its name ends in one`() {
    #expect(names(["load", "load", "load 2"]) == ["load", "load 2", "load 2 2"])
  }

  @Test func `R8 R21 the feedbacks of two children of one kind have different names`() {
    struct Pair: Sendable { var left = 1, right = 2 }
    let child = Feedback<Int, Int>.react(to: { $0 }, "load") { _ in .callback { _ in .none } }
    let event = Case<Int, Int>({ $0 }, { $0 })
    let loop = FeedbackLoop<Pair, Int>(
      initial: Pair(), reduce: Reducer { _, _ in },
      feedbacks: [
        child.pullback(state: .keyPath(\.left), event: event),
        child.pullback(state: .keyPath(\.right), event: event),
      ], clock: VirtualClock())
    loop.start()
    #expect(loop.runningEffects.map(\.description) == ["load", "load 2"])
  }

  /// The names that a loop gives to feedbacks with these names.
  private func names(_ names: [String]) -> [String] {
    let loop = summingLoop(
      names.map { .react(to: { $0 }, $0) { _ in .callback { _ in .none } } })
    loop.start()
    return loop.runningEffects.map(\.description)
  }
}
