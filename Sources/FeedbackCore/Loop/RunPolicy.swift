/// What becomes of the runs of a feedback that are there when it asks for another.
///
/// It counts for each key where a feedback makes many requests at once, and for the feedback as a
/// whole otherwise.
public struct RunPolicy: Hashable, Sendable {
  @usableFromInline
  enum Kind: Hashable, Sendable {
    case latest
    case merge(limit: Int)
    case ignoreWhileRunning
  }

  @usableFromInline let kind: Kind

  /// The new run replaces the one before.
  public static let latest = RunPolicy(kind: .latest)
  /// The runs go on side by side.
  public static let merge = RunPolicy(kind: .merge(limit: .max))
  /// One run after the other, in the order in which they were asked for.
  public static let queue = merge(max: 1)
  /// What is asked for while a run works is left out.
  public static let ignoreWhileRunning = RunPolicy(kind: .ignoreWhileRunning)

  /// At most so many runs work side by side, which is one or more; what is over the limit waits,
  /// in order.
  public static func merge(max: Int) -> RunPolicy {
    precondition(max > 0, "A limit of \(max) runs would never let one start.")
    return RunPolicy(kind: .merge(limit: max))
  }

  private init(kind: Kind) {
    self.kind = kind
  }
}
