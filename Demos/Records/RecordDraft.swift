import CursesFeedback

/// The texts in the form for a record.
package struct RecordDraft: Equatable, Sendable {
  /// A text of the form.
  package typealias Field = any WritableKeyPath<RecordDraft, String> & Sendable

  /// The identity of the record.
  package let id: Record.ID
  package var date: String, start: String
  /// The end, a duration such as `+1:15`, or empty for a record that runs.
  package var end: String
  package var project: String, note: String

  /// Makes a form with the values of a record.
  init(_ record: Record) {
    let (start, end) = (record.start, record.end)
    (id, project, note, date) = (record.id, record.project, record.note, start.day.text)
    self.start = start.seconds % 60 == 0 ? start.clock : stopwatch(start.secondsOfDay)
    let isShort = end.map { $0.day == start.day && $0.seconds % 60 == 0 } ?? false
    self.end = end.map { isShort ? $0.clock : "+" + stopwatch($0.seconds - start.seconds) } ?? ""
  }

  /// The record of the typed texts, or nil if one of them is invalid.
  var record: Record? {
    guard [dateStatus, startStatus, endStatus, projectStatus].allSatisfy(\.isValid), let startTime
    else { return nil }
    return Record(id: id, start: startTime, end: endTime, project: project, note: note)
  }

  private var startTime: LocalTime? { LocalTime(rawValue: "\(date) \(start)") }

  private var endTime: LocalTime? {
    guard end.hasPrefix("+") else { return LocalTime(rawValue: "\(date) \(end)") }
    let duration = LocalTime.seconds(typed: String(end.dropFirst()))
    return duration.flatMap { startTime?.adding($0) }
  }

  var dateStatus: FieldStatus { .checked(Day(date) != nil, else: "Such as 2026-11-23") }

  var startStatus: FieldStatus {
    .checked(LocalTime(rawValue: "2000-01-01 \(start)") != nil, else: "Such as 9:30 or 0930")
  }

  var endStatus: FieldStatus {
    if end.isEmpty { return .valid }
    guard let startTime, let endTime else { return .invalid("Such as 10:45 or +1:15") }
    return .checked(startTime < endTime, else: "Too early: try +1:15")
  }

  var projectStatus: FieldStatus {
    .checked(!project.allSatisfy(\.isWhitespace), else: "Enter a project")
  }
}

extension FieldStatus {
  fileprivate static func checked(_ isValid: Bool, else message: String) -> FieldStatus {
    isValid ? .confirmed : .invalid(message)
  }
}
