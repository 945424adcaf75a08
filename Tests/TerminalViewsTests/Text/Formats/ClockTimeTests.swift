import TerminalViews
import Testing

@Suite struct ClockTimeTests {
  @Test(arguments: ["00:00", "09:30", "23:59"])
  func `a time is made of its description`(text: String) {
    #expect(ClockTime(text).map { "\($0)" } == text)
  }

  @Test(arguments: ["24:00", "12:60", "9:30", "0930", "09:30:00", "-1:00", "+9:30", ""])
  func `a text of another form is no time`(text: String) {
    #expect(ClockTime(text) == nil)
  }

  @Test func `times are ordered by their minutes since midnight`() throws {
    let (early, late) = (try #require(ClockTime("09:59")), try #require(ClockTime("10:01")))
    #expect(early < late)
    #expect(late.minutes - early.minutes == 2)
    #expect(ClockTime(hour: 24, minute: 0) == nil)
    #expect(ClockTime(hour: 1, minute: -1) == nil)
  }

  @Test(
    arguments: [
      ("09:59", 1, "10:00"), ("10:00", -1, "09:59"), ("23:59", 1, nil), ("00:00", -1, nil),
      ("12:00", .max, nil), ("12:00", .min, nil),
    ] as [(String, Int, String?)])
  func `minutes are added within a day`(time: String, minutes: Int, expected: String?) throws {
    #expect(try #require(ClockTime(time)).adding(minutes: minutes)?.description == expected)
  }
}
