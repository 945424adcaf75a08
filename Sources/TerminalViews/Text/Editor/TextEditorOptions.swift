/// The rules of a text editor, which its application sets.
struct TextEditorOptions {
  /// Whether long lines continue in the next row, instead of scrolling horizontally.
  var wraps = true
  var showsLineNumbers = false
  /// The text of one level of indentation, or nil to leave Tab to other views and key bindings.
  var indentation: String?
  /// The columns between two tab stops, at least 1.
  var tabWidth = 8
  /// Whether the text can be selected but not changed.
  var isReadOnly = false
  /// Makes the document that a paste inserts in place of its text; nil inserts the text.
  var pasteReplacement: ((String) -> TextDocument?)?
  /// Earlier texts, the newest one last.
  var history: [TextDocument] = []
  /// The least and the greatest number of rows of an editor that is as high as its text; nil for an
  /// editor that takes all rows.
  var fittedHeight: ClosedRange<Int>?
  /// The text whose matches are highlighted.
  var search: TextSearch?
}
