/// A place between two characters of a ``TextDocument``.
public struct TextPosition: Codable, Hashable, Comparable, Sendable {
  /// The index of the line, from 0.
  public var line: Int
  /// The number of characters (grapheme clusters) before the place in its line.
  public var character: Int

  /// Makes a place.
  public init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }

  /// The start of a text.
  public static let start = TextPosition(line: 0, character: 0)

  /// Whether a place is before another one.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
