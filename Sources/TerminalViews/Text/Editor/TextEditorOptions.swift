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
  /// The text whose matches are highlighted.
  var search: TextSearch?
  private var boxed: BoxedRules?

  /// Rules that most editors do not have.
  private struct RareRules {
    var pasteReplacement: ((String) -> TextDocument?)?
    var history: [TextDocument] = []
    var fittedHeight: ClosedRange<Int>?
    var message: String?
  }

  /// Rare rules in one machine word: the options are copied several times for each key.
  private indirect enum BoxedRules {
    case rules(RareRules)
  }

  private var rare: RareRules {
    get { if case .rules(let rules) = boxed { rules } else { RareRules() } }
    set { boxed = .rules(newValue) }
  }
}

extension TextEditorOptions {
  /// Makes the document that a paste inserts in place of its text; nil inserts the text.
  var pasteReplacement: ((String) -> TextDocument?)? {
    get { rare.pasteReplacement }
    set { rare.pasteReplacement = newValue }
  }

  /// Earlier texts, the newest one last.
  var history: [TextDocument] {
    get { rare.history }
    set { rare.history = newValue }
  }

  /// A message in the last row, or nil for none.
  var message: String? {
    get { boxed == nil ? nil : rare.message }
    set { if newValue != nil || boxed != nil { rare.message = newValue } }
  }

  /// The least and the greatest number of rows of an editor that is as high as its text; nil for an
  /// editor that takes all rows.
  var fittedHeight: ClosedRange<Int>? {
    get { boxed == nil ? nil : rare.fittedHeight }
    set { rare.fittedHeight = newValue }
  }
}
