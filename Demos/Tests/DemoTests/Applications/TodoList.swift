import CursesFeedback
import Foundation

/// A to-do list in a JSON file: filters, undo, dialogs and help.
struct TodoList: App {
  struct Item: Codable, Equatable, Sendable {
    var title: String
    var isDone = false
  }

  enum Filter: String, CaseIterable, Sendable { case all = "All", open = "Open", done = "Done" }

  /// The open dialog.
  enum Dialog: Equatable, Sendable {
    case adding(String), renaming(String), deleting, help
  }

  struct State: Equatable, Sendable {
    var items: [Item]
    /// The items as the file has them.
    var saved: [Item]
    var filter = Filter.all
    var selection = 0
    var dialog: Dialog?
    var problem: String?

    var unsaved: [Item]? { items == saved || problem != nil ? nil : items }

    /// The indices of the listed items.
    var listed: [Int] {
      items.indices.filter { filter == .all || items[$0].isDone == (filter == .done) }
    }

    /// The index of the selected item.
    var selected: Int? { listed.indices.contains(selection) ? listed[selection] : nil }

    mutating func change(_ change: (inout [Item]) -> Void = { _ in }) {
      problem = nil
      change(&items)
      selection = max(0, min(selection, listed.count - 1))
    }
  }

  enum Event: Sendable {
    case selected(Int), filtered(Filter), toggled, closed
    case addingStarted, renamingStarted, titleChanged(String), titleEntered
    case deletionAsked, deletionConfirmed, helpAsked, saved([Item]), savingFailed(String)
  }

  let initial: State
  private let file: URL

  init() { self.init(file: URL(filePath: "todo.json")) }

  init(file: URL) {
    // Without the file, or with one of another program, the list is empty.
    let data = try? Data(contentsOf: file)
    let items = data.flatMap { try? JSONDecoder().decode([Item].self, from: $0) } ?? []
    (self.file, initial) = (file, State(items: items, saved: items))
  }

  /// The list with undo: only the items go back, and the filter stays.
  var withUndo: Undoable<TodoList, [Item]> {
    undoable(
      \.items, keys: { $0.dialog == nil ? UndoKeys(undo: ["u"], redo: ["ctrl+r"]) : .none },
      restored: { $0.change() })
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selection = row
    case .filtered(let filter): (state.filter, state.selection) = (filter, 0)
    case .toggled: if let item = state.selected { state.change { $0[item].isDone.toggle() } }
    case .addingStarted: state.dialog = .adding("")
    case .renamingStarted: state.dialog = state.selected.map { .renaming(state.items[$0].title) }
    case .titleChanged(let title):
      if case .adding = state.dialog { state.dialog = .adding(title) }
      if case .renaming = state.dialog { state.dialog = .renaming(title) }
    case .titleEntered:
      if case .adding(let title) = state.dialog { state.change { $0.append(Item(title: title)) } }
      if case .renaming(let title) = state.dialog, let item = state.selected {
        state.change { $0[item].title = title }
      }
      state.dialog = nil
    case .deletionAsked: state.dialog = state.selected.map { _ in .deleting }
    case .deletionConfirmed:
      if let item = state.selected { state.change { $0.remove(at: item) } }
      state.dialog = nil
    case .helpAsked: state.dialog = .help
    case .closed: state.dialog = nil
    case .saved(let items): state.saved = items
    case .savingFailed(let reason): state.problem = reason
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.unsaved, "save") { [file] items in
      .perform { _ in
        try JSONEncoder().encode(items).write(to: file, options: .atomic)
        return .saved(items)
      } catch: { error in
        .savingFailed("\(error.localizedDescription)")
      }
    }
    .debounced(for: .seconds(1))
    .completesBeforeExit()
  }

  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.dialog == nil {
      commands(state)
      KeyBinding.help("?", sends: .helpAsked)
      KeyBinding.quit("q")
    } else if state.dialog == .help {
      KeyBinding(["esc", "?"], "Close", sends: .closed)
    }
    KeyBinding.quit("ctrl+c", title: "")
  }

  @KeyBuilder<Event> private func commands(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("a", "Add", sends: .addingStarted)
    KeyBinding("space", "Done", sends: .toggled)
    KeyBinding("e", "Rename", sends: .renamingStarted)
    KeyBinding("d", "Delete", sends: .deletionAsked)
    KeyBinding("1", "All", group: "Show", sends: .filtered(.all))
    KeyBinding("2", "Open", group: "Show", sends: .filtered(.open))
    KeyBinding("3", "Done", group: "Show", sends: .filtered(.done)).command("show-done")
  }

  func farewell(_ state: State) -> String? { "\(state.items.count { !$0.isDone }) left to do" }

  @ViewBuilder<Event> func view(_ state: State) -> Node<Event> {
    Row {
      for filter in Filter.allCases {
        let button = Button(filter.rawValue, sends: Event.filtered(filter)).focusable(false)
        if filter == state.filter { button.bold() } else { button.dimmed() }
      }
    }
    Panel("To do", padding: 0) {
      List(
        count: state.listed.count, selection: state.selection, selects: Event.selected,
        opens: { _ in .renamingStarted }
      ) { row in
        let item = state.items[state.listed[row]]
        if item.isDone { Text("✓ \(item.title)").dimmed() } else { Text("○ \(item.title)") }
      } empty: {
        Text("Nothing here").dimmed().centered()
      }
    }
    .dialog { dialog(state) }
    if let problem = state.problem { Text("✗ \(problem)").foreground(.red) }
    KeyHints()
  }

  @ViewBuilder<Event> private func dialog(_ state: State) -> Node<Event> {
    switch state.dialog {
    case nil: Node.empty
    case .adding(let title): prompt("Add", title)
    case .renaming(let title): prompt("Rename", title)
    case .deleting:
      Confirm(
        "Delete it?", button: "Delete", cancelButton: "Keep", confirms: .deletionConfirmed,
        cancels: .closed)
    case .help: Panel("Keys") { KeyHelp(of: commands(state)) }
    }
  }

  private func prompt(_ action: String, _ title: String) -> Prompt<Event> {
    Prompt(
      action, text: title, changes: Event.titleChanged, button: action, submits: .titleEntered,
      cancels: .closed
    )
    .message(title.allSatisfy(\.isWhitespace) ? "A title has letters" : nil)
  }
}
