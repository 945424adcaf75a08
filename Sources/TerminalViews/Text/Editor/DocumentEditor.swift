import TerminalModel

/// Edits a document: performs commands on a text and on an editor's memory of it.
///
/// Characters are grapheme clusters, and positions count them: the editor never splits one. A
/// command takes time proportional to the length of the lines that it concerns, and to the logarithm
/// of their number.
struct DocumentEditor {
  /// The text after the commands so far.
  var text: TextDocument
  /// The memory after the commands so far.
  var memory: TextEditorMemory
  /// The text to copy to the clipboard, or nil if no command asks for it.
  var copied: String?
  let options: TextEditorOptions
  /// The cells of the text.
  let size: Size
  /// The sequence that the current command may continue.
  private(set) var continued: TextFieldMemory.Continuation.Kind?

  init(
    _ text: TextDocument, memory: TextEditorMemory,
    options: TextEditorOptions = TextEditorOptions(), size: Size
  ) {
    self.text = text
    self.memory = memory.adapted(to: text)
    self.options = options
    self.size = size
  }

  var geometry: EditorGeometry {
    EditorGeometry(text, options, size: size)
  }

  /// The line with the cursor.
  var line: String { text[line: cursor.line] }
  var cursor: TextPosition { memory.selection.cursor }

  /// Performs a command.
  ///
  /// - Returns: False if the command has no meaning in this editor, so that its key may have another
  ///   one: copying without a selection, Enter in a read-only editor, and Tab without indentation.
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
    case .move(let motion): move(motion, goal: goal)
    case .select(let motion): select(motion, goal: goal)
    case .selectAll: memory.selection = EditorSelection(cursor: text.end, anchor: .start)
    case .delete(let motion): delete(motion)
    case .kill(let motion): kill(motion)
    case .cut: return copySelection(deletes: true)
    case .copy: return copySelection(deletes: false)
    case .yank: insert(memory.killed, isTyped: false)
    case .transpose: transpose()
    case .undo: restore { $0.undo($1) }
    case .redo: restore { $0.redo($1) }
    }
    return true
  }

  /// Replaces a part of the text; the cursor moves behind the new text.
  ///
  /// - Parameters:
  ///   - kind: The kind of sequence to which the change belongs, or nil for none.
  ///   - continuesGroup: Whether it is undone together with the change before it.
  mutating func replace(
    _ range: Range<TextPosition>, with new: String,
    kind: TextFieldMemory.Continuation.Kind? = nil, continuesGroup: Bool = false
  ) {
    memory.continuation = kind
    let removed = range.isEmpty ? "" : text.text(in: range)
    guard !removed.hasSameBytes(as: new) else {
      memory.selection.anchor = nil
      return
    }
    if continuesGroup, !memory.history.undoable.isEmpty {
      memory.history.extendLast()
    } else {
      memory.history.record(
        EditorHistory.Entry(
          text: text, selection: memory.selection, cost: removed.utf8.count + new.utf8.count))
    }
    let end = text.replace(range, with: new)
    memory.selection = EditorSelection(cursor: end)
    memory.lastEdit = range.lowerBound..<max(range.lowerBound, end)
    memory.lastText = text
  }

  private mutating func restore(
    _ step: (inout EditorHistory, EditorHistory.Entry) -> EditorHistory.Entry?
  ) {
    let current = EditorHistory.Entry(text: text, selection: memory.selection)
    guard !options.isReadOnly, let entry = step(&memory.history, current) else { return }
    text = entry.text
    memory.selection = entry.selection
    (memory.lastText, memory.lastEdit) = (text, nil)
  }
}
