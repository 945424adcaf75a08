import Foundation

/// The log of one day of a web service, of which each entry is computed when it is needed.
package struct Log: Equatable, Sendable {
  /// The number of entries.
  package let count: Int

  package init(count: Int) { self.count = count }

  /// The entry with a number, from 0 and in the order of time.
  package subscript(number: Int) -> LogEntry {
    // More requests arrive at noon and in the evening than at night.
    let part = (Double(number) + 0.5) / Double(count)
    let second = Int(86_400 * (part + 0.06 * sin(4 * .pi * part)))
    let random = hash(UInt64(number) + 1)
    // For a quarter of an hour in the afternoon, every eighth request fails.
    let isIncident = (53_000..<53_900).contains(second)
    let draw = Int(random % 1_000)
    let level: LogEntry.Level =
      if draw < (isIncident ? 125 : 4) { .error } else if draw < 150 { .warning } else { .info }
    let speed = Int(random >> 10 % 64)
    return LogEntry(
      number: number, second: second, level: level,
      serviceNumber: Int(random >> 16 % 6),
      milliseconds: min(4_095, 3 + speed * speed / (level == .info ? 24 : 2)),
      message: Int(random >> 24 % 4), request: Int(random >> 32 % 1_000_000))
  }

  /// A random number that depends on another one only (SplitMix64).
  private func hash(_ number: UInt64) -> UInt64 {
    var mixed = number &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A line of the log.
package struct LogEntry: Equatable, Sendable {
  package enum Level: Int, CaseIterable, Codable, Sendable { case info, warning, error }

  static let services = ["api", "auth", "cache", "database", "mail", "web"]

  /// The number of the entry, from 0.
  package let number: Int
  /// The time, in seconds since midnight.
  let second: Int
  let level: Level
  /// The number of the service among all of them.
  let serviceNumber: Int
  /// The duration of the request, from 3 to 1,987.
  let milliseconds: Int
  /// The number of the message among those of its level.
  let message: Int
  let request: Int

  /// The time of day, such as "14:03:27".
  var time: String {
    [second / 3_600, second / 60 % 60, second % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  var service: String { Self.services[serviceNumber] }

  /// The message, such as "request 4711 served".
  var text: String {
    "\(Self.subjects[message]) \(request) \(Self.verbs[level.rawValue][message])"
  }

  /// The beginnings of the messages, and their ends by level; a number is between them.
  static let subjects = ["request", "session", "page", "message"]
  static let verbs = [
    ["served", "opened", "cached", "delivered"],
    ["is slow", "expired", "fetched again", "deferred"],
    ["failed", "refused", "is damaged", "bounced"],
  ]
}

extension LogEntry.Level {
  var title: String {
    switch self {
    case .info: "INFO"
    case .warning: "WARN"
    case .error: "ERROR"
    }
  }
}
