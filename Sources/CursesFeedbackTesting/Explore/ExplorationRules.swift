import CursesFeedback

/// The parts of an exploration that do not change: how the component is made and run, and what has to
/// hold.
@MainActor struct ExplorationRules<Running: Component> {
  let make: @MainActor () -> Running
  let size: Size
  let checks: Set<ExplorationCheck>
  let invariants: [(name: String, holds: (Running.State) -> Bool)]
  let answers: (String, Running.State) -> [Running.Event]
  let runsEffects: Bool
  /// The maximum number of active effects.
  let effectLimit: Int
  let stateCase: (Running.State) -> String

  /// The number of events in one step at which the loop is stopped.
  static var eventLimit: Int { 5_000 }
  /// The maximum number of deadlines that one step passes.
  static var deadlineLimit: Int { 200 }
}
