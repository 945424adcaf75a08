/// A change of a text, of its cursor or of its selection.
package enum TextCommand: Hashable, Sendable {
  /// Inserts a typed character in place of the selection.
  case insert(Character)
  /// Inserts a text in place of the selection, as one change.
  case paste(String)
  /// Moves the cursor and ends the selection.
  case move(TextMotion)
  /// Moves the cursor and extends the selection up to it.
  case select(TextMotion)
  case selectAll
  /// Deletes the selection, or the text up to the destination of a motion.
  case delete(TextMotion)
  /// Deletes like ``delete(_:)``, and stores the text for ``yank``.
  case kill(TextMotion)
  /// Copies the selection and deletes it.
  case cut
  case copy
  /// Copies the selection and ends it, so that the same key then has its other effect; has no
  /// meaning in a secret text.
  case copyAndDeselect
  /// Inserts the text that was killed, cut or copied last.
  case yank
  /// Swaps the characters on both sides of the cursor; at the end, the last two.
  case transpose
  /// Deletes the blanks on both sides of the cursor.
  case deleteBlanks
  /// Changes the case of the selection, or of the text up to the end of the word.
  case changeCase(LetterCase)
  case undo, redo
  /// Undoes all changes that can be undone (``UndoHistory``).
  case revert
  /// Shows the previous or the next entry of the history; in a field without a history, the
  /// previous or the next suggestion.
  case recallPrevious, recallNext
  /// Shows the oldest entry of the history, or the user's own text after the newest one.
  case recallOldest, recallOwn
}

extension TextCommand {
  /// The effects on the text, in groups.
  enum Kind { case inserts, deletes, restores, moves, copies, recalls }

  var kind: Kind {
    switch self {
    case .insert, .paste, .yank, .transpose, .changeCase: .inserts
    case .delete, .kill, .cut, .deleteBlanks: .deletes
    case .undo, .redo, .revert: .restores
    case .move, .select, .selectAll: .moves
    case .copy, .copyAndDeselect: .copies
    case .recallPrevious, .recallNext, .recallOldest, .recallOwn: .recalls
    }
  }
}

/// The case of the letters of words.
package enum LetterCase: Hashable, Sendable {
  case upper, lower
  /// The first letter of each word in upper case, the others in lower case; an apostrophe in a
  /// word, as in `don't`, begins no other word.
  case capitalized

  /// A text with its letters in this case.
  func applied(to text: String) -> String {
    switch self {
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .capitalized:
      var isInWord = false
      return text.reduce(into: "") { result, character in
        let letters = String(character)
        result += isInWord ? letters.lowercased() : letters.uppercased()
        isInWord = character.isInWord || isInWord && character.isApostrophe
      }
    }
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}

/// A movement through one line of text.
package enum TextMotion: Hashable, Sendable {
  /// By one character (grapheme cluster).
  case left, right
  /// To the start of the word to the left, or to the end of the word to the right.
  case wordLeft, wordRight
  /// To the character after the previous blank.
  case blankLeft
  /// To the start or the end of the text.
  case start, end
}
