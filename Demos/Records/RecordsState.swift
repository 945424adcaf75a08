package import CursesFeedback

/// The state of the list.
package struct RecordsState: Equatable, Sendable {
  package enum Page: String, CaseIterable, Sendable {
    case records = "Records", days = "Days", projects = "Projects"
  }

  /// The time of the last tick.
  package var now: LocalTime
  package var records: [Record] { didSet { arrange() } }
  package var order = TableOrder("Date", isAscending: false) { didSet { arrange() } }
  /// The records in the order of the table, a running one first.
  package private(set) var listed: [Record] = []
  package private(set) var overlapping: Set<Record.ID> = []
  package var selection: Record.ID?
  package var page = Page.records
  /// The number of weeks from the present one to the one that is shown.
  package var week = 0
  package var draft: RecordDraft?
  /// The records before each change, those before the last one at the end.
  package var undoable: [[Record]] = []
  /// The records in the file, those that are being written, and those that are being exported.
  package var saved: [Record], writing: [Record]?, exporting: [Record]?
  /// The reason why the records could not be saved.
  package var problem: String?
  /// The path of the last export, or the reason of its failure.
  package var exported: String?, exportProblem: String?

  init(_ records: [Record], now: LocalTime) {
    (self.records, saved, self.now) = (records, records, now)
    arrange()
    selection = listed.first?.id
  }

  var running: Record? { records.first { $0.end == nil } }
  var selected: Record? { listed.first { $0.id == selection } }
  var monday: Day { now.day.monday.adding(7 * week) }
  var tickInterval: Duration? { .seconds(running == nil ? 60 : 1) }
  private var nextID: Record.ID { (records.map(\.id).max() ?? 0) + 1 }
  /// Whether a failure keeps the records from being saved.
  var isUnsaved: Bool { records != saved && writing == nil }

  private mutating func arrange() {
    let (now, order) = (now, order)
    let sorted = records.sorted { $0.start > $1.start }.sorted { left, right in
      switch order.column {
      case "Date": order.precedes(left.start, right.start)
      case "Time": order.precedes(left.seconds(now: now), right.seconds(now: now))
      case "Project": order.precedes(left.project, right.project)
      default: order.precedes(left.note, right.note)
      }
    }
    listed = sorted.filter { $0.end == nil } + sorted.filter { $0.end != nil }
    overlapping = records.overlapping
  }

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

  /// Adds a record, or replaces that with its identity; if it runs, another running one ends.
  mutating func put(_ record: Record) {
    change { records in
      let others = records.filter { $0.id != record.id }
      records = others.map { record.end == nil ? $0.ended(at: record.start) : $0 } + [record]
    }
    selection = record.id
  }

  /// Changes the records so that the change can be undone, and keeps the selection near its row.
  mutating func change(_ change: (inout [Record]) -> Void) {
    let row = listed.firstIndex { $0.id == selection } ?? 0
    undoable.append(records)
    change(&records)
    (problem, exported, exportProblem) = (nil, nil, nil)
    if selected == nil { selection = listed.isEmpty ? nil : listed[min(row, listed.count - 1)].id }
  }

  mutating func undo() {
    guard let before = undoable.popLast() else { return }
    change { $0 = before }
    undoable.removeLast()
  }
}
