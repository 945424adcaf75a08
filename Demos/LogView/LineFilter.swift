/// Decides which entries of the log the user has asked for.
///
/// Everything that does not depend on the entry is computed once, because a search of a million
/// entries calls `accepts` a million times.
struct LineFilter {
  private let level: Int
  private let words: String
  /// For each service, whether its name contains the words; for each message of each level, whether
  /// its text before or after the number of the request contains them.
  private let services: [Bool], messages: [[Bool]]
  /// The words as a number, and a power of ten with as many zeros as it has digits.
  private let digits: (value: Int, power: Int)?
  private let hasDigits: Bool

  init(_ request: Arrangement.Request) {
    let words = request.words.lowercased()
    self.words = words
    level = request.level.rawValue
    services = LogEntry.services.map { words.isEmpty || $0.contains(words) }
    messages = LogEntry.verbs.map { verbs in
      zip(LogEntry.subjects, verbs).map { subject, verb in
        "\(subject) ".contains(words) || " \(verb)".contains(words)
      }
    }
    hasDigits = words.contains(where: \.isNumber)
    let value = words.wholeMatch(of: /[1-9][0-9]{0,5}/).flatMap { UInt32($0.output) }
    digits = value.map { (Int($0), words.reduce(1) { power, _ in power * 10 }) }
  }

  func accepts(_ entry: LogEntry) -> Bool {
    guard entry.level.rawValue >= level else { return false }
    if let digits { return contains(digits, entry.request) }
    if hasDigits { return entry.text.contains(words) }
    return services[entry.serviceNumber] || messages[entry.level.rawValue][entry.message]
  }

  /// Whether the decimal form of a number contains the digits of another one.
  private func contains(_ digits: (value: Int, power: Int), _ number: Int) -> Bool {
    var rest = number
    while rest >= digits.value {
      if rest % digits.power == digits.value { return true }
      rest /= 10
    }
    return false
  }
}
