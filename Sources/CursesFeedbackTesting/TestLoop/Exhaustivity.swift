/// What a test has to claim of what happens in a ``TestLoop``.
public struct Exhaustivity: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: Int

  /// Makes a set of the bits of its parts.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every event, in order.
  public static let events = Exhaustivity(rawValue: 1)

  /// Every change of the state.
  ///
  /// Without it, only what a claim sets has to be so.
  public static let changes = Exhaustivity(rawValue: 2)

  /// Every start of a run.
  public static let starts = Exhaustivity(rawValue: 4)

  /// Every run that was cancelled while it worked.
  public static let cancels = Exhaustivity(rawValue: 8)

  /// Every run that still goes on at the end.
  public static let running = Exhaustivity(rawValue: 16)

  /// That the loop notices nothing that should not be: an error that nobody caught, an event for a
  /// child that is not there, a reducer that sends, events that raise one another without an end.
  public static let mistakes = Exhaustivity(rawValue: 32)

  /// Everything.
  public static let all: Exhaustivity = [
    .events, .changes, .starts, .cancels, .running, .mistakes,
  ]

  /// Nothing: a test says only what it is about.
  public static let off: Exhaustivity = []
}
