/// The rules of a text field, which its application sets.
package struct TextFieldOptions {
  /// The maximum number of characters (grapheme clusters), or nil for no limit.
  ///
  /// It limits only insertions: a longer text of the application stays as it is.
  package var limit: Int?
  /// Whether a character may be inserted, or nil for all.
  package var accepts: ((Character) -> Bool)?
  /// Whether the text can be selected but not changed.
  package var isReadOnly = false
  /// Whether the control's memory must not contain the text: nothing is copied, undone or recalled,
  /// and the text counts as a single word.
  package var isSecret = false
  /// The texts that the field proposes to complete its own with, the best one first.
  package var suggestions: [String] = []
  /// Earlier texts, the newest one last.
  package var history: [String] = []

  /// Makes options without any limit.
  package init() {}

  /// The part of a text that a user could insert into an empty field.
  func insertable(_ text: String) -> String {
    var text = InsertableText(text).text
    if let accepts { text = text.filter(accepts) }
    return limit.map { String(text.prefix(max(0, $0))) } ?? text
  }
}
