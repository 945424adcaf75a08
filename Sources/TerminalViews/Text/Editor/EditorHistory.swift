/// The states of a document before its changes, which can be undone, and done again.
///
/// A state shares all lines with the others but those that differ. The history stores at most 1,000
/// states and about 1 MiB of changed text; beyond that, the oldest are dropped, but never the last.
struct EditorHistory: Hashable, Sendable {
  /// A document with its cursor.
  struct Entry: Hashable, Sendable {
    var text: TextDocument
    var selection: EditorSelection
    /// The number of bytes of the change that undo takes back, or redo repeats, to restore this
    /// state.
    var cost = 0
  }

  private static let maximumEntries = 1_000
  private static let maximumBytes = 1 << 20

  private(set) var undoable: [Entry] = []
  private(set) var redoable: [Entry] = []
  private var bytes = 0
  /// The states that redo could restore before the last change.
  private var redoableBefore: [Entry] = []

  /// Stores the state before a change.
  mutating func record(_ before: Entry) {
    redoableBefore = redoable
    redoable = []
    undoable.append(before)
    bytes += before.cost
    dropOldest()
  }

  /// Records that the last group of changes has grown by a change.
  mutating func extendLast(by cost: Int) {
    if !redoable.isEmpty { redoable = [] }
    growLast(by: cost)
  }

  /// Records that the application has corrected the last change.
  mutating func growLast(by cost: Int) {
    guard !undoable.isEmpty else { return }
    undoable[undoable.count - 1].cost += cost
    bytes += cost
    dropOldest()
  }

  /// Removes the last group of changes, which the application has rejected: redo then restores the
  /// same states as before the group.
  ///
  /// - Returns: The state before the group, or nil if there is none.
  mutating func reject() -> Entry? {
    guard let last = takeLast() else { return nil }
    redoable = redoableBefore
    return last
  }

  /// The state before the last group of changes, or nil if there is none.
  mutating func undo(_ current: Entry) -> Entry? {
    guard let before = takeLast() else { return nil }
    var current = current
    current.cost = before.cost
    redoable.append(current)
    return before
  }

  /// The state after the group of changes that was undone last, or nil if there is none.
  mutating func redo(_ current: Entry) -> Entry? {
    guard let after = redoable.popLast() else { return nil }
    var current = current
    current.cost = after.cost
    undoable.append(current)
    bytes += current.cost
    return after
  }

  private mutating func dropOldest() {
    while undoable.count > 1,
      undoable.count > Self.maximumEntries || bytes > Self.maximumBytes
    {
      bytes -= undoable.removeFirst().cost
    }
  }

  private mutating func takeLast() -> Entry? {
    guard let last = undoable.popLast() else { return nil }
    bytes -= last.cost
    return last
  }
}
