package import CursesFeedback
import Foundation

/// A list of the times that were spent on projects, kept in a file.
package struct Records: Component {
  package typealias State = RecordsState

  package enum Event: Sendable {
    case timeAsked(toggles: Bool), timeRead(LocalTime, toggles: Bool), deleted, undone
    case selected(Record.ID), sorted(TableOrder), pageSelected(State.Page), weekMoved(by: Int)
    case addingStarted, editingStarted, draftEntered, draftClosed
    case typed(RecordDraft.Field, String)
    case saved, savingFailed(String), savingRepeated
    case exportAsked, exported(String), exportFailed(String)
  }

  package let initial: State
  private let file: RecordFile
  private let now: @Sendable () -> LocalTime

  /// Makes a list of the records in a file; `now` is the present in the user's time zone.
  init(
    _ records: [Record], file: RecordFile = RecordFile(url: nil),
    now: @escaping @Sendable () -> LocalTime
  ) {
    (self.file, self.now) = (file, now)
    initial = State(records, now: now())
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .timeAsked: break
    case .timeRead(let time, let toggles):
      state.now = time
      if toggles { state.toggle() }
    case .deleted: state.change { [id = state.selection] in $0.removeAll { $0.id == id } }
    case .undone: state.undo()

    case .selected(let id): state.selection = id
    case .sorted(let order): state.order = order
    case .pageSelected(let page): state.page = page
    case .weekMoved(let weeks): state.week += weeks

    case .addingStarted: state.startAdding()
    case .editingStarted: state.draft = state.selected.map(RecordDraft.init)
    case .typed(let field, let text): state.draft?[keyPath: field] = text
    case .draftEntered:
      if let record = state.draft?.record { state.put(record) }
      state.draft = nil
    case .draftClosed: state.draft = nil

    case .saved: (state.saved, state.writing) = (state.writing ?? state.saved, nil)
    case .savingFailed(let reason): (state.problem, state.writing) = (reason, nil)
    case .savingRepeated: state.problem = nil
    case .exportAsked: state.exporting = state.records
    case .exported(let path):
      (state.exporting, state.exported, state.exportProblem) = (nil, path, nil)
    case .exportFailed(let reason):
      (state.exporting, state.exported, state.exportProblem) = (nil, nil, reason)
    }
    // The next records are written after the answer for the former ones.
    if state.isUnsaved, state.problem == nil { state.writing = state.records }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.every(\.tickInterval, "tick", sends: .timeAsked(toggles: false))
    Feedback.on({ if case .timeAsked(let toggles) = $0 { toggles } else { nil } }, "clock") {
      [now] toggles, _ in .send(.timeRead(now(), toggles: toggles))
    }
    .completesBeforeExit()
    Feedback.react(to: \.writing, "save") { [file] records in
      .perform { _ in
        try file.write(records)
        return .saved
      } catch: { error in
        .savingFailed(error.localizedDescription)
      }
    }
    .completesBeforeExit()
    Feedback.react(to: \.exporting, "export") { [file] records in
      .perform { _ in
        .exported(try file.export(records))
      } catch: { error in
        .exportFailed(error.localizedDescription)
      }
    }
    .completesBeforeExit()
  }

  @KeyBuilder<Event> package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.draft == nil {
      recordKeys(state)
      for (number, page) in zip(["1", "2", "3"] as [Key], State.Page.allCases) {
        KeyBinding(number, page.rawValue, group: "Pages", sends: .pageSelected(page))
      }
    } else {
      KeyBinding(.escape, "Cancel", sends: .draftClosed)
    }
    KeyBinding.quit("ctrl+c", title: state.isUnsaved ? "Quit without saving" : "")
  }

  @KeyBuilder<Event> private func recordKeys(_ state: State) -> [KeyBinding<Event>] {
    if state.isUnsaved { KeyBinding("r", "Save again", sends: .savingRepeated) }
    KeyBinding("s", state.running == nil ? "Start" : "Stop", sends: .timeAsked(toggles: true))
    KeyBinding("a", "Add", sends: .addingStarted)
    if state.page != .records {
      KeyBinding("p", "Week before", sends: .weekMoved(by: -1))
      KeyBinding("n", "Week after", sends: .weekMoved(by: 1))
    } else if state.selected != nil {
      KeyBinding("e", "Edit", sends: .editingStarted)
      KeyBinding("d", "Delete", sends: .deleted)
    }
    if !state.undoable.isEmpty { KeyBinding("u", "Undo", sends: .undone) }
    KeyBinding("x", "Export", sends: .exportAsked)
    if !state.isUnsaved { KeyBinding.quit("q") }
  }
}
