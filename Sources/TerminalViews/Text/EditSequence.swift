/// A sequence of edits that belong together, such as typing: their kind, and the time of the last.
struct EditSequence: Codable, Hashable, Sendable {
  /// `erasing` deletes one character after another; `killing` deletes a text and stores it, so that
  /// ``TextCommand/yank`` inserts it again; `stepping` changes a value by steps.
  enum Kind: Codable, Hashable, Sendable { case typing, erasing, killing, stepping }

  /// The pause that ends a sequence of typing, erasing or steps.
  ///
  /// Slow typing, of twenty words a minute, has 0.6 seconds between two keys: in a pause of a
  /// second, the user is no longer typing.
  static let longestPause = Duration.seconds(1)

  var kind: Kind
  /// The time from an arbitrary, fixed start to the last edit, or nil if it is unknown.
  var time: Duration?

  /// Whether an edit of a kind at a time continues the sequence: it has the same kind, and follows
  /// before ``longestPause`` is over.
  ///
  /// If one of the two times is unknown, the kind alone decides.
  func isContinued(by kind: Kind, at time: Duration?) -> Bool {
    guard self.kind == kind else { return false }
    guard let time, let last = self.time else { return true }
    return last <= time && time - last < Self.longestPause
  }
}
