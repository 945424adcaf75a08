import CursesFeedback

/// An application with a result, on the page "The end of an application".
struct Pick: App {
  struct State: Equatable, Sendable {
    var lines: [String] = [], picked: String?, isCancelled = false
  }
  enum Event: Sendable { case linesRead([String]), picked(String), cancelled }
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .linesRead(let lines): state.lines += lines
    case .picked(let line): state.picked = line
    case .cancelled: state.isCancelled = true
    }
  }

  var feedbacks: [Feedback<State, Event>] { Feedback.standardInput(lines: Event.linesRead) }
  func view(_ state: State) -> Node<Event> {
    for line in state.lines { Button(line, sends: .picked(line)) }
  }
  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("esc", sends: .cancelled) }

  var standardOutput: StandardOutput<State> { .result(\.picked) }
  func hasEnded(_ state: State) -> Bool { state.picked != nil || state.isCancelled }
  func exitStatus(_ state: State) -> Int32 { state.isCancelled ? 130 : 0 }
}
