/// The part of a text editor that is not in the application's state: cursor, selection, scroll
/// offsets, and the changes that can be undone.
///
/// The text itself belongs to the application. If the application changes it between two inputs, the
/// cursor stays between the same characters. The texts to undo are not encoded: a memory that is
/// decoded begins with an empty history.
public struct TextEditorMemory: ControlMemory {
  /// The cursor and the selection.
  package internal(set) var selection = EditorSelection()
  /// The first visible row.
  var top = EditorRow()
  /// The number of columns that are hidden to the left.
  var scrollColumn = 0
  /// Whether the cursor is to be visible; false after the wheel has been turned.
  var followsCursor = true
  /// The column where a sequence of movements up and down began.
  var goalColumn: Int?
  /// The parts of the last insertion that the editor did not take.
  package internal(set) var rejected = RejectedText()
  /// The text that was killed, cut or copied last.
  package internal(set) var killed = ""
  /// The text on which the mouse button was pressed.
  var press: Press?
  /// Whether the mouse button is held that was pressed on the scroll bar.
  var isScrolling = false
  /// The kind of the last command, if the next one of its kind continues it.
  var continuation: TextFieldMemory.Continuation.Kind?
  /// The text of the last change, in ``lastText``.
  var lastEdit: Range<TextPosition>?
  /// The match that the application showed last.
  var shownMatch: Range<TextPosition>?
  /// The text after the last input, or nil before the first one.
  var lastText: TextDocument?
  var history = EditorHistory()

  private enum CodingKeys: String, CodingKey {
    case selection, top, scrollColumn, followsCursor, goalColumn, rejected, killed, shownMatch
  }

  /// Makes the memory of an editor that has not been shown: the cursor is at the start of its text.
  public init() {}

  /// A press of the mouse button, which a drag extends.
  struct Press: Codable, Hashable, Sendable {
    var unit: TextFieldMemory.Press.Unit
    var range: Range<TextPosition>
  }
}

extension TextEditorMemory {
  /// The memory for a text that the application may have changed since the last input.
  ///
  /// - If only the text of the last change differs, the application has corrected or rejected that
  ///   change: it is undone together with its correction, and a rejected change has not happened.
  /// - Any other edit of the text by the application is a change that can be undone.
  /// - A document that was not made of the last one by edits begins a new history.
  ///
  /// The cursor stays between the same characters, if they are still there. Constant time for the
  /// text of the last input.
  func adapted(to text: TextDocument) -> TextEditorMemory {
    if let lastText, lastText.isCopy(of: text) { return self }
    var memory = self
    memory.adapt(to: text)
    memory.lastText = text
    return memory
  }

  /// The memory for a text and the match of a search that the application shows: a match that was not
  /// shown before is selected.
  func showing(_ match: Range<TextPosition>?, in text: TextDocument) -> TextEditorMemory {
    var memory = adapted(to: text)
    guard memory.shownMatch != match else { return memory }
    memory.shownMatch = match
    guard let match else { return memory }
    memory.selection = EditorSelection(
      cursor: text.clamped(match.upperBound), anchor: text.clamped(match.lowerBound))
    (memory.followsCursor, memory.continuation) = (true, nil)
    return memory
  }

  private mutating func adapt(to text: TextDocument) {
    guard let last = lastText else {
      selection = EditorSelection(
        cursor: text.clamped(selection.cursor), anchor: selection.anchor.map(text.clamped))
      return
    }
    guard last != text else { return }
    (goalColumn, press) = (nil, nil)
    let edit = lastEdit
    lastEdit = nil
    if edit != nil, text.hasOrigin(of: last), history.undoable.last?.text == text,
      let before = history.reject()
    {
      (selection, continuation) = (before.selection, nil)
      return
    }
    let difference = DocumentDifference(from: last, to: text)
    if !text.hasOrigin(of: last) {
      (history, continuation, rejected) = (EditorHistory(), nil, RejectedText())
    } else if edit.map({ $0.contains(difference.range) }) != true {
      history.record(EditorHistory.Entry(text: last, selection: selection))
      continuation = nil
    }
    selection = EditorSelection(cursor: text.clamped(difference.position(after: selection.cursor)))
  }
}

extension Range<TextPosition> {
  fileprivate func contains(_ other: Range<TextPosition>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
