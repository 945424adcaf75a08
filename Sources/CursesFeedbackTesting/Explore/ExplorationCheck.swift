/// A property that holds for every application, and that an exploration checks.
public enum ExplorationCheck: String, CaseIterable, Sendable {
  /// The reducer and the view do not trap, and come to an end: the exploration first runs in a
  /// process of its own (on Linux; elsewhere it is not checked).
  case trap
  /// The loop reports no fault, such as events that raise one another without an end, an error that
  /// no `catch:` handles, or a view of a child that is not listed.
  case loop
  /// The view depends on the state only: made and drawn again, it is the same frame. Lists and views
  /// are not outdated.
  case view
  /// The cursor is on the screen.
  case cursor
  /// Not more effects are active than the limit, by default 32.
  case effects
  /// Running effects end, or wait for the clock, within two seconds; held ones are not run.
  case settled
  /// Each key binding can be reached: earlier bindings of its component leave it a key.
  case keys
  /// Each titled key binding changes something (the state, the focus, an effect, the screen) in at
  /// least one of its uses. Bindings count after five uses, on three different screens and in three
  /// runs.
  case ineffectiveKey
  /// A key moves the focus if there is more than one control for it.
  case focus
  /// The session can be ended with the keys that help shows, with Ctrl-C, Enter and Escape, after
  /// its effects have ended.
  case exit
  /// Keys that arrive in one read of the terminal lead to the same state as the same keys with a
  /// frame after each: none is lost. It is checked for one run in four, if effects are held.
  case lostKey
  /// A recording of the run replays as it was: the reducer computes from its arguments only. It is
  /// checked if the events are `Codable`, for one run in four.
  case replay
}

extension Set<ExplorationCheck> {
  /// All checks.
  public static var all: Set { Set(ExplorationCheck.allCases) }
}
