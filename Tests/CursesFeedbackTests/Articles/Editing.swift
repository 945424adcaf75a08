import CursesFeedback

/// A component that edits a file, with a feedback of the page "Running other programs".
struct Editing: Component {
  struct State: Equatable, Sendable {
    var editedFile: String?
    var result: ProgramResult?
    var message = ""
  }
  enum Event: Sendable { case editRequested(String), edited(ProgramResult) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .editRequested(let path):
      state.editedFile = path
    case .edited(let result):
      state.editedFile = nil
      state.result = result
      state.message = result.isSuccess ? "saved" : "\(result)"
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.editedFile, "edit") { path in
      .editor(path) { result in .edited(result) }
    }
  }

  func view(_ state: State) -> Node<Event> { Text(state.message) }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("e", "Edit", sends: .editRequested("notes.txt"))
    KeyBinding.quit("q")
  }
}
