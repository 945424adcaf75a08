/// The kinds of results that a ``TestLoop`` or a ``TestApp`` checks: unless the test claims them,
/// it fails.
public struct Exhaustivity: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Makes a set from the bits of its kinds.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every event, in the order in which the events were reduced.
  public static let events = Exhaustivity(rawValue: 1)

  /// Every change of the state.
  ///
  /// Without it, a claim also passes if its closure, called with the actual state after the event,
  /// changes nothing: changes that the claim does not name are ignored.
  public static let changes = Exhaustivity(rawValue: 2)

  /// Every start of a run (a started effect).
  public static let starts = Exhaustivity(rawValue: 4)

  /// Every run that was cancelled before its end.
  public static let cancels = Exhaustivity(rawValue: 8)

  /// Every run that is active at the end of the test.
  public static let running = Exhaustivity(rawValue: 16)

  /// Every fault that the loop reports (`LoopDiagnostic.isFault`): an unhandled error, a reducer
  /// that sends an event, dropped events, an effect that does not complete before the exit, events
  /// that cause one another endlessly, or the view of a child that `Component.children` does not
  /// list.
  ///
  /// An event for a child that does not exist is no fault: it changes nothing, and its source may
  /// not know yet that the child is gone. A fault cannot be claimed: with this kind, each one fails
  /// the test. In a ``TestApp`` each one always does.
  public static let faults = Exhaustivity(rawValue: 32)

  /// Every frame that the terminal of a ``TestApp`` shows; a test claims it by reading
  /// ``TestApp/frame``, as each expectation of the screen does.
  public static let frames = Exhaustivity(rawValue: 64)

  /// Everything.
  public static let all: Exhaustivity = [
    .events, .changes, .starts, .cancels, .running, .faults, .frames,
  ]

  /// Nothing: the test claims only the results that it wants to check.
  public static let off: Exhaustivity = []
}
