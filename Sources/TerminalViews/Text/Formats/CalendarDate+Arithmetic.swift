extension CalendarDate {
  /// The date a number of days later, or earlier if the number is negative; nil outside the years 1
  /// to 9999.
  public func adding(days: Int) -> CalendarDate? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CalendarDate(dayNumber: number)
  }

  /// The date a number of months later, or earlier if the number is negative; nil outside the years
  /// 1 to 9999.
  ///
  /// If the month does not have the day, it is the last day of the month: a month after January 31
  /// is February 28, or 29 in a leap year.
  public func adding(months: Int) -> CalendarDate? {
    let (index, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, index > 0 else { return nil }
    let (year, month) = (index / 12, index % 12 + 1)
    return CalendarDate(
      year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
  }

  /// The number of days from this date to another one; negative if the other one is earlier.
  public func days(to other: CalendarDate) -> Int { other.dayNumber - dayNumber }

  /// The number of days of its month, from 28 to 31.
  public var daysInMonth: Int { Self.days(inMonth: month, of: year) }

  /// The day of the week.
  public var weekday: Weekday { Weekday.allCases[(dayNumber - 1) % 7] }

  /// The week of ISO 8601 that has the date.
  ///
  /// At the turn of a year, it can be a week of the year before or after: 2027-01-01 is in week 53
  /// of 2026.
  public var week: CalendarWeek {
    // A week belongs to the year that has its Thursday.
    let thursday = dayNumber + 4 - weekday.rawValue
    let year = Self.yearAndDay(ofNumber: thursday).year
    return CalendarWeek(year: year, number: (thursday - Self.days(beforeYear: year) - 1) / 7 + 1)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: return isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }
}

extension CalendarDate {
  /// The number of the day; 1 for 0001-01-01, which is a Monday.
  private var dayNumber: Int {
    let months = (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
    return Self.days(beforeYear: year) + months + day
  }

  private init?(dayNumber number: Int) {
    guard (1...Self.days(beforeYear: 10_000)).contains(number) else { return nil }
    var (year, day) = Self.yearAndDay(ofNumber: number)
    var month = 1
    while day > Self.days(inMonth: month, of: year) {
      day -= Self.days(inMonth: month, of: year)
      month += 1
    }
    self.init(year: year, month: month, day: day)
  }

  /// The year of a day, and the number of the day in that year, from 1.
  private static func yearAndDay(ofNumber number: Int) -> (year: Int, day: Int) {
    // 400 years have 146,097 days: the estimate is not too late, and at most two years too early.
    var year = max(1, (number - 1) * 400 / 146_097)
    while days(beforeYear: year + 1) < number { year += 1 }
    return (year, number - days(beforeYear: year))
  }

  private static func days(beforeYear year: Int) -> Int {
    let years = year - 1
    return years * 365 + years / 4 - years / 100 + years / 400
  }

  private static func isLeapYear(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }
}

/// A day of the week, numbered from Monday (1) to Sunday (7), as in ISO 8601.
public enum Weekday: Int, CaseIterable, Codable, Hashable, Sendable {
  /// A day.
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
}

/// A week of ISO 8601: it begins on a Monday, and belongs to the year that has its Thursday.
public struct CalendarWeek: Codable, Hashable, Sendable {
  /// The year to which the week belongs.
  public let year: Int
  /// The number of the week in the year, from 1 to 53.
  public let number: Int
}
