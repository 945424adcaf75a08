import CursesFeedbackTesting
import Foundation
import Testing

@testable import GalleryDemo

/// No sequence of keys, mouse actions, sizes, times and answers leads a demo to a fault, as far as a
/// bounded exploration finds out.
///
/// `EXPLORE_STEPS` is the number of steps for each demo; `EXPLORE_SEED` selects different steps.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(60))) struct ExploreTests {
  private var steps: Int { number("EXPLORE_STEPS") ?? 40 }
  private var seed: UInt64 { Self.seed(ProcessInfo.processInfo.environment["EXPLORE_SEED"]) }

  /// The number in a text as a seed, even if it is negative; 1 if the text is no number.
  private static func seed(_ text: String?) -> UInt64 {
    text.flatMap { UInt64($0) ?? Int64($0).map(UInt64.init(bitPattern:)) } ?? 1
  }

  @Test(
    arguments: [
      (nil, 1), ("7", 7), ("-1", .max), ("18446744073709551615", .max), ("many", 1),
    ] as [(String?, UInt64)])
  func `each number is a seed, even a negative one; the seed without a number is 1`(
    text: String?, seed: UInt64
  ) {
    #expect(Self.seed(text) == seed)
  }

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
