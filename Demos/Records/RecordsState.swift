package import CursesFeedback
package import DemoTimeRecords

/// The state of the list.
package struct RecordsState: Equatable, Sendable {
  package enum Page: String, CaseIterable, Codable, Sendable {
    case records = "Records", days = "Days", projects = "Projects"
  }

  /// Whether the file has the records; one version of the records is written at a time.
  package enum Saving: Equatable, Sendable { case done, writing([Record]), failed(String) }

  /// The time of the last tick.
  package var now: LocalTime
  /// The records, those with the latest start first.
  package private(set) var records: [Record] { didSet { overlapping = records.overlapping } }
  package private(set) var overlapping: Set<Record.ID>
  package var selection: Record.ID?
  package var page = Page.records
  package var draft: RecordDraft?
  /// The records as they were before each change; at the end, those before the latest change.
  package var undoable: [[Record]] = []
  package var saving = Saving.done
  package var toasts: [Toast] = []

  init(_ records: [Record], now: LocalTime) {
    (self.records, self.now) = (records.sorted { $0.start > $1.start }, now)
    overlapping = records.overlapping
    selection = self.records.first?.id
  }

  var running: Record? { records.first { $0.end == nil } }
  var selected: Record? { records.first { $0.id == selection } }
  /// The first day of the week that is shown: that of the selected record.
  var monday: Day { (selected?.start ?? now).day.monday }
  var writing: [Record]? { if case .writing(let records) = saving { records } else { nil } }
  /// The reason why the records could not be saved.
  var problem: String? { if case .failed(let reason) = saving { reason } else { nil } }
  private var nextID: Record.ID { (records.map(\.id).max() ?? 0) + 1 }

  /// Ends the running record; without one, starts one with the project of the selected record.
  mutating func toggle() {
    if let running {
      put(running.ended(at: now))
    } else if let selected {
      put(Record(id: nextID, start: now, project: selected.project, note: selected.note))
    } else {
      startAdding()
    }
  }

  /// Opens the form for a record that starts at the end of today's last one, or now if one runs.
  mutating func startAdding() {
    let ends = records.compactMap(\.end).filter { now.day.start...now ~= $0 }
    let minute = now.adding(-(now.seconds % 60))
    let start = running == nil ? ends.max() ?? minute : minute
    draft = RecordDraft(Record(id: nextID, start: start, project: "", note: ""))
  }

  /// Adds a record, or replaces the one with its identity; if it runs, another running one ends.
  mutating func put(_ record: Record) {
    let others = records.filter { $0.id != record.id }
    change(to: others.map { record.end == nil ? $0.ended(by: record, now) : $0 } + [record])
    selection = record.id
  }

  /// Replaces and saves the records, and keeps the selection near its row.
  mutating func change(to records: [Record]) {
    let row = self.records.firstIndex { $0.id == selection } ?? 0
    undoable.append(self.records)
    self.records = records.sorted { $0.start > $1.start }
    if writing == nil { saving = .writing(self.records) }
    if selected == nil { selection = self.records.prefix(row + 1).last?.id }
  }

  mutating func undo() {
    guard let before = undoable.popLast() else { return }
    change(to: before)
    undoable.removeLast()
  }
}
