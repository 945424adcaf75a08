import Foundation

/// A day of the Gregorian calendar from 1970 on, without a time zone.
package struct Day: Hashable, Sendable {
  /// The days since 1970-01-01.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// Makes the day of a date such as `2026-11-23`; nil if there is no such day.
  package init?(_ date: String) {
    // The error says no more than nil does.
    guard let start = try? Date(date, strategy: Self.format) else { return nil }
    self.init(number: Int(start.timeIntervalSince1970) / 86_400)
    guard number >= 0, text == date else { return nil }
  }

  private static let format = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

  /// The date in the form of ISO 8601: `2026-11-23`.
  package var text: String {
    Date(timeIntervalSince1970: Double(start.seconds)).formatted(Self.format)
  }

  /// The day and the month: `23 Nov`.
  package var name: String {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
    return "\(numbers[2]) \(months[numbers[1] - 1])"
  }

  package var weekdayName: String {
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][number - monday.number]
  }

  /// The first day of the week; 1970-01-01 was a Thursday.
  package var monday: Day { adding(-((number + 3) % 7)) }

  package var start: LocalTime { LocalTime(seconds: number * 86_400) }

  package func adding(_ days: Int) -> Day { Day(number: number + days) }
}
