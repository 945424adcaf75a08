import TerminalModel

/// Edits one line of text: performs commands on a text and on a field's memory of it.
///
/// Characters are grapheme clusters, and positions count them: the editor never splits one. A
/// command takes time proportional to the length of the text.
package struct LineEditor {
  /// The text after the commands so far.
  package internal(set) var text: String
  /// The memory after the commands so far.
  package internal(set) var memory: TextFieldMemory
  /// The text to copy to the clipboard, or nil if no command asks for it.
  package internal(set) var copied: String?
  let options: TextFieldOptions
  /// The time from an arbitrary, fixed start to the input, or nil if it is unknown.
  let time: Duration?
  /// The sequence of edits that the current command may continue.
  private(set) var continued: EditSequence?
  private let original: String
  /// A position of the text whose index is known.
  private var known: (position: Int, index: String.Index)

  /// Makes an editor of an application's text.
  ///
  /// - Parameters:
  ///   - memory: The memory after the last input; it is adapted to the text, whose last change the
  ///     application can then no longer correct.
  ///   - time: The time from an arbitrary, fixed start to the input, or nil if it is unknown. A
  ///     pause ends a group of changes that are undone together (``EditSequence/longestPause``).
  package init(
    _ text: String, memory: TextFieldMemory, options: TextFieldOptions = TextFieldOptions(),
    time: Duration? = nil
  ) {
    original = text
    self.text = text
    self.memory = memory.confirmed(for: text, isSecret: options.isSecret)
    self.options = options
    self.time = time
    let cursor = max(0, self.memory.cursor)
    if let index = text.index(text.startIndex, offsetBy: cursor, limitedBy: text.endIndex) {
      known = (cursor, index)
    } else {
      known = (text.count, text.endIndex)
    }
    self.memory.selection.cursor = known.position
    self.memory.selection.anchor = self.memory.selection.anchor.map(text.clamped)
  }

  /// The new text, or nil if it is the original one.
  package var changedText: String? { text.hasSameBytes(as: original) ? nil : text }

  /// Performs a command.
  ///
  /// - Returns: False if the command has no meaning at the moment, so that its key may have another
  ///   one: copying or cutting without a selection, ``TextCommand/copyAndDeselect`` in a secret text,
  ///   and recalling if neither ``recall(_:)`` nor ``propose(_:)`` shows anything, or if
  ///   ``recallEnd(isOldest:)`` shows nothing.
  package mutating func perform(_ command: TextCommand) -> Bool {
    beginCommand()
    switch command {
    case .insert(let character): insert(String(character), isTyped: true)
    case .paste(let text): insert(text, isTyped: false)
    case .move(let motion): move(motion)
    case .select(let motion): select(motion)
    case .selectAll: memory.selection = TextSelection(cursor: text.count, anchor: 0)
    case .delete(let motion): delete(motion)
    case .kill(let motion): kill(motion)
    case .cut: return copySelection(deletes: true)
    case .copy: return copySelection(deletes: false)
    case .copyAndDeselect: return copyAndDeselect()
    case .yank: insert(memory.killed, isTyped: false)
    case .transpose: transpose()
    case .deleteBlanks: deleteBlanks()
    case .changeCase(let letters): changeCase(letters)
    case .undo: restore { $0.undo(in: $1) }
    case .redo: restore { $0.redo(in: $1) }
    case .revert: while restore({ $0.undo(in: $1) }) {}
    case .recallPrevious: return recall(-1) || propose(-1)
    case .recallNext: return recall(1) || propose(1)
    case .recallOldest: return recallEnd(isOldest: true)
    case .recallOwn: return recallEnd(isOldest: false)
    }
    return true
  }

  /// Shows another text, such as that of the next value; the cursor stays between the same
  /// characters if they are still there.
  ///
  /// Steps without a pause between them are undone together.
  mutating func step(to new: String) {
    beginCommand()
    let change = TextChange(from: text, to: new, before: memory.selection)
    let difference = TextDifference(from: text, to: new)
    let cursor = difference.byte(after: text.byteOffset(of: cursorIndex))
    memory.undo.record(change, continuesGroup: continues(.stepping))
    memory.continuation = EditSequence(kind: .stepping, time: time)
    text = new
    memory.lastText = new
    memory.selection = TextSelection(cursor: new.position(ofByte: cursor))
    known = (memory.cursor, new.index(at: memory.cursor))
  }

  private mutating func beginCommand() {
    continued = memory.continuation
    memory.continuation = nil
    memory.rejected = RejectedText()
    memory.secretBefore = nil
  }

  /// The index of the cursor.
  var cursorIndex: String.Index {
    known.position == memory.cursor ? known.index : text.index(at: memory.cursor)
  }

  /// The indices of the selection, or an empty range at the cursor.
  var selectedIndices: Range<String.Index> {
    let cursor = cursorIndex
    guard let range = memory.selection.range else { return cursor..<cursor }
    return range.lowerBound == memory.cursor
      ? cursor..<text.index(cursor, offsetBy: range.count)
      : text.index(cursor, offsetBy: -range.count)..<cursor
  }

  /// Replaces a part of the text; the cursor moves behind the new text.
  ///
  /// If the new text equals the old one, only the cursor moves, and there is nothing to undo.
  ///
  /// - Parameters:
  ///   - kind: The kind of sequence to which the change belongs, or nil for none.
  ///   - continuesGroup: Whether it is undone together with the change before it.
  mutating func replace(
    _ range: Range<String.Index>, with new: String,
    kind: EditSequence.Kind? = nil, continuesGroup: Bool = false
  ) {
    let removed = String(text[range])
    if options.isSecret {
      memory.secretBefore = TextFieldMemory.SecretBefore(
        selection: memory.selection, count: text.count)
    }
    let change = TextChange(
      offset: text.byteOffset(of: range.lowerBound), removed: removed, inserted: new,
      before: memory.selection)
    memory.continuation = kind.map { EditSequence(kind: $0, time: time) }
    guard !removed.hasSameBytes(as: new) else {
      // Nothing is recorded: there is no group that the next change could continue.
      if kind != .killing { memory.continuation = nil }
      return moveCursor(to: range.upperBound)
    }
    // Counting begins at the character before the change: the start of that character remains a
    // boundary between characters.
    let start =
      range.lowerBound > text.startIndex ? text.index(before: range.lowerBound) : range.lowerBound
    let position = memory.cursor + text.distance(from: cursorIndex, to: start)
    let offset = text.byteOffset(of: start)
    text.replaceSubrange(range, with: new)
    moveCursor(toByte: change.end, countingFrom: position, atByte: offset)
    memory.lastText = options.isSecret ? text.masked : text
    if !options.isSecret { memory.undo.record(change, continuesGroup: continuesGroup) }
  }

  /// Whether a change of a kind continues the sequence of edits before it: the sequence has the
  /// same kind, and there was no pause (``EditSequence/longestPause``).
  func continues(_ kind: EditSequence.Kind) -> Bool {
    continued?.isContinued(by: kind, at: time) ?? false
  }

  private mutating func moveCursor(to index: String.Index) {
    known = (memory.cursor + text.distance(from: cursorIndex, to: index), index)
    memory.selection = TextSelection(cursor: known.position)
  }

  private mutating func moveCursor(
    toByte end: Int, countingFrom position: Int, atByte offset: Int
  ) {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let count = text[start..<text.utf8.index(text.startIndex, offsetBy: end)].count
    known = (position + count, text.index(start, offsetBy: count))
    memory.selection = TextSelection(cursor: known.position)
  }

  /// Shows the text of a step in the history of changes; returns false if there is none.
  @discardableResult
  private mutating func restore(
    _ step: (inout UndoHistory, String) -> (text: String, selection: TextSelection)?
  ) -> Bool {
    guard !options.isReadOnly, let result = step(&memory.undo, text) else { return false }
    text = result.text
    known = (0, text.startIndex)
    memory.selection = result.selection
    memory.lastText = text
    memory.recall = restoredRecall
    return true
  }
}
