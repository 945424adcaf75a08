/// Work on a project, from a start to an end, or still running.
package struct Record: Codable, Equatable, Identifiable, Sendable {
  package let id: Int
  package var start: LocalTime
  /// The end, or nil while the record runs.
  package var end: LocalTime? = nil
  package var project: String
  package var note: String

  /// The seconds up to the end, or up to the present.
  package func seconds(now: LocalTime) -> Int { max(0, (end ?? now).seconds - start.seconds) }

  /// The seconds that are in some days; a record that goes past midnight has seconds in each day.
  package func seconds(from day: Day, days: Int = 1, now: LocalTime) -> Int {
    let (first, last) = (max(start, day.start), min(end ?? now, day.adding(days).start))
    return max(0, last.seconds - first.seconds)
  }

  /// The record with an end if it runs.
  func ended(at time: LocalTime) -> Record {
    Record(
      id: id, start: start, end: end ?? max(start, time), project: project, note: note)
  }

  package func overlaps(_ other: Record) -> Bool {
    start.seconds < other.limit && other.start.seconds < limit
  }

  /// The second of the end; a running record has none yet.
  fileprivate var limit: Int { end?.seconds ?? .max }
}

extension [Record] {
  package func seconds(from day: Day, days: Int = 1, now: LocalTime) -> Int {
    reduce(0) { $0 + $1.seconds(from: day, days: days, now: now) }
  }

  /// The projects with time in some days, and their seconds, the largest number first.
  package func projects(from day: Day, days: Int, now: LocalTime) -> [(name: String, seconds: Int)]
  {
    Dictionary(grouping: self, by: \.project)
      .map { ($0.key, $0.value.seconds(from: day, days: days, now: now)) }
      .filter { $0.1 > 0 }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The records that have a time in common with another one.
  package var overlapping: Set<Record.ID> {
    var (found, latest) = (Set<Record.ID>(), Record?.none)
    for record in sorted(by: { $0.start < $1.start }) {
      if let latest, latest.overlaps(record) { found.formUnion([latest.id, record.id]) }
      if record.limit > latest?.limit ?? 0 { latest = record }
    }
    return found
  }

  /// The records as comma-separated values (RFC 4180), in the order of their starts.
  package var csv: String {
    let rows = sorted { $0.start < $1.start }.map { record in
      let duration = record.end.map { stopwatch($0.seconds - record.start.seconds) }
      return [
        record.start.rawValue, record.end?.rawValue ?? "", duration ?? "", record.project,
        record.note,
      ]
    }
    return ([["start", "end", "duration", "project", "note"]] + rows)
      .map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension String {
  /// The text, in quotes if it has a comma, a quote or a line break.
  fileprivate var csvField: String {
    guard unicodeScalars.contains(where: { [",", "\"", "\r", "\n"].contains($0) }) else {
      return self
    }
    return "\"" + unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
