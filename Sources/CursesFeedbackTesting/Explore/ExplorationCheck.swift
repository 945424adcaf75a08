/// A property that holds for every application, and that an exploration checks.
///
/// Here, a run is one start of the application and the steps after it, not a run of an effect.
public enum ExplorationCheck: String, CaseIterable, Sendable {
  /// The reducer and the view do not trap (end the process, as a failed precondition does), and no
  /// step takes more than 30 seconds.
  ///
  /// To find a trap, the exploration first runs in a second process. Checked only on Linux.
  case trap
  /// The loop reports no fault, such as events that raise one another without an end, an error that
  /// no `catch:` handles, or the view of a child that `Component.children`
  /// does not list.
  case loop
  /// The view depends on the state only: made and drawn again, it is the same frame. No list and no
  /// view shows old contents because its `rowsDependOn` or `layoutDependsOn` lacks a value on which
  /// the contents depend.
  case view
  /// The cursor is on the screen.
  case cursor
  /// Not more effects are active than the argument `effectLimit` allows, by default 32.
  case effects
  /// Running effects end, or wait for the clock or for a new value of their request, within two
  /// seconds. Checked only if the argument `runsEffects` is true.
  case settled
  /// Each key binding can be reached: earlier bindings of its component leave it a key, and
  /// its first keys need no extended keyboard mode.
  case keys
  /// Each titled key binding changes something (the state, the focus, an effect, the screen) in at
  /// least one of its uses. A binding is checked after twelve uses or more in total, on three or
  /// more different screens and in five or more runs of the application: a key such as Up in a list
  /// that opens at its first row changes nothing in many of its uses.
  case ineffectiveKey
  /// A key such as Tab moves the focus if several controls can have the focus. Checked for one run
  /// in four.
  case focus
  /// The session can be ended with the keys that help shows for it, or with Ctrl-C, Enter, Escape,
  /// Tab and `y`, at the latest after its effects have ended. Checked for two runs in four.
  case exit
  /// Keys that arrive in one read of the terminal lead to the same state as the same keys with a
  /// frame after each: none is lost. Checked for one run in four, if effects are held.
  case lostKey
  /// A recording of the run replays without a difference: the reducer computes from its arguments
  /// only. Checked if the events are `Codable`, for one run in four.
  case replay
}

extension Set<ExplorationCheck> {
  /// All checks.
  public static var all: Set { Set(ExplorationCheck.allCases) }
}
