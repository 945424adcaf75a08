/// Typed or pasted text in the form that a field can take.
///
/// In a field of one line, a line end (LF, CR, CR LF, U+2028, U+2029) and a tab become a blank
/// each; line ends at the end of the text are left out. In a field of many lines, each line end
/// becomes LF, and tabs stay. Other control characters and `U+FFFD` are removed.
struct InsertableText: Hashable {
  private(set) var text = ""
  /// The removed characters.
  private(set) var controls = ""

  init(_ original: String, keepsLines: Bool = false) {
    guard original.unicodeScalars.contains(where: \.needsChange) else {
      text = original
      return
    }
    var kept = String.UnicodeScalarView()
    var removed = String.UnicodeScalarView()
    var followsReturn = false
    let scalars = original.unicodeScalars
    for scalar in keepsLines ? scalars[...] : scalars.trimmingLineEnds {
      if scalar == "\n", followsReturn {
        followsReturn = false
        continue
      }
      followsReturn = scalar == "\r"
      if scalar.isLineEnd || scalar == "\t" {
        kept.append(!keepsLines ? " " : scalar == "\t" ? "\t" : "\n")
      } else if scalar.needsChange {
        removed.append(scalar)
      } else {
        kept.append(scalar)
      }
    }
    text = String(kept)
    controls = String(removed)
  }
}

extension String.UnicodeScalarView {
  fileprivate var trimmingLineEnds: Substring.UnicodeScalarView {
    var rest = self[...]
    while let last = rest.last, last.isLineEnd { rest.removeLast() }
    return rest
  }
}

extension Unicode.Scalar {
  var isLineEnd: Bool {
    switch self {
    case "\n", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether it is replaced or removed.
  fileprivate var needsChange: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFD: true
    default: false
    }
  }
}
