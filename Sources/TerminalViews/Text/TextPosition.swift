/// A place between two characters of a text of several lines.
package struct TextPosition: Codable, Hashable, Comparable, Sendable {
  /// The index of the line, from 0.
  package var line: Int
  /// The number of characters (grapheme clusters) before the place in its line.
  package var character: Int

  package init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }

  /// The start of a text.
  package static let start = TextPosition(line: 0, character: 0)

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
