extension TextEditor {
  /// Lets Up in the first row and Down in the last row show earlier texts in place of the editor's
  /// own.
  ///
  /// The cursor is then at the end of the shown text. Down after the newest entry shows the user's
  /// own text again. Entries that equal the shown text are skipped, and an edited entry becomes the
  /// user's own text, as in ``TextField/history(_:)``. Undo also restores the text before.
  ///
  /// - Parameter entries: The texts with their annotations, the newest one last.
  public func history(_ entries: [TextDocument]) -> TextEditor {
    var editor = self
    editor.options.history = entries
    return editor
  }

  /// Makes the editor as high as its text, with soft wrap, within limits; a longer text scrolls.
  ///
  /// ```swift
  /// TextEditor("Message", text: state.draft, changes: Event.draftChanged, submits: .sent)
  ///   .fittedHeight(1...6)
  /// ```
  /// A message of the editor takes another row. For each layout, the editor lays out at most as many
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
