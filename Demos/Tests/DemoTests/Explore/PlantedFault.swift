import CursesFeedbackTesting
import Testing

/// A fault in a demo, and the check that finds it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Explores the demo with the fault, and records no issue.
  let explore: @MainActor @Sendable (_ steps: Int) async -> Exploration
  /// The name of the check or of the invariant that finds it.
  let check: String

  /// Makes a fault.
  ///
  /// - Parameters:
  ///   - name: The fault in words.
  ///   - check: The check that finds it.
  ///   - demo: The demo with the fault.
  ///   - runsEffects: Whether effects run.
  ///   - answers: The answers of held effects.
  init<Running: Component>(
    _ name: String, _ check: ExplorationCheck, _ demo: Running, runsEffects: Bool = false,
    answers: @escaping @Sendable (String, Running.State) -> [Running.Event] = { _, _ in [] }
  ) {
    testDescription = name
    self.check = check.rawValue
    explore = { steps in
      await CursesFeedbackTesting.explore(
        demo, named: name, steps: steps, checks: [check], answers: answers,
        runsEffects: runsEffects,
        recordsIssue: false)
    }
  }

  /// Makes a fault that breaks an invariant: a property that the demo's author would name.
  init<Running: Component>(
    _ name: String, _ demo: Running,
    answers: @escaping @Sendable (String, Running.State) -> [Running.Event] = { _, _ in [] },
    invariant: String, holds: @escaping @Sendable (Running.State) -> Bool
  ) {
    testDescription = name
    check = invariant
    explore = { steps in
      await CursesFeedbackTesting.explore(
        demo, named: name, steps: steps, checks: [],
        invariants: KeyValuePairs(dictionaryLiteral: (invariant, holds)),
        answers: answers, recordsIssue: false)
    }
  }
}
