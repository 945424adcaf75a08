/// A text of any number of lines that is edited in place.
///
/// It is a value: a copy costs nothing and shares its lines. An edit takes time proportional to the
/// logarithm of the number of lines, and to the length of the edited lines.
package struct TextDocument: Hashable, Sendable {
  /// The lines, without line ends; at least one.
  package private(set) var lines: LineTree

  /// Makes a document of a text, in linear time.
  ///
  /// LF, CR, CR LF, U+2028 and U+2029 end a line.
  package init(_ text: String = "") {
    lines = LineTree(text.splitIntoLines)
  }

  /// The whole text, with LF between two lines.
  package var text: String { lines.lines.joined(separator: "\n") }

  /// The place behind the last character.
  package var end: TextPosition {
    TextPosition(line: lines.count - 1, character: lines[lines.count - 1].count)
  }

  /// The nearest place in the document.
  package func clamped(_ position: TextPosition) -> TextPosition {
    guard position.line >= 0 else { return .start }
    guard position.line < lines.count else { return end }
    return TextPosition(
      line: position.line, character: lines[position.line].clamped(position.character))
  }

  /// The text between two places, with LF between two lines; places outside are moved into it.
  package func text(in range: Range<TextPosition>) -> String {
    let (start, end) = (clamped(range.lowerBound), clamped(range.upperBound))
    if start.line == end.line {
      let line = lines[start.line]
      return String(line[line.index(at: start.character)..<line.index(at: end.character)])
    }
    let (first, last) = (lines[start.line], lines[end.line])
    var text = String(first[first.index(at: start.character)...])
    lines.forEach(in: start.line + 1..<end.line) { text += "\n" + $0 }
    return text + "\n" + last[..<last.index(at: end.character)]
  }

  /// Replaces the text between two places; places outside are moved into the document.
  ///
  /// - Returns: The removed text, and the place behind the new text: the next boundary between
  ///   characters.
  @discardableResult
  package mutating func replace(
    _ range: Range<TextPosition>, with new: String
  ) -> (removed: String, end: TextPosition) {
    let removed = text(in: range)
    let (start, end) = (clamped(range.lowerBound), clamped(range.upperBound))
    let (first, last) = (lines[start.line], lines[end.line])
    var inserted = new.splitIntoLines
    inserted[0] = first[..<first.index(at: start.character)] + inserted[0]
    let lastIndex = inserted.count - 1
    let byte = inserted[lastIndex].utf8.count
    inserted[lastIndex] += last[last.index(at: end.character)...]
    lines.replaceSubrange(start.line..<end.line + 1, with: inserted)
    let place = TextPosition(
      line: start.line + lastIndex, character: inserted[lastIndex].position(ofByte: byte))
    return (removed, place)
  }
}

extension String {
  /// The lines, without line ends; at least one.
  fileprivate var splitIntoLines: [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where followsReturn: break
      case "\n", "\r", "\u{2028}", "\u{2029}":
        lines.append(String(line))
        line = String.UnicodeScalarView()
      default: line.append(scalar)
      }
      followsReturn = scalar == "\r"
    }
    return lines + [String(line)]
  }
}
