/// A heading, a sentence, or a row of a table.
struct Statement {
  /// Its text on one line; the cells of a row are separated by spaces.
  let text: String
  /// The ranges of its figures, bounds and promises, as offsets in the text.
  let claims: [Range<Int>]

  init(_ text: String) {
    self.text = text
    let prose = Self.masked(text)
    claims = Self.offsets(
      of: prose.ranges(of: Self.figure) + prose.ranges(of: Self.promise), in: prose)
  }

  /// Reads a row of a table, without the numbers at the beginnings of its cells: `| 1. First |`.
  ///
  /// Each number of a table is a figure.
  init(row: String) {
    text = row.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty }
      .map { $0.replacing(#/^\d+\. /#, with: "") }
      .joined(separator: " ")
    let prose = Self.masked(text)
    claims = Self.offsets(
      of: prose.ranges(of: /\d+([,.]\d+)*/) + prose.ranges(of: Self.promise), in: prose)
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

  /// The text with each exception replaced by the same number of backticks.
  private static func masked(_ text: String) -> String {
    text.replacing(exception) { String(repeating: "`", count: text[$0.range].count) }
  }

  /// Code, a link, a size, a version, a date, or a number in a name.
  private static var exception: some RegexComponent {
    #/
      ``?[^`]*``? | <doc:[^>]*> | \[[^\]]*\](\([^)]*\))?
      | \b\d+x\d+\b | \b\d+\.\d+\.\d+\b | \b\d{4}-\d{2}-\d{2}\b | [A-Za-z]-?\d+
    /#
  }

  /// A number of two or more digits, a number with a decimal point or comma, or a number, also in
  /// words, with a unit.
  private static var figure: some RegexComponent {
    #/
      \d+(,\d+)*\.\d+ | \d+(,\d+)+ | \d\d+
      | \d [-\ ]? ((ms|µs|s|[kKMG]i?B|x|M)\b|%)
      | \d [-\ ] (bytes?|instructions?|allocations?|times|keys?|rows?|columns?|lines?)\b
      | \d [-\ ] (events?|frames?|widgets?|(milli|micro)?seconds?|minutes?|hours?|days?)\b
      | \b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million)
        [-\ ] (bytes|times|(milli|micro)?seconds|minutes|hours|days|(kilo|mega|giga)bytes)\b
    /#
    .ignoresCase()
  }

  /// A part of a whole, a bound, a promise, or a comparison.
  private static var promise: some RegexComponent {
    #/
      \b( half | (a|one|two|three|nine)\ (third|quarter|fifth|eighth|tenth|twelfth)s?
      | no\ other | every\ other | nothing\ else | at\ most | at\ least | only\ the
      | than\ (all|any|every) | never | always | exactly | twice | competitors?
      | faster | fastest | slower | slowest | best | beats? )\b
    /#
    .ignoresCase()
  }
}
