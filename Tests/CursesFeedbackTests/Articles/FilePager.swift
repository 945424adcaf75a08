import CursesFeedback

/// A component that shows files in the user's pager, with a feedback of the page "Running other
/// programs".
struct FilePager: Component {
  struct State: Equatable, Sendable {
    var shownFiles: [String]?
    var message = ""
  }
  enum Event: Sendable { case showingRequested([String]), shown(ProgramResult) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .showingRequested(let paths): state.shownFiles = paths
    case .shown(let result):
      state.shownFiles = nil
      state.message = "\(result)"
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.shownFiles, "show") { paths in
      .shell(#"${PAGER:-less} "$@""#, arguments: paths) { .shown($0) }
    }
  }

  func view(_ state: State) -> Node<Event> { Text(state.message) }
}
