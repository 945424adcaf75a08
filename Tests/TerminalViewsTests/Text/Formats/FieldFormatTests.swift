import RandomNumbers
import Testing

@testable import TerminalViews

@Suite struct FieldFormatTests {
  static let integers: [(ClosedRange<Int>, String, Bool, Int?)] = [
    (0...120, "", true, nil), (0...120, "0", true, 0), (0...120, "12", true, 12),
    (0...120, "121", false, nil), (0...120, "1200", false, nil), (0...120, "-", false, nil),
    (0...120, "01", false, nil), (0...120, "1a", false, nil), (0...120, "+1", false, nil),
    (100...150, "1", true, nil), (100...150, "16", false, nil), (100...150, "2", false, nil),
    (-20...(-10), "-", true, nil), (-20...(-10), "-1", true, nil), (-20...(-10), "-15", true, -15),
    (-20...(-10), "-3", false, nil), (-20...(-10), "1", false, nil), (-5...5, "-0", false, nil),
    (5...9, "0", false, nil), (1000...1999, "1", true, nil), (1000...1999, "20", false, nil),
    (Int.min...Int.max, "9223372036854775807", true, .max),
    (Int.min...Int.max, "9223372036854775808", false, nil),
    (Int.min...Int.max, "-9223372036854775808", true, .min),
  ]

  @Test(arguments: integers)
  func `an integer format takes the beginnings of numbers in its range, and reads whole ones`(
    range: ClosedRange<Int>, text: String, isBeginning: Bool, value: Int?
  ) {
    let format = FieldFormat.integer(in: range)
    #expect((format.beginning(text) != nil) == isBeginning)
    #expect(format.value(text) == value)
  }

