/// A change of a document, of the cursor or of the selection in an editor.
package enum EditorCommand: Hashable, Sendable {
  /// Inserts a typed character in place of the selection.
  case insert(Character)
  /// Inserts a text in place of the selection, as one change.
  case paste(String)
  /// Begins a new line with the indentation of the current one.
  case newline
  /// Indents the selected lines; without a selection, inserts blanks up to the next level of
  /// indentation, or a tab if the editor indents with tabs.
  case indent
  /// Removes a level of indentation from the selected lines, or from the line of the cursor.
  case outdent
  /// Moves the cursor and ends the selection.
  case move(EditorMotion)
  /// Moves the cursor and extends the selection up to it.
  case select(EditorMotion)
  case selectAll
  /// Deletes the selection, or the text up to the destination of a motion.
  case delete(EditorMotion)
  /// Deletes like ``delete(_:)``, and stores the text for ``yank``.
  case kill(EditorMotion)
  /// Copies the selection and deletes it.
  case cut
  case copy
  /// Copies the selection and ends it.
  case copyAndDeselect
  /// Inserts the text that was killed, cut or copied last.
  case yank
  /// Swaps the characters on both sides of the cursor; at the end of a line, the last two.
  case transpose
  /// Deletes the blanks on both sides of the cursor, in its line.
  case deleteBlanks
  /// Changes the case of the selection, or of the text up to the end of the word.
  case changeCase(LetterCase)
  case undo, redo

  /// The command with the same meaning as in a text field, or nil if the editor leaves the key to
  /// other views; Up and Down move the cursor instead of showing entries of the field's history or
  /// suggestions.
  ///
  /// An editor has no key that undoes all changes: it could discard the work of an hour.
  init?(_ command: TextCommand) {
    switch command {
    case .insert(let character): self = .insert(character)
    case .paste(let text): self = .paste(text)
    case .move(let motion): self = .move(.inLine(motion))
    case .select(let motion): self = .select(.inLine(motion))
    case .selectAll: self = .selectAll
    case .delete(let motion): self = .delete(.inLine(motion))
    case .kill(let motion): self = .kill(.inLine(motion))
    case .cut: self = .cut
    case .copy: self = .copy
    case .copyAndDeselect: self = .copyAndDeselect
    case .yank: self = .yank
    case .transpose: self = .transpose
    case .changeCase(let letters): self = .changeCase(letters)
    case .undo: self = .undo
    case .redo: self = .redo
    case .deleteBlanks: self = .deleteBlanks
    case .revert, .recallOldest, .recallOwn: return nil
    case .recallPrevious: self = .move(.up)
    case .recallNext: self = .move(.down)
    }
  }
}

/// A movement through a document.
package enum EditorMotion: Hashable, Sendable {
  /// A movement in a line.
  ///
  /// At the end of the line, `right` and `wordRight` lead to the next line; at the start, `left`,
  /// `wordLeft` and `blankLeft` lead to the previous line.
  case inLine(TextMotion)
  /// To the row above or below, in the column where a sequence of such movements began.
  case up, down
  /// By as many rows as are visible, less one.
  case pageUp, pageDown
  case documentStart, documentEnd
}
