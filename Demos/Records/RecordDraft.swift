import CursesFeedback
package import DemoTimeRecords

/// The texts in the form for a record.
package struct RecordDraft: Codable, Equatable, Sendable {
  /// The identity of the record.
  package let id: Record.ID
  package var date: String, start: String, project: String, note: String
  /// The end, a duration such as `+1:15`, or empty for a record that runs.
  package var end: String

  init(_ record: Record) {
    let start = record.start
    let end = record.end.map { end in
      end.day == start.day ? end.typed : "+" + stopwatch(end.seconds - start.seconds)
    }
    (id, project, note) = (record.id, record.project, record.note)
    (date, self.start, self.end) = (start.day.text, start.typed, end ?? "")
  }

  /// The record of the typed texts, or nil if one of them is invalid.
  var record: Record? {
    guard [endStatus, projectStatus].allSatisfy(\.isValid), let startTime else { return nil }
    return Record(id: id, start: startTime, end: endTime, project: project, note: note)
  }

  private var startTime: LocalTime? { LocalTime(rawValue: "\(date) \(start)") }

  private var endTime: LocalTime? {
    guard end.hasPrefix("+") else { return LocalTime(rawValue: "\(date) \(end)") }
    let duration = LocalTime.seconds(typed: String(end.dropFirst()))
    return duration.flatMap { startTime?.adding($0) }
  }

  var dateStatus: FieldStatus { .valid(if: Day(date) != nil, else: "Such as 2026-11-23") }

  var startStatus: FieldStatus {
    .valid(if: LocalTime(rawValue: "2000-01-01 \(start)") != nil, else: "Such as 9:30 or 0930")
  }

  var endStatus: FieldStatus {
    if end.isEmpty { return .valid }
    guard let startTime, let endTime else { return .invalid("Such as 10:45 or +1:15") }
    return .valid(if: startTime < endTime, else: "Too early: try +1:15")
  }

  var projectStatus: FieldStatus { .valid(if: !project.isEmpty, else: "Enter a project") }
}
