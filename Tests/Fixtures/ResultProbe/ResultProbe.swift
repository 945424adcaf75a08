import CursesFeedback

/// A program that reads the lines of its standard input.
///
/// It shows the number of lines and the selected one.
/// Enter ends it, and it then prints the selected line as its result; Escape ends it without one.
@main struct ResultProbe: App {
  struct State: Equatable, Sendable {
    var lines: [String] = []
    var isComplete = false
    var selection = 0
    var chosen: String?
    var isCancelled = false
  }

  enum Event: Sendable {
    case linesRead([String])
    case inputEnded
    case moved
    case chosen
    case cancelled
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .linesRead(let lines): state.lines += lines
    case .inputEnded: state.isComplete = true
    case .moved: state.selection = min(state.selection + 1, max(0, state.lines.count - 1))
    case .chosen: state.chosen = state.selected
    case .cancelled: state.isCancelled = true
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.standardInput(lines: Event.linesRead, ended: .inputEnded)
  }

  func view(_ state: State) -> Node<Event> {
    Text("lines: \(state.lines.count)\(state.isComplete ? ", complete" : "")")
    Text("selected: \(state.selected ?? "none")")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("down", "Next", sends: .moved)
    KeyBinding("enter", "Choose", sends: .chosen)
    KeyBinding("esc", "Cancel", sends: .cancelled)
  }

  var standardOutput: StandardOutput<State> { .result(\.chosen) }
  func hasEnded(_ state: State) -> Bool { state.chosen != nil || state.isCancelled }
  func exitStatus(_ state: State) -> Int32 { state.isCancelled ? 130 : 0 }
  func farewell(_ state: State) -> String? { "lines read: \(state.lines.count)" }
}

extension ResultProbe.State {
  var selected: String? { lines.indices.contains(selection) ? lines[selection] : nil }
}
