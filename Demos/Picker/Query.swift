/// A query: a line matches if it has the letters of each word, in their order.
package struct Query: Codable, Equatable, Sendable {
  /// The text of the query.
  package let text: String
  private let words: [Word]

  /// Makes a query of the words in a text, which blanks separate.
  ///
  /// A word with a capital matches letters of the same case only, any other word both cases.
  package init(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace).map(Word.init)
  }

  /// Whether it has no words, so that every line matches.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether every line that matches it also matches the other query.
  func narrows(_ other: Query) -> Bool { text.hasPrefix(other.text) }

  /// The quality of the match, higher for a better one, or nil if the line does not match.
  func score(_ line: Span<UInt8>, using table: inout ScoreTable) -> Int? {
    var sum = 0
    for word in words {
      guard let score = word.score(line, using: &table) else { return nil }
      sum += score
    }
    return sum
  }

  /// The offsets of the matched characters in the UTF-8 of a line; none if it does not match.
  package func matchedBytes(in line: String) -> Set<Int> {
    let bytes = Array(line.utf8)
    var table = ScoreTable()
    guard score(bytes.span, using: &table) != nil else { return [] }
    return Set(words.flatMap { $0.matchedBytes(in: bytes.span, using: &table) })
  }
}
