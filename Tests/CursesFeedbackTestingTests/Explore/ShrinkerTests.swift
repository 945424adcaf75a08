import CursesFeedback
import Testing

@testable import CursesFeedbackTesting

@MainActor
@Suite struct ShrinkerTests {
  private let noise = (0..<40).map { ExplorationStep.press($0.isMultiple(of: 2) ? .up : .down) }

  @Test func `keeps only the steps that lead to the fault, in their order`() async {
    let steps =
      noise + [.press("a")] + noise + [.type("word")] + noise + [.press("b")] + noise
    var shrinker = Shrinker()
    let short = await shrinker.shrink(steps) { candidate in
      let keys = candidate.filter { !noise.contains($0) }
      return keys.count == 3 && keys.first == .press("a") && keys.last == .press("b")
    }
    #expect(short == [.press("a"), .type("a"), .press("b")])
    #expect(shrinker.tries < 120)
  }

  @Test func `a fault that occurs without any step has no steps`() async {
    var shrinker = Shrinker()
    #expect(await shrinker.shrink(noise) { _ in true } == [])
  }

  @Test func `steps that are all needed stay`() async {
    let steps: [ExplorationStep] = [.press("a"), .resize(.zero), .press("b")]
    var shrinker = Shrinker()
    #expect(await shrinker.shrink(steps) { $0 == steps } == steps)
  }

  @Test func `the number of tries is limited`() async {
    var shrinker = Shrinker(limit: 10)
    _ = await shrinker.shrink(noise + noise) { $0.count > 70 }
    #expect(shrinker.tries == 10)
  }
}
