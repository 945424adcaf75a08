/// A time as clocks on the wall show it, without a time zone.
///
/// It is coded as a text such as `2026-11-23 09:30:00`.
package struct LocalTime: RawRepresentable, Codable, Hashable, Comparable, Sendable {
  /// The seconds since 1970-01-01 00:00, in days of 24 hours.
  package let seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  package init?(rawValue text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2, let day = Day(parts[0]), let time = Self.seconds(typed: parts[1]),
      time <= 86_400
    else { return nil }
    self = day.start.adding(time)
  }

  package var rawValue: String {
    "\(day.text) \(secondsOfDay < 36_000 ? "0" : "")\(stopwatch(secondsOfDay))"
  }

  package var day: Day { Day(number: seconds / 86_400) }
  package var secondsOfDay: Int { seconds % 86_400 }

  /// The time of the day in hours and minutes: `9:30`.
  package var clock: String { hours(secondsOfDay) }

  package func adding(_ seconds: Int) -> LocalTime { LocalTime(seconds: self.seconds + seconds) }

  /// The seconds of a typed time or duration: `9`, `9:30`, `0930`, `9:30:15`; nil for other texts.
  package static func seconds(typed text: String) -> Int? {
    guard let match = text.wholeMatch(of: /(\d\d?|\d{3,4}(?=:))(?::?([0-5]\d)(?::([0-5]\d))?)?/)
    else {
      return nil
    }
    let parts = [match.1, match.2 ?? "0", match.3 ?? "0"].compactMap { Int($0) }
    return parts.count == 3 ? parts[0] * 3_600 + parts[1] * 60 + parts[2] : nil
  }

  package static func < (left: LocalTime, right: LocalTime) -> Bool { left.seconds < right.seconds }
}

/// A duration in hours and minutes: `9:30`.
func hours(_ seconds: Int) -> String {
  "\(seconds / 3_600):\(twoDigits(seconds / 60 % 60))"
}

/// A duration with seconds: `9:30:15`.
func stopwatch(_ seconds: Int) -> String { "\(hours(seconds)):\(twoDigits(seconds % 60))" }
