import CursesFeedbackTesting
import Foundation
import Testing

@testable import GalleryDemo

/// No sequence of keys, mouse actions, sizes, times and answers leads a demo to a fault, as far as a
/// bounded exploration finds out.
///
/// The variable `EXPLORE_STEPS` is the number of steps for each demo, `EXPLORE_SEED` selects others.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(60))) struct ExploreTests {
  private var steps: Int { number("EXPLORE_STEPS") ?? 40 }
  private var seed: UInt64 { UInt64(number("EXPLORE_SEED") ?? 1) }

  private func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: DemoExploration.all)
  func `an exploration of a demo finds no fault`(demo: DemoExploration) async {
    let exploration = await demo.explore(steps, seed)
    #expect(exploration.failure == nil)
    #expect(exploration.stepCount == steps || exploration.failure != nil)
    if number("EXPLORE_STEPS") != nil { print("\(demo.testDescription): \(exploration)\n") }
  }

  @Test func `each demo is explored`() {
    let names = Set(DemoExploration.all.map(\.testDescription))
    #expect(names == Set(Demo.allCases.map(\.rawValue) + ["gallery"]))
  }
}
