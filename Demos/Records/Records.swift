package import CursesFeedback
import DemoLaunching
package import DemoTimeRecords
import Foundation

/// A list of the times that were spent on projects, kept in a file.
package struct Records: Component {
  package typealias State = RecordsState

  package enum Event: Codable, Sendable {
    case timeAsked(toggles: Bool), timeRead(LocalTime, toggles: Bool), deleted, undone
    case selected(Record.ID), pageSelected(State.Page)
    case addingStarted, editingStarted, typed(RecordDraft), draftEntered, draftClosed
    case saved, savingFailed(String), savingRepeated
    case exportAsked, exportEnded(String, Toast.Level), toastExpired(Toast.ID)
  }

  package let initial: State
  private let file: URL?
  private let now: LocalTime.Clock

  /// Makes a list of records, which are saved in the JSON file unless `file` is nil; `now` returns
  /// the present in the user's time zone.
  init(_ records: [Record], file: URL? = nil, now: @escaping LocalTime.Clock) {
    (self.file, self.now) = (file, now)
    initial = State(records, now: now())
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    // Feedbacks answer them.
    case .timeAsked, .exportAsked: break
    case .timeRead(let time, let toggles):
      state.now = time
      if toggles { state.toggle() }
    case .deleted: state.change(to: state.records.filter { $0.id != state.selection })
    case .undone: state.undo()

    case .selected(let id): state.selection = id
    case .pageSelected(let page): state.page = page
    case .addingStarted: state.startAdding()
    case .editingStarted: state.draft = state.selected.map(RecordDraft.init)
    case .typed(let draft): if state.draft != nil { state.draft = draft }
    case .draftEntered:
      if let record = state.draft?.record { state.put(record) }
      state.draft = nil
    case .draftClosed: state.draft = nil

    // Records that have changed during the write are written next.
    case .saved: state.saving = state.writing == state.records ? .done : .writing(state.records)
    case .savingFailed(let reason): state.saving = .failed(reason)
    case .savingRepeated: state.saving = .writing(state.records)
    case .exportEnded(let text, let level): state.toasts.show(text, level: level)
    case .toastExpired(let id): state.toasts.dismiss(id)
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(toEach: \.toasts, "toasts") { .after(.seconds(10), send: .toastExpired($0.id)) }
    Feedback.every(
      { .seconds($0.running == nil ? 60 : 1) }, "tick", sends: .timeAsked(toggles: false))
    Feedback.on({ if case .timeAsked(let toggles) = $0 { toggles } else { nil } }, "clock") {
      [now] toggles, _ in .send(.timeRead(now(), toggles: toggles))
    }
    .completesBeforeExit()
    Feedback.react(to: \.writing, "save") { [file] records in
      .perform { _ in
        if let file { try records.write(to: file) }
        return .saved
      } catch: {
        .savingFailed(reason(of: $0))
      }
    }
    .completesBeforeExit()
    Feedback.on({ if case .exportAsked = $0 { true } else { nil } }, "export") { [file] _, state in
      let list = file ?? FileManager.default.temporaryDirectory.appending(path: "records")
      return .perform { _ in
        .exportEnded("Exported to \(try state.records.export(beside: list))", .success)
      } catch: {
        .exportEnded("Not exported: \(reason(of: $0))", .error)
      }
    }
    .completesBeforeExit()
  }

  @KeyBuilder<Event> package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.draft == nil { recordKeys(state) }
    if state.draft != nil { KeyBinding(.escape, "Cancel", sends: .draftClosed) }
    KeyBinding.quit("ctrl+c", title: state.problem == nil ? "" : "Quit without saving")
  }

  @KeyBuilder<Event> private func recordKeys(_ state: State) -> [KeyBinding<Event>] {
    if state.problem != nil { KeyBinding("r", "Save again", sends: .savingRepeated) }
    KeyBinding("s", state.running == nil ? "Start" : "Stop", sends: .timeAsked(toggles: true))
    KeyBinding("a", "Add", sends: .addingStarted)
    if state.page == .records, state.selected != nil {
      KeyBinding("e", "Edit", sends: .editingStarted)
      KeyBinding("d", "Delete", sends: .deleted)
    }
    if !state.undoable.isEmpty { KeyBinding("u", "Undo", sends: .undone) }
    KeyBinding("x", "Export", sends: .exportAsked)
    if state.problem == nil { KeyBinding.quit("q") }
    for (number, page) in zip(["1", "2", "3"] as [Key], State.Page.allCases) {
      KeyBinding(number, page.rawValue, group: "Pages", sends: .pageSelected(page))
    }
  }
}
