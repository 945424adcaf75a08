import CursesFeedbackTesting
import Foundation
import Testing

/// The explorer finds faults that were planted in the demos: the list is in the article "Exploring".
@MainActor
@Suite(.serialized, .timeLimit(.minutes(30))) struct PlantedFaultTests {
  #if os(Linux)
    private nonisolated static let faults = PlantedFault.traps + PlantedFault.others
  #else
    private nonisolated static let faults = PlantedFault.others
  #endif

  /// The faults that 1,000 steps with the standard seed do not find.
  private static let missed: Set<String> = [
    "a selection that stays behind a shorter list"
  ]

  @Test(arguments: faults)
  func `an exploration finds a planted fault, unless it is one of those listed`(
    fault: PlantedFault
  ) async {
    let exploration = await fault.explore(1_000)
    let isFound = exploration.failure?.check == fault.check
    #expect(isFound != Self.missed.contains(fault.testDescription))
    if let failure = exploration.failure {
      print(
        "PLANTED \(fault.testDescription): \(fault.check) after \(failure.originalCount) steps, "
          + "\(failure.steps.count): \(failure.steps.map(\.description).joined(separator: "; "))")
    }
  }
}
