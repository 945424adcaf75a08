import CursesFeedback

// The program on the page "Dialogs and forms".

struct Tasks: App {
  struct State: Equatable, Sendable {
    var titles = ["Buy milk", "Call Ada", "Water the plants"]
    var selected = 0
    var pendingDeletion: Int?
    var newTitle: String?
    var toasts: [Toast] = []
  }

  enum Event: Sendable {
    case selected(Int)
    case deletionRequested, deleted, deletionCancelled
    case renamingStarted, newTitleChanged(String), renamed, renamingCancelled
    case toastExpired(Toast.ID)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selected = row
    case .deletionRequested: state.pendingDeletion = state.selected
    case .deletionCancelled: state.pendingDeletion = nil
    case .deleted:
      guard let row = state.pendingDeletion else { return }
      state.toasts.show("“\(state.titles.remove(at: row))” is deleted", level: .success)
      state.pendingDeletion = nil
    case .renamingStarted: state.newTitle = state.titles[state.selected]
    case .newTitleChanged(let title): state.newTitle = title
    case .renamingCancelled: state.newTitle = nil
    case .renamed:
      state.titles[state.selected] = state.newTitle ?? ""
      state.newTitle = nil
    case .toastExpired(let id): state.toasts.dismiss(id)
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(toEach: \.toasts, "toasts") { toast in
      .after(.seconds(4), send: .toastExpired(toast.id))
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("d", "Delete", sends: .deletionRequested)
    KeyBinding("r", "Rename", sends: .renamingStarted)
  }

  func view(_ state: State) -> Node<Event> {
    List(count: state.titles.count, selection: state.selected, selects: Event.selected) { row in
      Text(state.titles[row])
    }
    .dialog {
      if let row = state.pendingDeletion {
        Confirm(
          "Delete “\(state.titles[row])”?", message: "It cannot be restored.", button: "Delete",
          isDestructive: true, confirms: .deleted, cancels: .deletionCancelled)
      }
      if let title = state.newTitle {
        Prompt(
          "Rename", text: title, changes: Event.newTitleChanged, button: "Rename",
          submits: .renamed, cancels: .renamingCancelled
        )
        .message(title.isEmpty ? "Enter a title" : nil)
      }
    }
    .toasts(state.toasts)
    KeyHints()
  }
}
