import Foundation
import Testing

@testable import DemoTimeRecords

@Suite struct LocalTimeTests {
  @Test(arguments: [
    ("9", 9 * 3_600), ("09", 9 * 3_600), ("9:30", 34_200), ("09:30", 34_200), ("930", 34_200),
    ("0930", 34_200), ("0:00", 0), ("23:59", 86_340), ("24:00", 86_400), ("9:30:15", 34_215),
    ("99:59", 359_940), ("120:00:05", 432_005),
  ])
  func `a time is typed with or without a colon`(text: String, seconds: Int) {
    #expect(LocalTime.seconds(typed: text) == seconds)
  }

  @Test(arguments: [
    "", ":", "9:", ":30", "9:3", "9:60", "960", "12345", "9.30", "9:30:", "9:30:60", " 9:30", "-9",
    "+9", "10000:00", "99999999999999999:00", "٩:٣٠", "nine",
  ])
  func `an invalid time, or a time in another form, is not accepted`(text: String) {
    #expect(LocalTime.seconds(typed: text) == nil)
  }

  @Test(arguments: [
    "1970-01-01 00:00:00", "2026-11-23 09:05:00", "2026-11-23 23:59:59", "2024-02-29 10:00:01",
  ])
  func `a time is coded as the text that it is made of`(text: String) throws {
    let time = try #require(LocalTime(rawValue: text))
    #expect(time.rawValue == text)
    #expect(try String(decoding: JSONEncoder().encode(time), as: UTF8.self) == "\"\(text)\"")
  }

  @Test(arguments: ["", "2026-11-23", "2026-11-31 09:00:00", "2026-11-23 9:61"])
  func `a text without a valid date and a valid time is no point in time`(text: String) {
    #expect(LocalTime(rawValue: text) == nil)
  }

  @Test(arguments: [
    (0, "0:00", "0:00:00"), (59, "0:00", "0:00:59"), (34_215, "9:30", "9:30:15"),
    (360_000, "100:00", "100:00:00"),
  ])
  func `a duration has hours and minutes`(seconds: Int, short: String, long: String) {
    #expect(hours(seconds) == short)
    #expect(stopwatch(seconds) == long)
  }
}
