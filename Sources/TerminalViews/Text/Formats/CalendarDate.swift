/// A day of the Gregorian calendar, in the years 1 to 9999.
public struct CalendarDate: Codable, Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Makes a date, or returns nil if the calendar does not have it.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Makes a date of a text such as `2026-11-22`, or returns nil if it is not a date.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads a date; one that the calendar does not have is an error.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let date = CalendarDate(text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\(text) is not a date."))
    }
    self = date
  }

  /// Writes the date as text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeapYear = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    switch month {
    case 2: return isLeapYear ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// The date a number of days later (earlier if negative), or nil outside the calendar's years.
  func adding(days: Int) -> CalendarDate? {
    var (year, month, day) = (year, month, day + days)
    while day < 1 {
      (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
      day += Self.days(inMonth: month, of: year)
    }
    while day > Self.days(inMonth: month, of: year) {
      day -= Self.days(inMonth: month, of: year)
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// The date a number of months later (earlier if negative), on the month's last day if it does
  /// not have the same day; nil outside the calendar's years.
  func adding(months: Int) -> CalendarDate? {
    let index = year * 12 + month - 1 + months
    guard index > 0 else { return nil }
    let (year, month) = (index / 12, index % 12 + 1)
    return CalendarDate(
      year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
  }
}

extension CalendarDate: Comparable, CustomStringConvertible {
  /// Whether a date is before another one.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The date in the form `2026-11-22`.
  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, digits in
      String(repeating: "0", count: digits - String(number).count) + String(number)
    }
    .joined(separator: "-")
  }
}
