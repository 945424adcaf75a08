import Testing

@testable import DemoTimeRecords

@Suite struct RecordsCSVTests {
  private let start = "2026-11-23 09:00:00", end = "2026-11-23 10:15:30"

  @Test func `the CSV of no records is the header alone`() {
    #expect([Record]().csv == "start,end,duration,project,note\r\n")
  }

  @Test func `records are rows in the order of their starts; a running one has no end`() {
    let records = [
      record("2026-11-23 11:00:00", nil, "App", id: 1), record(start, end, note: "Start", id: 2),
    ]
    #expect(
      records.csv == """
        start,end,duration,project,note\r
        2026-11-23 09:00:00,2026-11-23 10:15:30,1:15:30,Website,Start\r
        2026-11-23 11:00:00,,,App,\r

        """)
  }

  @Test(arguments: [
    ("a, b", "\"a, b\""), ("say \"no\"", "\"say \"\"no\"\"\""), ("\"", "\"\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("two\r\nlines", "\"two\r\nlines\""),
    ("one\rtwo", "\"one\rtwo\""), ("\"\u{301}", "\"\"\"\u{301}\""), (",\u{301}", "\",\u{301}\""),
    (" blank ", " blank "), ("größer; 'x'", "größer; 'x'"),
  ])
  func `commas, quotes and line breaks are quoted`(note: String, field: String) {
    let rows = [record(start, end, note, note: note)].csv
    let expected =
      "start,end,duration,project,note\r\n\(start),\(end),1:15:30,\(field),\(field)\r\n"
    #expect(Array(rows.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
