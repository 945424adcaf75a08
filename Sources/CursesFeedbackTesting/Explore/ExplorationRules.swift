import CursesFeedback

/// The arguments of an exploration: how its components are made and run, and what is checked.
@MainActor struct ExplorationRules<Running: Component> {
  let make: @MainActor () -> Running
  let size: Size
  let checks: Set<ExplorationCheck>
  let invariants: [(name: String, holds: (Running.State) -> Bool)]
  let answers: (String, Running.State) -> [Running.Event]
  let runsEffects: Bool
  /// The maximum number of active effects.
  let effectLimit: Int
  /// The texts that are typed and pasted besides those that every exploration uses.
  var texts: [String] = []
  /// The steps with which each run begins.
  var beginning: [ExplorationStep] = []
  /// Returns the name of the case to which a state belongs: the argument `stateCase` of `explore`.
  let stateCase: (Running.State) -> String

  /// The number of events in one step at which the loop is stopped.
  static var eventLimit: Int { 5_000 }
  /// The maximum number of deadlines to which one step advances the clock.
  static var deadlineLimit: Int { 200 }
}
