extension TextEditor {
  /// Lets Up in the first row and Down in the last row show earlier texts in place of the editor's
  /// own.
  ///
  /// The cursor is then at the end of the shown text. Down after the newest entry shows the user's
  /// own text again. Entries with the characters of the shown text are skipped. An entry that the user
  /// edits replaces the user's own text. Undo restores the text that an entry has replaced.
  ///
  /// - Parameter entries: The texts with their annotations, the newest one last.
  public func history(_ entries: [TextDocument]) -> TextEditor {
    var editor = self
    editor.options.history = entries
    return editor
  }

  /// Makes the editor as high as its text, within limits; a longer text scrolls.
  ///
  /// With soft wrap, each wrapped row counts.
  ///
  /// ```swift
  /// TextEditor("Message", text: state.draft, changes: Event.draftChanged, submits: .sent)
  ///   .fittedHeight(1...6)
  /// ```
  /// The row of a message (``message(_:)``) is added to these rows. For each layout, the editor lays out at most as many
  /// lines as the upper bound.
  ///
  /// - Parameter rows: The least and the greatest number of rows of the text, at least 1; nil for an
  ///   editor that takes all proposed rows, as by default.
  public func fittedHeight(_ rows: ClosedRange<Int>?) -> TextEditor {
    var editor = self
    editor.options.fittedHeight = rows.map { max(1, $0.lowerBound)...max(1, $0.upperBound) }
    return editor
  }
}
