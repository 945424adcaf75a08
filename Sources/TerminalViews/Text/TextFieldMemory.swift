/// The part of a text field that is not in the application's state: cursor, selection, scroll
/// column, and the changes that can be undone.
///
/// The text itself belongs to the application. If the application changes it between two inputs,
/// the memory adapts: the cursor stays between the same characters if they are still there. If the
/// application has replaced the text by another one, the earlier changes cannot be undone.
public struct TextFieldMemory: ControlMemory {
  /// The cursor and the selection.
  package internal(set) var selection = TextSelection()
  /// The number of columns that are hidden to the left.
  package internal(set) var scrollColumn = 0
  /// The parts of the last insertion that the field did not take.
  package internal(set) var rejected = RejectedText()
  /// The text that was killed, cut or copied last.
  package internal(set) var killed = ""
  var undo = UndoHistory()
  /// The entry of the history that the field shows.
  var recall: Recall?
  /// The suggestion that the user has moved to.
  var proposal: Proposal?
  /// The press of the mouse button that is held, or nil if none is.
  var press: TextPress<Int>?
  /// The sequence of edits that the next command continues if it is an edit of the same kind; nil
  /// if there is none.
  var continuation: EditSequence?
  /// The selection and the length of a secret text before the last input, if that changed the text.
  var secretBefore: SecretBefore?
  /// The text after the last input; a `•` for each character of a secret text.
  var lastText = ""

  /// The encoding has no text that the user may have deleted: neither ``killed`` nor ``undo``.
  private enum CodingKeys: String, CodingKey {
    case selection, scrollColumn, rejected, recall, proposal, press, continuation, secretBefore
    case lastText
  }

  /// Makes the memory of a field that has not been shown: the cursor is behind its text.
  public init() {}

  /// The number of characters before the cursor.
  package var cursor: Int { selection.cursor }

  /// The selection and the number of characters of a secret text.
  struct SecretBefore: Codable, Hashable, Sendable {
    var selection: TextSelection
    var count: Int
  }

  /// One of several suggestions.
  struct Proposal: Codable, Hashable, Sendable {
    /// The text that it completes.
    var text: String
    /// Its index among the suggestions for the text.
    var index: Int
  }

  /// An entry of the history in place of the user's text.
  struct Recall: Codable, Hashable, Sendable {
    /// Its index in the history.
    var index: Int
    var entry: String
    /// The user's own text.
    var draft: String
    /// The text that the field shows until the user edits it: the entry, or its correction by the
    /// application.
    var shown: String

    init(index: Int, entry: String, draft: String) {
      (self.index, self.entry, self.draft, shown) = (index, entry, draft, entry)
    }
  }
}
