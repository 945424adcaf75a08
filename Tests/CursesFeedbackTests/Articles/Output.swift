import CursesFeedback

/// The output of a program as rows, on the page "Views and layout".
struct Output: App {
  struct State: Equatable, Sendable {
    var lines: [StyledText] = [], line = 0, search = ""
  }
  enum Event: Sendable { case linesRead([String]), selected(Int), searched(String) }
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .linesRead(let lines): state.lines += lines.map { StyledText(ansi: $0) }
    case .selected(let line): state.line = line
    case .searched(let text): state.search = text
    }
  }

  var feedbacks: [Feedback<State, Event>] { Feedback.standardInput(lines: Event.linesRead) }
  func view(_ state: State) -> Node<Event> {
    TextField("search", text: state.search, changes: Event.searched)
    List(count: state.lines.count, selection: state.line, selects: Event.selected) { line in
      Text(state.lines[line].highlighting(state.search))
    }
  }
}
