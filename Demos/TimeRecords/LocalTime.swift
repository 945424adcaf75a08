import Foundation

/// A time without a time zone, as clocks on the wall show it; coded as `2026-11-23 09:30:00`.
package struct LocalTime: RawRepresentable, Codable, Hashable, Comparable, Sendable {
  package typealias Clock = @Sendable () -> LocalTime

  /// The seconds since 1970-01-01 00:00, in days of 24 hours.
  package let seconds: Int

  package init(seconds: Int) { self.seconds = seconds }

  /// The present in the time zone of the system.
  package static func present() -> LocalTime {
    let seconds = Int(Date().timeIntervalSince1970)
    return LocalTime(seconds: seconds + TimeZone.current.secondsFromGMT())
  }

  /// A clock that shows a time now, and goes on from there.
  package static func clock(from time: LocalTime) -> Clock {
    let start = present()
    return { time.adding(present().seconds - start.seconds) }
  }

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
  private var secondsOfDay: Int { seconds % 86_400 }

  /// The time of the day in hours and minutes: `9:30`.
  package var clock: String { hours(secondsOfDay) }

  /// The time of the day as it is typed: `9:30`, with seconds only if it has some.
  package var typed: String { seconds % 60 == 0 ? clock : stopwatch(secondsOfDay) }

  package func adding(_ seconds: Int) -> LocalTime { LocalTime(seconds: self.seconds + seconds) }

  /// The seconds of a typed time or duration: `9`, `9:30`, `0930`, `9:30:15`; nil for other texts.
  package static func seconds(typed text: String) -> Int? {
    let form = /(\d\d?|\d{3,4}(?=:))(?::?([0-5]\d)(?::([0-5]\d))?)?/
    guard let match = text.wholeMatch(of: form) else { return nil }
    let parts = [match.1, match.2 ?? "0", match.3 ?? "0"].compactMap { Int($0) }
    return parts.count == 3 ? parts[0] * 3_600 + parts[1] * 60 + parts[2] : nil
  }

  package static func < (left: LocalTime, right: LocalTime) -> Bool { left.seconds < right.seconds }
}

/// A duration in hours and minutes: `9:30`.
package func hours(_ seconds: Int) -> String {
  String(format: "%d:%02d", seconds / 3_600, seconds / 60 % 60)
}

/// A duration with seconds: `9:30:15`.
package func stopwatch(_ seconds: Int) -> String {
  hours(seconds) + String(format: ":%02d", seconds % 60)
}
