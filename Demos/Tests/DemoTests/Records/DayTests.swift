import Testing

@testable import DemoTimeRecords

@Suite struct DayTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1970-12-31", 364), ("1972-02-29", 789), ("2000-02-29", 11_016),
    ("2000-03-01", 11_017), ("2026-11-23", 20_780), ("2100-02-28", 47_540),
    ("2100-03-01", 47_541), ("9999-12-31", 2_932_896),
  ])
  func `a date and its number of days since 1970-01-01 convert to each other`(
    date: String, number: Int
  ) {
    #expect(Day(date)?.number == number)
    #expect(Day(number: number).text == date)
  }

  @Test func `each day of 400 years has a date of its own`() {
    let texts = (0..<146_097).map { Day(number: $0).text }
    #expect(texts == texts.sorted())
    #expect(Set(texts).count == 146_097)
    #expect(texts.last == "2369-12-31")
  }

  @Test(arguments: [
    "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-3", "1969-12-31",
    "", "2026-11", "23.11.2026", "２０２６-11-23",
  ])
  func `an invalid date, or a date in another form, is no day`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01", "Thu", "1 Jan", "1969-12-29"), ("2026-11-22", "Sun", "22 Nov", "2026-11-16"),
    ("2026-11-23", "Mon", "23 Nov", "2026-11-23"), ("2024-02-29", "Thu", "29 Feb", "2024-02-26"),
  ])
  func `a day has a name, and a week that begins on Monday`(
    date: String, weekday: String, name: String, monday: String
  ) throws {
    let day = try #require(Day(date))
    #expect(day.weekdayName == weekday)
    #expect(day.name == name)
    #expect(day.monday.text == monday)
  }
}
