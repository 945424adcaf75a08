/// The kinds of results that a ``TestLoop`` checks: unless the test claims them, it fails.
public struct Exhaustivity: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Makes a set from the bits of its kinds.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every event, in order.
  public static let events = Exhaustivity(rawValue: 1)

  /// Every change of the state.
  ///
  /// Without it, a claim only has to be true of the state: other changes are ignored.
  public static let changes = Exhaustivity(rawValue: 2)

  /// Every start of a run (a started effect).
  public static let starts = Exhaustivity(rawValue: 4)

  /// Every run that was cancelled before its end.
  public static let cancels = Exhaustivity(rawValue: 8)

  /// Every run that is active at the end of the test.
  public static let running = Exhaustivity(rawValue: 16)

  /// Every mistake that the loop reports: an unhandled error, an event for a missing child, a
  /// reducer that sends, dropped events, or events that cause one another endlessly.
  ///
  /// A mistake cannot be claimed: with this kind, each one fails the test.
  public static let mistakes = Exhaustivity(rawValue: 32)

  /// Everything.
  public static let all: Exhaustivity = [
    .events, .changes, .starts, .cancels, .running, .mistakes,
  ]

  /// Nothing: the test claims only the results that it wants to check.
  public static let off: Exhaustivity = []
}