  @Test(arguments: 0..<100)
  func `a text is a beginning if a number of the range begins with it`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let ends = [
      Int.random(in: -1200...1200, using: &random), Int.random(in: -1200...1200, using: &random),
    ]
    .sorted()
    let format = FieldFormat.integer(in: ends[0]...ends[1])
    let texts = (ends[0]...ends[1]).map(String.init)
    for number in -130...130 {
      let text = "\(number)"
      #expect((format.beginning(text) != nil) == texts.contains { $0.hasPrefix(text) }, "\(text)")
    }
  }

  static let decimals: [(String, Bool, Double?)] = [
    ("", true, nil), ("1", true, 1), ("1.", true, nil), ("1.2", true, 1.2), ("1.25", true, 1.25),
    ("1.255", false, nil), ("1.2.", false, nil), (".5", false, nil), ("-", true, nil),
    ("-9.99", true, -9.99), ("10", true, 10), ("10.5", false, nil), ("1e", false, nil),
    ("00", false, nil), ("0.05", true, 0.05), ("nan", false, nil), ("-10.01", false, nil),
  ]

  @Test(arguments: decimals)
  func `a decimal format takes at most two digits behind the point`(
    text: String, isBeginning: Bool, value: Double?
  ) {
    let format = FieldFormat.decimal(in: -10...10)
    #expect((format.beginning(text) != nil) == isBeginning)
    #expect(isBeginning ? format.value(text) == value : true)
  }

  static let numbers: [(Double, Int, String)] = [
    (0.1 + 0.2, 2, "0.3"), (1, 2, "1"), (-0.05, 2, "-0.05"), (1234.5, 1, "1234.5"), (2.5, 0, "3"),
    (-0.001, 2, "0"), (100, 0, "100"),
  ]

  @Test(arguments: numbers)
  func `a number is rounded to its digits`(number: Double, digits: Int, text: String) {
    #expect(number.text(fractionDigits: digits) == text)
  }

  static let dates: [(String, String?, Bool)] = [
    ("2", "2", false), ("2026", "2026", false), ("202611", "2026-11", false),
    ("20261122", "2026-11-22", true), ("2026-11-22", "2026-11-22", true), ("2026-13", nil, false),
    ("2026-02-3", nil, false), ("2026-02-29", nil, false), ("2024-02-29", "2024-02-29", true),
    ("2024-00", nil, false), ("0000", nil, false), ("x", nil, false), ("202611223", nil, false),
    ("2026-11-0", "2026-11-0", false), ("2026-11-00", nil, false),
  ]

  @Test(arguments: dates)
  func `a date gets its hyphens, and days that no month has are rejected`(
    text: String, formatted: String?, isDate: Bool
  ) {
    let format = FieldFormat<CalendarDate>.date()
    #expect(format.beginning(text) == formatted)
    #expect((formatted.flatMap(format.value) != nil) == isDate)
  }

  @Test func `a date outside the range is rejected as soon as it is known`() throws {
    let first = try #require(CalendarDate("2026-03-10"))
    let last = try #require(CalendarDate("2026-11-22"))
    let format = FieldFormat.date(in: first...last)
    #expect(format.beginning("2025") == nil)
    #expect(format.beginning("2026-12") == nil)
    #expect(format.beginning("2026-11-23") == nil)
    #expect(format.beginning("2026-11-2") != nil)
    #expect(format.stepped?(last, 1, 4) == last)
    #expect(format.stepped?(nil, 1, 0) == first)
  }

  static let steps = [
    ("2024-02-29", 4, 1, "2025-02-28"), ("2026-01-31", 7, 1, "2026-02-28"),
    ("2026-12-31", 10, 1, "2027-01-01"), ("2026-01-01", 10, -1, "2025-12-31"),
    ("2026-01-15", 5, -1, "2025-12-15"),
  ]

  @Test(arguments: steps)
  func `a step changes the part with the cursor`(
    date: String, cursor: Int, step: Int, next: String
  ) {
    let format = FieldFormat<CalendarDate>.date()
    #expect(format.stepped?(CalendarDate(date), step, cursor)?.description == next)
  }

  @Test func `dates begin with the year 1 and end with the year 9999`() {
    let format = FieldFormat<CalendarDate>.date()
    #expect(format.stepped?(CalendarDate("9999-12-31"), 1, 10) == nil)
    #expect(format.stepped?(CalendarDate("0001-01-01"), -1, 4) == nil)
    #expect(CalendarDate(year: 0, month: 1, day: 1) == nil)
  }

  static let masked: [(String, String?, String?)] = [
    ("0", "(0", nil), ("030", "(030", nil), ("0301", "(030) 1", nil), ("(030) 1", "(030) 1", nil),
    ("0301234567", "(030) 123-4567", "0301234567"), ("03012345678", nil, nil), ("a", nil, nil),
    ("", "", nil),
  ]

  @Test(arguments: masked)
  func `a mask inserts its fixed characters`(text: String, formatted: String?, value: String?) {
    let format = FieldFormat<String>.mask("(###) ###-####")
    #expect(format.beginning(text) == formatted)
    #expect(formatted.flatMap(format.value) == value)
  }

  @Test func `a value is placed behind the fixed characters, also if it begins with one of them`() {
    let format = FieldFormat<String>.mask("+1 ###")
    #expect(format.text("123") == "+1 123")
    #expect(format.value("+1 123") == "123")
  }

  @Test(arguments: [
    (Double.infinity, "inf"), (.nan, "nan"), (1e300, "1e+300"), (-1e19, "-1e+19"),
    (1e15, "1000000000000000"),
  ])
  func `a number with too many digits has its usual description`(number: Double, text: String) {
    #expect(number.text(fractionDigits: 2) == text)
  }

  @Test(arguments: [
    ("4", "+4"), ("+", ""), ("49", "+49"), ("494", "+49 4"), ("+49 ", "+49"), ("1", "+49 1"),
    ("+49 12", "+49 12"), ("+49 12-7", "+49 12-7"), ("+49 127", "+49 12-7"), ("127", "+49 12-7"),
    ("1273", "+49 12-73"),
  ])
  func `the fixed digits of a mask can be typed or left out`(text: String, formatted: String) {
    #expect(FieldFormat<String>.mask("+49 ##-7#").beginning(text) == formatted)
  }

  @Test func `a mask has letters, any characters and fixed digits`() {
    let format = FieldFormat<String>.mask("+4 @#*")
    #expect(format.beginning("é1?") == "+4 é1?")
    #expect(format.value("+4 é1?") == "é1?")
    #expect(format.beginning("1") == nil)
    #expect(format.text("b2c") == "+4 b2c")
  }

  @Test(
    arguments: [
      (0...0.25, 1, 0.1, 0.2, 1, 0.2), (0...0.25, 1, 0.1, 0.1, 1, 0.2),
      (0.001...1, 2, 0.5, 0.5, -1, 0.01), (0.12...0.18, 1, 0.1, 0.12, 1, nil),
    ] as [(ClosedRange<Double>, Int, Double, Double, Int, Double?)])
  func `a step stays in the range when its result is rounded`(
    range: ClosedRange<Double>, digits: Int, step: Double, value: Double, direction: Int,
    expected: Double?
  ) throws {
    let format = FieldFormat.decimal(in: range, fractionDigits: digits, step: step)
    let stepped = try #require(format.stepped)
    #expect(stepped(value, direction, 0) == expected)
  }
}
