import TerminalModel
import TerminalViews
import Testing

/// Fields for dates and times, whose parts are edited in their places.
@Suite struct PartedFieldTests {
  typealias Stage = FormattedFieldTests.Stage

  private func dates(_ text: String) -> Stage<CalendarDate> {
    Stage(value: CalendarDate(text), format: .date())
  }

  @Test func `a deleted part is typed again in its place`() throws {
    var stage = dates("2026-12-24")
    try stage.press("left left left backspace backspace")
    #expect(stage.text == "2026--24")
    stage.type("11")
    #expect(stage.text == "2026-11-24")
    #expect(stage.value == CalendarDate("2026-11-24"))
  }

  @Test func `a selected part is replaced`() throws {
    var stage = dates("2026-12-24")
    try stage.press("left left left shift+left shift+left")
    stage.type("11")
    #expect(stage.value == CalendarDate("2026-11-24"))
  }

  @Test func `a deleted year leaves the month and the day in their places`() throws {
    var stage = dates("2026-12-24")
    try stage.press("home delete delete delete delete")
    #expect(stage.text == "-12-24")
    #expect(stage.value == nil)
    stage.type("2027")
    #expect(stage.value == CalendarDate("2027-12-24"))
  }

  @Test func `a digit before a part replaces its digits, and the cursor moves to the next part`()
    throws
  {
    var stage = dates("2026-12-24")
    try stage.press("home")
    stage.type("20270305")
    #expect(stage.text == "2027-03-05")
    #expect(stage.value == CalendarDate("2027-03-05"))
  }

  @Test func `an edit in the middle is undone and done again`() throws {
    var stage = dates("2026-12-24")
    try stage.press("home right right right right right 0 3")
    #expect(stage.text == "2026-03-24")
    try stage.press("ctrl+z")
    #expect(stage.text == "2026-12-24")
    #expect(stage.value == CalendarDate("2026-12-24"))
    try stage.press("alt+_ 0 5")
    #expect(stage.text == "2026-03-05")
  }

  @Test func `text before the cursor that cannot lead to a date is rejected`() throws {
    var stage = dates("2026-12-24")
    try stage.press("left left left backspace backspace")
    stage.type("13")
    #expect(stage.text.hasPrefix("2026-1-24 "))
    #expect(stage.text.hasSuffix("yyyy-mm-dd"))
    try stage.press("end")
    stage.type("x")
    #expect(stage.text.hasPrefix("2026-1-24 "))
  }

  @Test func `a digit that replaces itself does not join the next one to the steps before`() throws
  {
    var stage = dates("2026-12-24")
    try stage.press("up home 2 1")
    #expect(stage.text == "2126-12-25")
    try stage.press("ctrl+z")
    #expect(stage.text == "2026-12-25")
  }

  @Test func `deletions do not move digits into another part`() throws {
    var stage = dates("2026-11-01")
    try stage.press("left left left backspace")
    #expect(stage.text == "2026-1-01")
    try stage.press("home delete delete")
    #expect(stage.text == "26-1-01")
    try stage.press("end ctrl+u")
    #expect(stage.text == "Title")
  }

  @Test func `a selection across a separator leaves the separator`() throws {
    var stage = dates("2026-12-24")
    try stage.press("left shift+left shift+left shift+left delete")
    #expect(stage.text == "2026-1-4")
    stage.type("02")
    #expect(stage.text == "2026-10-24")
  }

  @Test(arguments: [
    ("2026-2-3", "2026-02-03"), ("202623", "2026-02-03"), ("26-11", "2611"),
    ("2026-5-3-", "2026-05-3"), ("202653", "2026-05-3"), ("202654", "2026-05-04"),
    ("2026-1-9", "2026-01-09"), ("2026--", "2026"), ("2026-1-", "2026-01"),
  ])
  func `a month or a day of one digit gets a leading zero`(typed: String, text: String) {
    var stage = Stage<CalendarDate>(value: nil, format: .date())
    for character in typed { stage.take(.key(Key(.character(character)))) }
    #expect(stage.text.prefix { $0 != " " } == text)
  }

  @Test func `a typed separator moves over the one behind the cursor`() throws {
    var stage = dates("2026-12-24")
    try stage.press("home right right right right - 0 1")
    #expect(stage.text == "2026-01-24")
  }

  @Test func `a pasted date replaces all parts behind the cursor`() throws {
    var stage = dates("2026-12-24")
    try stage.press("home")
    stage.take(.paste("2027-01-05"))
    #expect(stage.value == CalendarDate("2027-01-05"))
  }

  @Test func `a step leaves an incomplete text as it is`() throws {
    let first = try #require(CalendarDate("2026-01-01"))
    let last = try #require(CalendarDate("2026-12-31"))
    var stage = Stage(value: nil, format: .date(in: first...last))
    stage.type("2026-11-2")
    try stage.press("up")
    #expect(stage.text.hasPrefix("2026-11-2"))
    #expect(stage.value == nil)
    stage.type("2")
    #expect(stage.value == CalendarDate("2026-11-22"))
  }

  @Test func `a step from an empty text can be undone`() throws {
    let first = try #require(CalendarDate("2026-01-01"))
    let last = try #require(CalendarDate("2026-12-31"))
    var stage = Stage(value: nil, format: .date(in: first...last))
    try stage.press("up")
    #expect(stage.text == "2026-01-01")
    try stage.press("ctrl+z")
    #expect(stage.text == "Title")
    #expect(stage.value == nil)
  }

  @Test(arguments: ["930", "9:30", "0930", "09:30"])
  func `a time is typed as digits or with a colon`(text: String) {
    var stage = Stage<ClockTime>(value: nil, format: .time())
    stage.type(text)
    #expect(stage.text == "09:30")
    #expect(stage.value == ClockTime("09:30"))
  }

  @Test(arguments: [("24", "2   "), ("2360", "23:06"), ("123", "12:3"), ("0:5", "00:5"), ("x", "")])
  func `hours and minutes that no day has are rejected`(typed: String, text: String) {
    var stage = Stage<ClockTime>(value: nil, format: .time())
    for character in typed { stage.take(.key(Key(.character(character)))) }
    #expect(stage.text.hasPrefix(text))
  }

  @Test func `up and down change the part of a time at the cursor, and carry into the hour`() throws
  {
    var stage = Stage(value: ClockTime("09:59"), format: .time())
    try stage.press("up")
    #expect(stage.text == "10:00")
    try stage.press("home down down")
    #expect(stage.text == "08:00")
    try stage.press("ctrl+z")
    #expect(stage.text == "10:00")
  }

  @Test func `a time stays within its range`() throws {
    let (open, close) = (try #require(ClockTime("08:30")), try #require(ClockTime("17:00")))
    let format = FieldFormat.time(in: open...close)
    #expect(format.beginning("07") == nil)
    #expect(format.beginning("08:2") == nil)
    #expect(format.beginning("17:01") == nil)
    #expect(format.stepped?(close, 1, 5) == close)
    #expect(format.stepped?(nil, 1, 0) == open)
    #expect(format.value("08:29") == nil)
    #expect(format.hint == "08:30 to 17:00")
  }

  @Test func `a step at the end of the day changes nothing`() {
    #expect(FieldFormat<ClockTime>.time().stepped?(ClockTime("23:30"), 1, 0) == nil)
    #expect(FieldFormat<ClockTime>.time().stepped?(ClockTime("00:00"), -1, 5) == nil)
  }
}
