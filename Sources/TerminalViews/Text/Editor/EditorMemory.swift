/// The contents of a ``TextEditorMemory``.
struct EditorMemory: Codable, Hashable, Sendable {
  /// The cursor and the selection.
  var selection = EditorSelection()
  /// The first visible row.
  var top = EditorRow()
  /// The number of columns that are hidden to the left.
  var scrollColumn = 0
  /// Whether the editor scrolls to the cursor; false after the user has scrolled with the mouse.
  var followsCursor = true
  /// The column where a sequence of movements up and down began, or nil outside of one.
  var goalColumn: Int?
  /// The parts of the last insertion that the editor did not take.
  var rejected = RejectedText()
  /// The text that was killed, cut or copied last.
  var killed = TextDocument()
  private var recalled: Recalled?
  /// The press of the mouse button that is held, or nil if none is.
  var press: TextPress<TextPosition>?
  /// Whether the mouse button is held since a press on the scroll bar.
  var isScrolling = false
  /// The sequence of edits that the next command of its kind continues, or nil if there is none.
  var continuation: EditSequence?
  /// The range of the text of the user's last change, in ``lastText``; nil after undo and redo, and
  /// if the application has edited the text since.
  var lastEdit: Range<TextPosition>?
  /// The match of the application's search that was shown last.
  var shownMatch: Range<TextPosition>?
  /// The ``TextSearch/findings`` of the search when that match was shown.
  var shownFindings = 0
  /// The text after the last input, or nil before the first one.
  var lastText: TextDocument?
  var history = EditorHistory()

  /// The encoding has no text that the user may have deleted: neither ``killed`` nor ``history``.
  private enum CodingKeys: String, CodingKey {
    case selection, top, scrollColumn, followsCursor, goalColumn, rejected, shownMatch
    case shownFindings, recalled
  }

  /// An entry of the history in place of the user's text.
  struct Recall: Codable, Hashable, Sendable {
    /// Its index in the history.
    var index: Int
    var entry: TextDocument
    /// The user's own text.
    var draft: TextDocument
    /// The text that the editor shows until the user edits it: the entry, or its correction by the
    /// application.
    var shown: TextDocument

    init(index: Int, entry: TextDocument, draft: TextDocument) {
      (self.index, self.entry, self.draft, shown) = (index, entry, draft, entry)
    }
  }

  /// An entry in one machine word: a memory is copied several times for each key.
  private indirect enum Recalled: Codable, Hashable {
    case entry(Recall)
  }

  /// The entry of the history that the editor shows, or nil for the user's own text.
  var recall: Recall? {
    get { if case .entry(let recall) = recalled { recall } else { nil } }
    set { recalled = newValue.map(Recalled.entry) }
  }

  /// The memory of an editor that has not been shown: the cursor is at the start of its text.
  init() {}
}

extension EditorMemory {
  /// The memory for a text that the application may have changed since the last input.
  ///
  /// - If the text differs only where the user made the last change, the application has corrected
  ///   or rejected that change: a corrected one is undone together with its correction, and a
  ///   rejected one is removed from the history.
  /// - Any other edit of the text by the application is a change that can be undone.
  /// - A document that was not made from that of the last input by edits begins a new history.
  ///
  /// The cursor stays between the same characters, if they are still there. Takes constant time if
  /// the text is still that of the last input.
  func adapted(to text: TextDocument) -> EditorMemory {
    var memory = self
    memory.adapt(to: text)
    return memory
  }

  /// Changes the memory to that of ``adapted(to:)``.
  mutating func adapt(to text: TextDocument) {
    guard !isAdapted(to: text) else { return }
    adaptSelection(to: text)
    selection = text.outsideAtoms(selection)
    lastText = text
  }

  private func isAdapted(to text: TextDocument) -> Bool {
    lastText.map { $0.isCopy(of: text) } ?? false
  }

  /// Whether the memory is already adapted to a text and a search.
  func shows(_ search: TextSearch?, in text: TextDocument) -> Bool {
    isAdapted(to: text) && shownMatch == search?.match && shownFindings == search?.findings ?? 0
  }

  /// The memory for a text and the search that the application shows: a match that was not shown
  /// before, or that was found again, is selected.
  func showing(_ search: TextSearch?, in text: TextDocument) -> EditorMemory {
    var memory = adapted(to: text)
    guard !memory.shows(search, in: text) else { return memory }
    (memory.shownMatch, memory.shownFindings) = (search?.match, search?.findings ?? 0)
    guard let match = search?.match else { return memory }
    let shown = text.includingAtoms(
      text.clamped(match.lowerBound)..<text.clamped(match.upperBound))
    memory.selection = EditorSelection(cursor: shown.upperBound, anchor: shown.lowerBound)
    (memory.followsCursor, memory.continuation) = (true, nil)
    return memory
  }

  private mutating func adaptSelection(to text: TextDocument) {
    guard let last = lastText else {
      selection = EditorSelection(
        cursor: text.clamped(selection.cursor), anchor: selection.anchor.map(text.clamped))
      return
    }
    guard last != text else { return }
    // If only annotations differ, the application has not edited the text: the history stays.
    guard last.lines != text.lines else { return }
    var recall = recall
    (goalColumn, press, self.recall) = (nil, nil, nil)
    let edit = lastEdit
    lastEdit = nil
    if edit != nil, text.hasOrigin(of: last), history.undoable.last?.text == text,
      let before = history.reject()
    {
      (selection, continuation) = (before.selection, nil)
      return
    }
    let difference = DocumentDifference(from: last, to: text, near: selection.cursor)
    if !text.hasOrigin(of: last) {
      (history, continuation, rejected) = (EditorHistory(), nil, RejectedText())
    } else if edit.map({ $0.contains(difference.range) }) != true {
      let cost = difference.cost(from: last, to: text)
      history.record(EditorHistory.Entry(text: last, selection: selection, cost: cost))
      continuation = nil
    } else {
      history.growLast(by: difference.cost(from: last, to: text))
      if recall?.shown.lines == last.lines { recall?.shown = text }
      self.recall = text.isEmpty ? nil : recall
    }
    selection = EditorSelection(cursor: text.clamped(difference.position(after: selection.cursor)))
  }
}

extension Range<TextPosition> {
  fileprivate func contains(_ other: Range<TextPosition>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
