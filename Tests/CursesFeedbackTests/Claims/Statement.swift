/// A heading, a sentence, or a row of a table.
struct Statement {
  /// Its text on one line; the cells of a row are separated by spaces.
  let text: String
  /// The ranges of its figures, bounds and promises, as offsets in the text.
  let claims: [Range<Int>]

  init(_ text: String, patterns: ClaimPatterns = ClaimPatterns()) {
    self.text = text
    let prose = patterns.masked(text)
    claims = Self.offsets(
      of: prose.ranges(of: patterns.figure) + prose.ranges(of: patterns.promise), in: prose)
  }

  /// Reads a row of a table, without the numbers at the beginnings of its cells: `| 1. First |`.
  ///
  /// Each number of a table is a figure.
  init(row: String, patterns: ClaimPatterns) {
    text = row.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty }
      .map { $0.replacing(#/^\d+\. /#, with: "") }
      .joined(separator: " ")
    let prose = patterns.masked(text)
    claims = Self.offsets(
      of: prose.ranges(of: patterns.number) + prose.ranges(of: patterns.promise), in: prose)
  }

  /// The figures, bounds and promises that none of the quotes contains.
  func claims(outside quotes: [String]) -> [String] {
    guard !claims.isEmpty else { return [] }
    let quoted = quotes.flatMap { Self.offsets(of: text.ranges(of: $0), in: text) }
    return claims.filter { claim in
      !quoted.contains { $0.lowerBound <= claim.lowerBound && claim.upperBound <= $0.upperBound }
    }
    .map { claim in String(text.dropFirst(claim.lowerBound).prefix(claim.count)) }
  }

  private static func offsets(of ranges: [Range<String.Index>], in text: String) -> [Range<Int>] {
    ranges.map { range in
      let start = text.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
    }
  }
}
