import TerminalModel

/// Edits a document: performs commands on a text and on an editor's memory of it.
///
/// Characters are grapheme clusters, and positions count them: the editor never splits one. A
/// command takes time proportional to the length of the lines that it concerns, and to the
/// logarithm of the number of all lines.
struct DocumentEditor {
  /// The text after the commands so far.
  var text: TextDocument
  /// The memory after the commands so far.
  var memory: EditorMemory
  /// The text to copy to the clipboard, or nil if no command asks for it.
  var copied: String?
  let options: TextEditorOptions
  /// The size of the area that shows the text.
  let size: Size
  /// The time from an arbitrary, fixed start to the input, or nil if it is unknown.
  let time: Duration?
  /// The sequence of edits that the current command may continue.
  private(set) var continued: EditSequence?

  init(
    _ text: TextDocument, memory: consuming EditorMemory,
    options: TextEditorOptions = TextEditorOptions(), size: Size, time: Duration? = nil
  ) {
    self.text = text
    self.memory = consume memory
    self.memory.adapt(to: text)
    self.options = options
    self.size = size
    self.time = time
  }

  var geometry: EditorGeometry {
    EditorGeometry(text, options, size: size)
  }

  /// The line with the cursor.
  var line: String { text[line: cursor.line] }
  var cursor: TextPosition { memory.selection.cursor }

  /// Performs a command.
  ///
  /// - Returns: False if the command has no meaning at the moment, so that its key may have another
  ///   one: copying or cutting without a selection, Enter in a read-only editor, and Tab and
  ///   Shift-Tab in an editor that is read-only or has no indentation.
  mutating func perform(_ command: EditorCommand) -> Bool {
    continued = memory.continuation
    let goal = memory.goalColumn
    (memory.continuation, memory.goalColumn, memory.press) = (nil, nil, nil)
    memory.rejected = RejectedText()
    memory.followsCursor = true
    switch command {
    case .insert(let character): insert(String(character), isTyped: true)
    case .paste(let text): insert(text, isTyped: false)
    case .newline: return newline()
    case .indent: return indent()
    case .outdent: return outdent()
    case .move(let motion): if !recall(motion) { move(motion, goal: goal) }
    case .select(let motion): select(motion, goal: goal)
    case .selectAll: memory.selection = EditorSelection(cursor: text.end, anchor: .start)
    case .delete(let motion): delete(motion)
    case .kill(let motion): kill(motion)
    case .cut: return copySelection(deletes: true)
    case .copy: return copySelection(deletes: false)
    case .copyAndDeselect: return copyAndDeselect()
    case .yank: yank()
    case .transpose: transpose()
    case .deleteBlanks: deleteBlanks()
    case .changeCase(let letters): changeCase(letters)
    case .undo: restore { $0.undo($1) }
    case .redo: restore { $0.redo($1) }
    }
    return true
  }

  /// Replaces a part of the text; the cursor moves behind the new text.
  ///
  /// If the new text equals the old one, only the cursor moves, and there is nothing to undo.
  ///
  /// - Parameters:
  ///   - kind: The kind of sequence to which the change belongs, or nil for none.
  ///   - continuesGroup: Whether it is undone together with the change before it.
  mutating func replace(
    _ range: Range<TextPosition>, with new: String, kind: EditSequence.Kind? = nil,
    continuesGroup: Bool = false
  ) {
    memory.continuation = kind.map { EditSequence(kind: $0, time: time) }
    let removed = range.isEmpty ? "" : text.text(in: range)
    guard !removed.hasSameBytes(as: new) else {
      // Nothing is recorded: there is no group that the next change could continue.
      if kind != .killing { memory.continuation = nil }
      memory.selection = EditorSelection(cursor: range.upperBound)
      return
    }
    let cost = removed.utf8.count + new.utf8.count + text.dataCount(in: range)
    let end = change(cost: cost, continuesGroup: continuesGroup) { $0.replace(range, with: new) }
    memory.lastEdit = range.lowerBound..<max(range.lowerBound, end)
  }

  /// Replaces a part of the text by a document with its annotations, as one change.
  mutating func replace(_ range: Range<TextPosition>, with new: TextDocument) {
    let cost =
      text.text(in: range).utf8.count + new.lines.byteCount + text.dataCount(in: range)
      + new.dataCount(in: .start..<new.end)
    let end = change(cost: cost) { $0.replace(range, with: new) }
    memory.lastEdit = range.lowerBound..<max(range.lowerBound, end)
  }

  /// Changes the text and stores the state before the change; the cursor moves to the place that
  /// `edit` returns.
  ///
  /// A change that continues a group stores no state, because the state before the group is stored
  /// already.
  ///
  /// - Parameter cost: The number of bytes that are removed or inserted.
  @discardableResult
  mutating func change(
    cost: Int, continuesGroup: Bool = false, _ edit: (inout TextDocument) -> TextPosition
  ) -> TextPosition {
    if continuesGroup, !memory.history.undoable.isEmpty {
      memory.history.extendLast(by: cost)
    } else {
      memory.history.record(
        EditorHistory.Entry(text: text, selection: memory.selection, cost: cost))
    }
    let end = edit(&text)
    memory.selection = EditorSelection(cursor: end)
    memory.lastText = text
    return end
  }

  /// Whether a change of a kind continues the sequence of edits before it: the sequence has the
  /// same kind, and there was no pause (``EditSequence/longestPause``).
  func continues(_ kind: EditSequence.Kind) -> Bool {
    continued?.isContinued(by: kind, at: time) ?? false
  }

  private mutating func restore(
    _ step: (inout EditorHistory, EditorHistory.Entry) -> EditorHistory.Entry?
  ) {
    let current = EditorHistory.Entry(text: text, selection: memory.selection)
    guard !options.isReadOnly, let entry = step(&memory.history, current) else { return }
    let nextID = max(text.nextID, entry.text.nextID)
    text = entry.text
    text.nextID = nextID
    memory.selection = entry.selection
    (memory.lastText, memory.lastEdit, memory.recall) = (text, nil, restoredRecall)
  }
}
