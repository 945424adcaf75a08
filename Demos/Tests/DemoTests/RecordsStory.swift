import CursesFeedback
import CursesFeedbackTesting
import Foundation
import Synchronization
import Testing

@testable import DemoTimeRecords
@testable import RecordsDemo

@MainActor
@Suite(.timeLimit(.minutes(30))) struct RecordsStory {
  private let time = WallTime("2026-11-25 14:07:30")
  private let app: TestApp<Records>

  init() {
    app = TestApp(
      Records.example { [time] in time.now }, size: Size(columns: 80, rows: 24))
  }

  /// Advances the wall clock by a number of seconds, and the clock of the loop by one second.
  private func advance(by seconds: Int) {
    time.advance(by: seconds)
    app.advance(by: .seconds(1))
  }

  /// Replaces the text of the field with the focus, and goes to the next one.
  private func fillIn(_ text: String) {
    app.press(.ctrl("u"))
    app.type(text)
    app.press(.tab)
  }

  @Test(arguments: [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ])
  func `the records fit on the screen in each of their states`(size: Size) {
    func snapshot(_ name: String) {
      expectSnapshot(of: app.frame, named: "\(size.columns)x\(size.rows) \(name)")
    }
    app.resize(columns: size.columns, rows: size.rows)
    snapshot("1 records")
    app.press("2")
    snapshot("2 days")
    app.press("3")
    snapshot("3 projects")
    app.press("1", "s")
    advance(by: 3_725)
    snapshot("4 running")
    app.press("a")
    fillIn("2026-11-24")
    fillIn("14")
    fillIn("13")
    snapshot("5 invalid")
    app.press("shift+tab")
    fillIn("+2:30")
    fillIn("Support")
    snapshot("6 overlapping")
    app.press(.enter)
    snapshot("7 flagged")
    app.answer("save", with: .savingFailed("The disk is full."))
    snapshot("8 not saved")
  }

  @Test func `an empty list says how to begin`() {
    let app = TestApp(Records([], now: { [time] in time.now }), size: Size(columns: 60, rows: 14))
    expectSnapshot(of: app.frame)
    app.press("s")
    #expect(app.state.draft?.start == "14:07")
  }

  @Test func `s starts a record like the selected one, and s ends it`() {
    app.press(.down, "s")
    #expect(app.state.running?.project == "App")
    advance(by: 754)
    #expect(app.frame.text.contains("● 0:12:34"))
    app.press("s")
    #expect(app.state.running == nil)
    #expect(app.state.selected?.start.rawValue == "2026-11-25 14:07:30")
    #expect(app.state.selected?.end?.rawValue == "2026-11-25 14:20:04")
  }

  @Test func `the clock is read once a minute, and each second while a record runs`() {
    time.advance(by: 86_400)
    app.advance(by: .seconds(59))
    #expect(app.frame.text.contains("Wed 25 Nov  "))
    app.advance(by: .seconds(1))
    #expect(app.frame.text.contains("Thu 26 Nov  "))
    app.press("s")
    advance(by: 1)
    #expect(app.frame.text.contains("● 0:00:01"))
    advance(by: 3_600)
    #expect(app.frame.text.contains("● 1:00:01"))
  }

  @Test func `a adds a record that starts at the end of the last one of today`() {
    app.press("a")
    #expect(app.state.draft?.start == "12:30")
    fillIn("2026-11-25")
    fillIn("1230")
    fillIn("+1:15")
    app.type("web")
    app.press(.right, .enter)
    #expect(app.state.draft == nil)
    #expect(app.state.selected?.project == "Website")
    #expect(app.state.selected?.end?.rawValue == "2026-11-25 13:45:00")
    app.press("a")
    #expect(app.state.draft?.start == "13:45")
  }

  @Test func `adding a running record ends the record that was running`() {
    app.press("s")
    advance(by: 600)
    app.press("a", .tab, .tab, .tab)
    app.type("Mail")
    app.press(.enter)
    #expect(app.state.records.filter { $0.end == nil }.map(\.project) == ["Mail"])
    #expect(app.state.records.map(\.end?.rawValue).contains("2026-11-25 14:17:00"))
  }

  @Test func `an invalid form keeps the record as it was`() {
    let record = app.state.selected
    app.press(.enter, .tab)
    fillIn("nine")
    app.press(.enter)
    #expect(app.frame.text.contains("Such as 9:30 or 0930"))
    app.press(.escape)
    #expect(app.state.selected == record)
  }

  @Test func `d deletes a record, and u undoes each kind of change`() {
    let records = app.state.records
    app.press("d")
    #expect(app.state.records.count == records.count - 1)
    #expect(app.state.selected != nil)
    app.press("s")
    advance(by: 60)
    app.press("s", "e", .tab, .tab, .tab, .tab)
    app.type("!")
    app.press(.enter)
    #expect(app.state.undoable.count == 4)
    app.press("u", "u", "u", "u")
    #expect(app.state.records == records)
    #expect(!app.frame.text.contains("Undo"))
  }

  @Test func `the days show the total of each day of the selected week, of a night in both`() {
    app.press("2")
    expectSnapshot(of: app.frame, named: "this week")
    app.press("1", .end, "2")
    expectSnapshot(of: app.frame, named: "week before")
  }

  @Test func `one version of the records is written at a time, the latest version last`() {
    app.press("d", "d")
    #expect(app.state.writing?.count == 12)
    app.answer("save", with: .saved)
    #expect(app.state.writing?.count == 11)
    app.answer("save", with: .saved)
    #expect(app.pendingEffects == [])
  }

  @Test func `a failed save is shown and keeps q from ending the program, until r has saved`() {
    app.press("d")
    app.answer("save", with: .savingFailed("The disk is full."))
    app.press("q")
    #expect(!app.hasEnded)
    #expect(app.frame.text.contains("✗ Not saved: The disk is full."))
    app.press("r")
    app.answer("save", with: .saved)
    #expect(!app.frame.text.contains("✗"))
    app.press("q")
    #expect(app.hasEnded)
  }

  @Test func `quitting right after a change saves it first`() {
    app.press("s", "q")
    #expect(app.pendingEffects == ["save"])
    #expect(!app.hasEnded)
    app.answer("save", with: .saved)
    #expect(app.hasEnded)
  }

  @Test func `x exports the records, and shows the path for ten seconds`() async throws {
    let list = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    let records = [record("2026-11-23 09:00:00", nil, note: "a, \"b\"")]
    let app = TestApp(
      Records(records, file: list, now: { [time] in time.now }), size: Size(columns: 80, rows: 20))
    app.press("x")
    app.letRun("export")
    await app.settle()
    let path = list.path + ".csv"
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    #expect(app.state.toasts.map(\.text) == ["Exported to \(path)"])
    #expect(app.frame.text.contains("✓ Exported to"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == records.csv)
    app.advance(by: .seconds(10))
    #expect(!app.frame.text.contains("✓"))
  }

  @Test func `a failed export keeps no change from being saved`() {
    app.press("d", "x", "d")
    app.answer("export", with: .exportEnded("Not exported: The disk is full.", .error))
    #expect(app.frame.text.contains("✗ Not exported: The disk is full."))
    app.answer("save", with: .saved)
    app.answer("save", with: .saved)
    #expect(app.state.saving == .done)
  }

  @Test func `the table has the focus again after another page`() {
    app.press("2", "1", .down)
    #expect(app.state.selected == app.state.records[1])
    app.click("Days")
    app.click("Records  Days")
    app.press(.down)
    #expect(app.state.selected == app.state.records[2])
  }

  @Test func `no two bindings share a key`() {
    app.press("s", "d")
    #expect(app.keyConflicts == [])
    app.press("2")
    #expect(app.keyConflicts == [])
  }

  @Test func `the README has the catalogue of keys`() throws {
    app.press("d")
    let table = KeyCatalogue(of: Records([], now: { [time] in time.now }).keys(app.state)).markdown
    let demos = URL(filePath: #filePath).appending(path: "../../..").standardized
    let readme = try String(contentsOf: demos.appending(path: "Records/README.md"), encoding: .utf8)
    #expect(readme.contains(table))
  }

  @Test func `the README shows a frame of the records`() {
    app.press("s")
    advance(by: 4_354)
    expectPicture(of: app.frame, title: "records", at: "../../Records/records.svg")
  }
}

/// A wall clock that the test advances.
private final class WallTime: Sendable {
  private let time: Mutex<LocalTime>

  init(_ text: String) { time = Mutex(DemoTests.time(text)) }

  var now: LocalTime { time.withLock(\.self) }

  func advance(by seconds: Int) {
    time.withLock { $0 = $0.adding(seconds) }
  }
}
