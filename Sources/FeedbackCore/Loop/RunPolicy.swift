/// The treatment of a new run (a started ``Effect``) while earlier runs of its feedback work.
///
/// In a feedback with many requests at once (`react(toEach:)`), each request has a key, and the
/// policy applies to the runs of each key separately.
public struct RunPolicy: Hashable, Sendable {
  @usableFromInline
  enum Kind: Hashable, Sendable {
    case latest
    case merge(limit: Int)
    case ignoreWhileRunning
  }

  @usableFromInline let kind: Kind

  /// The new run replaces the current one.
  public static let latest = RunPolicy(kind: .latest)
  /// The runs work side by side.
  public static let merge = RunPolicy(kind: .merge(limit: .max))
  /// The runs work one after another, in the order of their requests.
  public static let queue = merge(max: 1)
  /// Requests are ignored while a run works.
  ///
  /// If the answer of a run leads to the next request, use ``Effect/perform(_:)`` or
  /// ``RunContext/finish(_:)``, whose answer and end are one step: a run that sends its answer
  /// (``Effect/run(_:)``) may still work when the answer is reduced, so that the request is ignored
  /// and the chain stops.
  public static let ignoreWhileRunning = RunPolicy(kind: .ignoreWhileRunning)

  /// At most `max` runs (1 or more) work side by side, and further ones wait, in the order of their
  /// requests.
  public static func merge(max: Int) -> RunPolicy {
    precondition(max > 0, "A limit of \(max) runs would never let one start.")
    return RunPolicy(kind: .merge(limit: max))
  }

  private init(kind: Kind) {
    self.kind = kind
  }
}
