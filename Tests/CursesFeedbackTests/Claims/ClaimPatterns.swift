/// The patterns by which a statement's claims are found.
///
/// They are made once for a page, because to make one takes longer than to search a sentence.
struct ClaimPatterns {
  /// Code, a link, a size, a version, a date, or a number in a name.
  let exception = Regex<AnyRegexOutput>(
    #/
      ``?[^`]*``? | <doc:[^>]*> | \[[^\]]*\](\([^)]*\))?
      | \b\d+x\d+\b | \b\d+\.\d+\.\d+\b | \b\d{4}-\d{2}-\d{2}\b | [A-Za-z]-?\d+
    /#)

  /// A number of two or more digits, a number with a decimal point or comma, or a number, also in
  /// words, with a unit.
  let figure = Regex<AnyRegexOutput>(
    #/
      \d+(,\d+)*\.\d+ | \d+(,\d+)+ | \d\d+
      | \d [-\ ]? ((ms|µs|s|[kKMG]i?B|x|M)\b|%)
      | \d [-\ ] (bytes?|instructions?|allocations?|times|keys?|rows?|columns?|lines?)\b
      | \d [-\ ] (events?|frames?|widgets?|(milli|micro)?seconds?|minutes?|hours?|days?)\b
      | \b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million)
        [-\ ] (bytes|times|(milli|micro)?seconds|minutes|hours|days|(kilo|mega|giga)bytes)\b
    /#
    .ignoresCase())

  /// A part of a whole, a bound, a promise, or a comparison.
  let promise = Regex<AnyRegexOutput>(
    #/
      \b( half | (a|one|two|three|nine)\ (third|quarter|fifth|eighth|tenth|twelfth)s?
      | no\ other | every\ other | nothing\ else | at\ most | at\ least | only\ the
      | than\ (all|any|every) | never | always | exactly | twice | competitors?
      | faster | fastest | slower | slowest | best | beats? )\b
    /#
    .ignoresCase())

  /// A number in a row of a table.
  let number = Regex<AnyRegexOutput>(/\d+([,.]\d+)*/)

  /// The text with each exception replaced by the same number of backticks.
  func masked(_ text: String) -> String {
    text.replacing(exception) { String(repeating: "`", count: text[$0.range].count) }
  }
}
