import CursesFeedback
import DemoTimeRecords
import Testing

@testable import RecordsDemo

@Suite struct RecordDraftTests {
  /// A form for 23 November, from 9:30.
  private func draft(start: String = "9:30", end: String, project: String = "App") -> RecordDraft {
    var draft = RecordDraft(record("2026-11-23 09:00:00", nil))
    (draft.start, draft.end, draft.project) = (start, end, project)
    return draft
  }

  @Test(arguments: [
    ("10:45", "2026-11-23 10:45:00"), ("1045", "2026-11-23 10:45:00"),
    ("+1:15", "2026-11-23 10:45:00"), ("+0:00:30", "2026-11-23 09:30:30"),
    ("24:00", "2026-11-24 00:00:00"), ("+15", "2026-11-24 00:30:00"),
    ("+16:00", "2026-11-24 01:30:00"), ("+48:00", "2026-11-25 09:30:00"),
  ])
  func `the end is a time of the day or a duration`(end: String, time: String) {
    #expect(draft(end: end).endStatus == .valid)
    #expect(draft(end: end).record?.end?.rawValue == time)
  }

  @Test(arguments: ["9:30", "9", "0:00", "+0:00"])
  func `an end that is not after the start is invalid`(end: String) {
    let message = "Too early: try +1:15"
    #expect(draft(end: end).endStatus == .invalid(message))
    #expect(draft(end: end).record == nil)
  }

  @Test(arguments: ["x", "25:00", "+", "+x", "++1:15", "9:99"])
  func `an end that is no time is invalid`(end: String) {
    #expect(draft(end: end).endStatus == .invalid("Such as 10:45 or +1:15"))
    #expect(draft(end: end).record == nil)
  }

  @Test(arguments: ["", "24:01", "9:3", "+1:15"])
  func `a start that is no time of the day is invalid`(start: String) {
    #expect(!draft(start: start, end: "").startStatus.isValid)
    #expect(draft(start: start, end: "").record == nil)
  }

  @Test func `a record without an end runs, and one without a project is invalid`() {
    #expect(draft(end: "").record == record("2026-11-23 09:30:00", nil, "App"))
    #expect(draft(end: "", project: "").record == nil)
  }

  @Test(arguments: [
    ("2026-11-23 09:30:00", "2026-11-23 10:45:00", "9:30", "10:45"),
    ("2026-11-23 09:30:10", "2026-11-23 10:45:30", "9:30:10", "10:45:30"),
    ("2026-11-23 22:30:00", "2026-11-24 01:15:00", "22:30", "+2:45:00"),
    ("2026-11-23 22:30:00", "2026-11-24 00:00:00", "22:30", "+1:30:00"),
  ])
  func `the form of a record makes the same record`(
    start: String, end: String, typedStart: String, typedEnd: String
  ) {
    let record = record(start, end, note: "Note")
    let draft = RecordDraft(record)
    #expect(draft.start == typedStart)
    #expect(draft.end == typedEnd)
    #expect(draft.record == record)
  }
}
