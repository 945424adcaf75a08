/// The changes of a text that can be undone, and those that can be done again.
///
/// It stores at most 1,000 groups of changes and about 1 MiB of text; beyond that, the oldest
/// groups are dropped, but never the last one.
struct UndoHistory: Codable, Hashable, Sendable {
  /// Changes that are undone together, in the order in which they were made.
  typealias Group = [TextChange]

  private static let maximumGroups = 1_000
  private static let maximumBytes = 1 << 20

  private(set) var undoable: [Group] = []
  private(set) var redoable: [Group] = []
  /// The bytes that the undoable groups store.
  private var bytes = 0
  /// The groups that the last change removed from ``redoable``.
  private var replaced: [Group] = []
  /// Whether the last undoable change is the last change of the text, and not confirmed yet.
  private var endsWithLastChange = false

  /// The last change of the text, which the application can still correct; nil if the change was
  /// undone or done again, and after ``confirmLastChange()``.
  var lastChange: TextChange? { endsWithLastChange ? undoable.last?.last : nil }

  /// Adds a change to the last group, or as a new group.
  mutating func record(_ change: TextChange, continuesGroup: Bool) {
    (redoable, replaced) = ([], redoable)
    bytes += change.cost
    endsWithLastChange = true
    guard continuesGroup, var group = undoable.popLast(), let last = group.last else {
      undoable.append([change])
      return dropOldest()
    }
    // The last change stays by itself: the application may still amend it.
    if group.count > 1, let both = group[group.count - 2].followed(by: last) {
      group.removeLast(2)
      group.append(both)
    }
    group.append(change)
    undoable.append(group)
  }

  /// Records that the last change has led to the present text: the application can no longer
  /// correct the change.
  mutating func confirmLastChange() { endsWithLastChange = false }

  /// Replaces the last change by another one, or, if the other one changes nothing, removes the
  /// last change as if it had not happened.
  mutating func amendLast(_ change: TextChange) {
    guard var group = undoable.popLast(), let last = group.popLast() else { return }
    bytes += change.cost - last.cost
    if change.removed != change.inserted {
      group.append(change)
    } else {
      endsWithLastChange = false
      bytes -= change.cost
      redoable = replaced
    }
    replaced = []
    if !group.isEmpty { undoable.append(group) }
  }

  /// Undoes the last group in a text, and returns the text and the selection before the group, or
  /// nil if there is none.
  ///
  /// If the text is not the one that the group led to, the history becomes empty, and the result is
  /// nil.
  mutating func undo(in text: String) -> (text: String, selection: TextSelection)? {
    guard let group = undoable.popLast(), let first = group.first else { return nil }
    var result: String? = text
    for change in group.reversed() { result = result.flatMap(change.reverted) }
    guard let result else { return fail() }
    redoable.append(group)
    bytes -= group.reduce(0) { $0 + $1.cost }
    endsWithLastChange = false
    return (result, first.before)
  }

  /// Repeats in a text the changes of the group that was undone last, and returns the text after
  /// them, with the cursor behind the last change, or nil if there is no such group.
  ///
  /// If the text is not the one from which the group starts, it fails like ``undo(in:)``.
  mutating func redo(in text: String) -> (text: String, selection: TextSelection)? {
    guard let group = redoable.popLast(), let last = group.last else { return nil }
    var result: String? = text
    for change in group { result = result.flatMap(change.applied) }
    guard let result else { return fail() }
    undoable.append(group)
    bytes += group.reduce(0) { $0 + $1.cost }
    endsWithLastChange = false
    return (result, TextSelection(cursor: result.position(ofByte: last.end)))
  }

  private mutating func fail() -> (text: String, selection: TextSelection)? {
    self = UndoHistory()
    return nil
  }

  private mutating func dropOldest() {
    while undoable.count > 1,
      undoable.count > Self.maximumGroups || bytes > Self.maximumBytes
    {
      bytes -= undoable.removeFirst().reduce(0) { $0 + $1.cost }
    }
  }
}
