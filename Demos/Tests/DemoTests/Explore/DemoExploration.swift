import CursesFeedbackTesting
import Testing

/// The exploration of one demo.
struct DemoExploration: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Explores it with a number of steps and a seed.
  let explore: @MainActor @Sendable (_ steps: Int, _ seed: UInt64) async -> Exploration

  /// Makes an exploration.
  ///
  /// - Parameters:
  ///   - name: The name of the demo.
  ///   - demo: Makes the demo, for each run.
  ///   - runsEffects: Whether effects run; they must not touch anything outside of the test.
  ///   - effectLimit: The maximum number of active effects: several demos start one for each press
  ///     of a key.
  ///   - checks: The checks that the demo passes.
  ///   - answers: The answers of held effects.
  init<Running: Component>(
    _ name: String, _ demo: @escaping @MainActor @Sendable () -> Running,
    runsEffects: Bool = false, effectLimit: Int = 400,
    checks: Set<ExplorationCheck> = .all,
    answers: @escaping @Sendable (String, Running.State) -> [Running.Event] = { _, _ in [] }
  ) {
    testDescription = name
    explore = { steps, seed in
      await CursesFeedbackTesting.explore(
        demo(), named: name, steps: steps, seed: seed, checks: checks, answers: answers,
        runsEffects: runsEffects, effectLimit: effectLimit)
    }
  }
}
