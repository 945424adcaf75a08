/// A day of the Gregorian calendar from 1970 on, without a time zone.
package struct Day: Hashable, Sendable {
  /// The days since 1970-01-01.
  package let number: Int

  package init(number: Int) { self.number = number }

  /// Makes the day of a date such as `2026-11-23`; nil if there is no such day.
  package init?(_ date: String) {
    guard let match = date.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard number >= 0, text == date else { return nil }
  }

  /// Counts years from March on, so that a leap day is the last day of its year.
  private init(year: Int, month: Int, day: Int) {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let days = 365 * year + year / 4 - year / 100 + year / 400
    number = days + (153 * month + 2) / 5 + day - 719_469
  }

  private var date: (year: Int, month: Int, day: Int) {
    var (year, month) = (1970 + number / 365, 12)
    while Day(year: year, month: 1, day: 1).number > number { year -= 1 }
    while Day(year: year, month: month, day: 1).number > number { month -= 1 }
    return (year, month, number - Day(year: year, month: month, day: 1).number + 1)
  }

  /// The date in the form of ISO 8601: `2026-11-23`.
  package var text: String { "\(date.year)-\(twoDigits(date.month))-\(twoDigits(date.day))" }

  /// The day and the month: `23 Nov`.
  package var name: String {
    "\(date.day) \("JanFebMarAprMayJunJulAugSepOctNovDec".dropFirst(3 * (date.month - 1)).prefix(3))"
  }

  package var weekdayName: String {
    String("MonTueWedThuFriSatSun".dropFirst(3 * (number - monday.number)).prefix(3))
  }

  /// The first day of the week; 1970-01-01 was a Thursday.
  package var monday: Day { adding(-((number + 3) % 7)) }

  package var start: LocalTime { LocalTime(seconds: number * 86_400) }

  package func adding(_ days: Int) -> Day { Day(number: number + days) }
}

/// A number from 0 to 99 in two digits.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
