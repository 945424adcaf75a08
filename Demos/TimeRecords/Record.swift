/// Work on a project, from a start to an end, or still running.
package struct Record: Codable, Equatable, Identifiable, Sendable {
  package let id: Int
  package let start: LocalTime
  /// The end, or nil while the record runs.
  package let end: LocalTime?
  package let project: String
  package let note: String

  package init(id: Int, start: LocalTime, end: LocalTime? = nil, project: String, note: String) {
    (self.id, self.start, self.end, self.project, self.note) = (id, start, end, project, note)
  }

  /// The seconds up to the end, or up to the present.
  package func seconds(now: LocalTime) -> Int { max(0, (end ?? now).seconds - start.seconds) }

  /// The seconds within the given days; a record that goes past midnight has seconds in each day.
  package func seconds(from day: Day, days: Int = 1, now: LocalTime) -> Int {
    let (first, last) = (max(start, day.start), min(end ?? now, day.adding(days).start))
    return max(0, last.seconds - first.seconds)
  }

  /// The record with its end, or, if it runs, with an end at the given time.
  package func ended(at time: LocalTime) -> Record {
    Record(id: id, start: start, end: end ?? max(start, time), project: project, note: note)
  }

  /// The record as it ends, unless it has ended, when another one runs: at the start of that one if
  /// this one runs then, and otherwise now.
  package func ended(by other: Record, _ now: LocalTime) -> Record {
    ended(at: start < other.start && other.start <= now ? other.start : now)
  }

  package func overlaps(_ other: Record) -> Bool {
    start.seconds < other.limit && other.start.seconds < limit
  }

  /// The second of the end, or the largest number while the record runs.
  fileprivate var limit: Int { end?.seconds ?? .max }
}

extension [Record] {
  package func seconds(from day: Day, days: Int = 1, now: LocalTime) -> Int {
    reduce(0) { $0 + $1.seconds(from: day, days: days, now: now) }
  }

  /// The projects of a week and their seconds, the largest number first.
  package func projects(inWeekOf day: Day, now: LocalTime) -> [(name: String, seconds: Int)] {
    Dictionary(grouping: self, by: \.project)
      .map { ($0.key, $0.value.seconds(from: day.monday, days: 7, now: now)) }
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
}
