import TerminalViews
import Testing

@Suite struct CalendarDateTests {
  static let days: [(String, Int, String?)] = [
    ("2026-11-30", 1, "2026-12-01"), ("2026-12-31", 1, "2027-01-01"),
    ("2024-02-28", 1, "2024-02-29"), ("2026-02-28", 1, "2026-03-01"),
    ("2000-02-28", 1, "2000-02-29"), ("1900-02-28", 1, "1900-03-01"),
    ("2024-03-01", -1, "2024-02-29"), ("2026-01-01", -1, "2025-12-31"),
    ("2026-11-22", 0, "2026-11-22"), ("2026-11-22", 400, "2027-12-27"),
    ("0001-01-01", 3_652_058, "9999-12-31"), ("9999-12-31", -3_652_058, "0001-01-01"),
    ("9999-12-31", 1, nil), ("0001-01-01", -1, nil), ("2026-11-22", .max, nil),
    ("2026-11-22", .min, nil),
  ]

  @Test(arguments: days)
  func `adding days goes past the ends of months and years`(
    date: String, days: Int, expected: String?
  ) throws {
    #expect(try #require(CalendarDate(date)).adding(days: days)?.description == expected)
  }

  static let months: [(String, Int, String?)] = [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-05-31", 1, "2026-06-30"),
    ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
    ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
    ("9999-12-01", 1, nil), ("0001-01-01", -1, nil), ("2026-01-01", .max, nil),
    ("2026-01-01", .min, nil),
  ]

  @Test(arguments: months)
  func `adding months keeps the day, or ends on the last day of the month`(
    date: String, months: Int, expected: String?
  ) throws {
    #expect(try #require(CalendarDate(date)).adding(months: months)?.description == expected)
  }

  @Test(arguments: [
    ("2026-11-22", "2026-11-23", 1), ("2026-11-22", "2026-11-22", 0),
    ("2026-11-22", "2026-11-21", -1), ("2024-01-01", "2025-01-01", 366),
    ("1900-01-01", "1901-01-01", 365), ("2000-01-01", "2400-01-01", 146_097),
    ("1970-01-01", "2026-11-28", 20_785), ("0001-01-01", "9999-12-31", 3_652_058),
  ])
  func `the days between two dates are negative if the other one is earlier`(
    date: String, other: String, days: Int
  ) throws {
    let (first, second) = (try #require(CalendarDate(date)), try #require(CalendarDate(other)))
    #expect(first.days(to: second) == days)
    #expect(second.days(to: first) == -days)
  }

  @Test(arguments: ["0001-01-01", "1899-12-01", "1999-12-01", "9997-12-31"])
  func `the days of two years follow one another`(first: String) throws {
    let first = try #require(CalendarDate(first))
    let dates = (0...730).compactMap { first.adding(days: $0) }
    #expect(dates.map { first.days(to: $0) } == Array(0...730))
    #expect(zip(dates, dates.dropFirst()).allSatisfy(<))
    #expect(Set(dates.map(\.description)).count == 731)
    #expect(zip(dates, dates.dropFirst(7)).allSatisfy { $0.weekday == $1.weekday })
  }

  @Test(
    arguments: [
      ("2026-11-28", .saturday), ("2024-02-29", .thursday), ("1970-01-01", .thursday),
      ("2000-01-01", .saturday), ("0001-01-01", .monday), ("9999-12-31", .friday),
    ] as [(String, Weekday)])
  func `a date has a day of the week`(date: String, weekday: Weekday) throws {
    #expect(try #require(CalendarDate(date)).weekday == weekday)
  }

  static let weeks = [
    ("2026-01-01", 2026, 1), ("2026-12-31", 2026, 53), ("2027-01-01", 2026, 53),
    ("2027-01-03", 2026, 53), ("2027-01-04", 2027, 1), ("2024-12-29", 2024, 52),
    ("2024-12-30", 2025, 1), ("2023-01-01", 2022, 52), ("2020-12-31", 2020, 53),
    ("2016-01-03", 2015, 53), ("2012-01-01", 2011, 52), ("2026-11-28", 2026, 48),
    ("0001-01-01", 1, 1), ("9999-12-31", 9999, 52),
  ]

  @Test(arguments: weeks)
  func `the week at the turn of a year belongs to the year of its Thursday`(
    date: String, year: Int, number: Int
  ) throws {
    let week = try #require(CalendarDate(date)).week
    #expect((week.year, week.number) == (year, number))
  }

  @Test(arguments: [
    ("2026-02-01", 28), ("2024-02-01", 29), ("1900-02-01", 28), ("2000-02-01", 29),
    ("2026-04-30", 30), ("2026-12-01", 31),
  ])
  func `a month has 28 to 31 days`(date: String, days: Int) throws {
    #expect(try #require(CalendarDate(date)).daysInMonth == days)
  }

  @Test(arguments: ["2026-11-22", "0001-01-01", "9999-12-31"])
  func `a date is made of its description`(text: String) {
    #expect(CalendarDate(text).map { "\($0)" } == text)
  }

  @Test(arguments: ["2026-11-3", "2026-1122", "26-11-22", "2026-02-30", "+026-11-22", ""])
  func `a text of another form is no date`(text: String) {
    #expect(CalendarDate(text) == nil)
  }
}
