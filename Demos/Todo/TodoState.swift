/// The state of the list.
package struct TodoState: Equatable, Sendable {
  /// The activity of the user.
  package enum Mode: Equatable, Sendable {
    case browsing
    case filtering
    /// Types the title of a new item.
    case adding(String)
    /// Edits the title of an item.
    case renaming(TodoItem.ID, String)
    /// Is asked whether to delete an item.
    case deleting(TodoItem)
  }

  /// The reason why the database cannot be read, or why the last change was not saved.
  package enum Problem: Equatable, Sendable {
    case unreadable(String), unsaved(String)

    var text: String {
      switch self {
      case .unreadable(let reason): reason
      case .unsaved(let reason): "Not saved: \(reason)"
      }
    }
  }

  /// The controls that take keys.
  package enum Field: Codable, Hashable, Sendable { case list, title, filter }

  /// The contents of the database as they were last read.
  package private(set) var saved: TodoSnapshot
  /// The changes that the database does not have yet, the oldest first.
  package var unsaved: [TodoChange] = []
  /// The changes that can be undone, and the undone ones that can be done again; in both, the last
  /// one is at the end.
  package var undoable: [TodoChange] = [], redoable: [TodoChange] = []
  /// The titles of the listed items contain this text; case does not count.
  package var filter = ""
  package var mode = Mode.browsing
  package var selection: TodoItem.ID?
  /// The number of failed tries to send the oldest change in the outbox to the remote service.
  package var failedTries = 0
  package var problem: Problem?
  package var spinnerStep = 0

  init(_ contents: TodoSnapshot) {
    saved = contents
    selection = contents.items.first?.id
  }

  /// Takes the contents of the database, unless newer ones have arrived before.
  mutating func read(_ snapshot: TodoSnapshot) {
    if snapshot.version >= saved.version { saved = snapshot }
  }

  /// Notes why the database cannot be read, unless the reason why a change is lost is shown.
  mutating func noteUnreadable(_ reason: String) {
    if case .unsaved = problem { return }
    problem = .unreadable(reason)
  }

  /// Takes the contents of another database, whose versions begin again.
  mutating func begin(with contents: TodoSnapshot) { saved = contents }

  /// All items, with the changes that the database does not have yet.
  var items: [TodoItem] {
    unsaved.reduce(saved.items) { items, change in change.applied(to: items) }
  }

  /// The items that the filter lets through.
  var listed: [TodoItem] {
    let words = filter.lowercased()
    return words.isEmpty ? items : items.filter { $0.title.lowercased().contains(words) }
  }

  var selected: TodoItem? { listed.first { $0.id == selection } }

  /// The control that the mode gives the focus to.
  var focus: Field {
    switch mode {
    case .browsing, .deleting: .list
    case .filtering: .filter
    case .adding, .renaming: .title
    }
  }

  /// The change to be saved next.
  var change: TodoChange? { unsaved.first }

  /// A line with the titles of the unsaved items, or with the reason why the last change was not
  /// saved; nil if there is neither.
  var loss: String? {
    let titles = unsaved.compactMap { ($0.after ?? $0.before)?.title }
    if !titles.isEmpty { return "Not saved: \(titles.joined(separator: ", "))" }
    return if case .unsaved = problem { problem?.text } else { nil }
  }

  /// The change to be sent to the remote, or nil if it has all.
  var delivery: Delivery? {
    saved.outbox.first.map { Delivery(entry: $0, failedTries: failedTries) }
  }
}

/// A try to send a change to the remote.
package struct Delivery: Equatable, Sendable {
  var entry: OutboxEntry
  var failedTries: Int
}

/// The changes of the items.
extension TodoState {
  /// Changes an item, so that the change can be undone.
  mutating func change(_ before: TodoItem?, to after: TodoItem?) {
    guard before != after else { return }
    let change = TodoChange(before: before, after: after)
    undoable.append(change)
    redoable = []
    apply(change)
  }

  mutating func undo() {
    guard let change = undoable.popLast() else { return }
    redoable.append(change)
    apply(change.inverse)
  }

  mutating func redo() {
    guard let change = redoable.popLast() else { return }
    undoable.append(change)
    apply(change)
  }

  /// Ends the editing of a title, and keeps the title unless it is blank.
  mutating func commitTitle() {
    switch mode {
    case .browsing, .filtering, .deleting: return
    case .adding(let title):
      let id = (items.last?.id ?? 0) + 1
      if !title.isBlank { change(nil, to: TodoItem(id: id, title: title)) }
    case .renaming(let id, let title):
      let item = items.first { $0.id == id }
      let isDone = item?.isDone ?? false
      if !title.isBlank { change(item, to: TodoItem(id: id, title: title, isDone: isDone)) }
    }
    mode = .browsing
  }

  /// Takes the new identity of an added item whose identity another program had used.
  ///
  /// If a later addition, which is not saved yet, has the new identity, it gets another one.
  mutating func renumber(_ id: TodoItem.ID, as newID: TodoItem.ID) {
    if unsaved.contains(where: { $0.before == nil && $0.after?.id == newID }) {
      let ids = saved.items.map(\.id) + unsaved.compactMap { $0.after?.id }
      renumber(newID, as: ids.reduce(newID, max) + 1)
    }
    for changes in [\TodoState.unsaved, \.undoable, \.redoable] {
      self[keyPath: changes] = self[keyPath: changes].map { $0.renumbered(id, as: newID) }
    }
    if selection == id { selection = newID }
    switch mode {
    case .browsing, .filtering, .adding: break
    case .renaming(let item, let title): if item == id { mode = .renaming(newID, title) }
    case .deleting(let item): mode = .deleting(item.renumbered(id, as: newID))
    }
  }

  /// Selects the item in the row nearest to the former one if the selected item is not listed.
  mutating func keepSelection(near row: Int) {
    guard selected == nil else { return }
    let listed = listed
    selection = listed.isEmpty ? nil : listed[min(row, listed.count - 1)].id
  }

  private mutating func apply(_ change: TodoChange) {
    problem = nil
    unsaved.append(change)
    selection = change.after?.id ?? selection
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
