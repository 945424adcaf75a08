package import CursesFeedback

/// A to-do list in a database, which is synchronised with a remote service.
package struct Todo: Component {
  package typealias State = TodoState

  package enum Event: Codable, Sendable {
    case databaseRead(TodoSnapshot), databaseFailed(String)
    /// A change is saved; if it adds an item whose identity was taken, with the new identity.
    case changeSaved(TodoSnapshot, newID: TodoItem.ID? = nil)
    case savingFailed(String)
    case changeSent(TodoSnapshot), sendingFailed, retried, spun
    case selected(Int), renamingStarted, addingStarted, titleChanged(String), titleEntered
    case toggled, deletionAsked, deletionConfirmed, undone, redone
    case filteringStarted, filterChanged(String), filterEntered, filterCleared
    case cancelled, focused(State.Field?)
  }

  package let initial: State
  private let store: TodoStore
  private let remote: any TodoRemote

  package init(store: TodoStore, remote: any TodoRemote = SimulatedRemote()) {
    initial = State(store.contents)
    self.store = store
    self.remote = remote
  }

  package func reduce(_ state: inout State, _ event: Event) {
    let row = state.listed.firstIndex { $0.id == state.selection } ?? 0
    defer { state.keepSelection(near: row) }
    switch event {
    case .databaseRead(let snapshot):
      state.read(snapshot)
      if case .unreadable = state.problem { state.problem = nil }
    case .databaseFailed(let reason): state.noteUnreadable(reason)
    case .changeSaved(let snapshot, let newID):
      state.read(snapshot)
      let change = state.unsaved.removeFirst()
      if let id = change.after?.id, let newID { state.renumber(id, as: newID) }
    case .savingFailed(let reason):
      let change = state.unsaved.removeFirst()
      state.undoable.removeAll { $0 == change }
      state.problem = .unsaved(reason)
    case .changeSent(let snapshot):
      state.read(snapshot)
      state.failedTries = 0
    case .sendingFailed: state.failedTries += 1
    case .retried: state.failedTries = 0
    case .spun: state.spinnerStep += 1

    case .selected(let row): state.selection = state.listed[row].id
    case .toggled:
      guard let item = state.selected else { return }
      var toggled = item
      toggled.isDone.toggle()
      state.change(item, to: toggled)
    case .undone: state.undo()
    case .redone: state.redo()

    case .addingStarted: (state.filter, state.mode) = ("", .adding(""))
    case .renamingStarted:
      guard let item = state.selected else { return }
      state.mode = .renaming(item.id, item.title)
    case .titleChanged(let title):
      switch state.mode {
      case .adding: state.mode = .adding(title)
      case .renaming(let id, _): state.mode = .renaming(id, title)
      case .browsing, .filtering, .deleting: return
      }
    case .titleEntered: state.commitTitle()

    case .deletionAsked: if let item = state.selected { state.mode = .deleting(item) }
    case .deletionConfirmed:
      guard case .deleting(let item) = state.mode else { return }
      state.mode = .browsing
      state.change(state.items.first { $0.id == item.id }, to: nil)

    case .filteringStarted: state.mode = .filtering
    case .filterChanged(let filter): state.filter = filter
    case .filterEntered, .cancelled: state.mode = .browsing
    case .filterCleared: (state.filter, state.mode) = ("", .browsing)

    case .focused(let field):
      if field != state.focus { state.commitTitle() }
      if field == .filter { state.mode = .filtering }
      if field == .list, state.mode == .filtering { state.mode = .browsing }
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.binding("observe") { [store] send in
      store.observe {
        send(.databaseRead($0))
      } failure: {
        send(.databaseFailed("\($0)"))
      }
    }
    Feedback.react(when: { _ in true }, "notice other processes") { [store] _ in
      .run { context in
        try await store.noticeOtherProcesses(on: context.clock) {
          context.send(.databaseRead($0))
        } failure: {
          context.send(.databaseFailed("\($0)"))
        }
      }
    }
    Feedback.react(to: \.change, "save") { [store] change in
      .perform { _ in
        let (contents, newID) = try await store.save(change)
        return .changeSaved(contents, newID: newID)
      } catch: { error in
        .savingFailed("\(error)")
      }
    }
    .completesBeforeExit()
    Feedback.react(to: \.delivery, "send") { [store, remote] delivery in
      .perform { _ in
        try await remote.receive(delivery.entry)
        return .changeSent(try await store.remove(delivery.entry))
      } catch: { _ in
        .sendingFailed
      }
      .delayed(by: delivery.delay)
    }
    .completesBeforeExit(pending: .drop)
    Feedback.decoration("spin", while: { $0.isSending }, sends: .spun)
  }

  @KeyBuilder<Event> package func keys(_ state: State) -> [KeyBinding<Event>] {
    switch state.mode {
    case .browsing: browsingKeys(state)
    case .filtering: KeyBinding(.escape, "Show all", sends: .filterCleared)
    case .adding, .renaming: KeyBinding(.escape, "Cancel", sends: .cancelled)
    case .deleting: KeyBinding(.escape, "Keep", sends: .cancelled)
    }
    KeyBinding.quit("ctrl+c", title: "")
  }

  @KeyBuilder<Event> private func browsingKeys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("a", "Add", sends: .addingStarted)
    if let item = state.selected {
      KeyBinding("space", item.isDone ? "Not done" : "Done", sends: .toggled).command("toggle")
      KeyBinding("e", "Edit", sends: .renamingStarted)
      KeyBinding("d", "Delete", sends: .deletionAsked)
    }
    if state.failedTries > 0 { KeyBinding("r", "Send now", sends: .retried) }
    if !state.undoable.isEmpty { KeyBinding("u", "Undo", sends: .undone) }
    if !state.redoable.isEmpty { KeyBinding("ctrl+r", "Redo", sends: .redone) }
    KeyBinding("/", "Filter", sends: .filteringStarted)
    if !state.filter.isEmpty { KeyBinding(.escape, "Show all", sends: .filterCleared) }
    KeyBinding.quit("q")
  }
}

extension Delivery {
  private static let backoff = Backoff.exponential(
    from: .seconds(1), upTo: .seconds(30), tries: .max)

  /// The time before the try: none before the first one, then 1 s, 2 s, 4 s, and at most 30 s.
  fileprivate var delay: Duration {
    failedTries == 0 ? .zero : Self.backoff.delay(failedTries) ?? .zero
  }
}
