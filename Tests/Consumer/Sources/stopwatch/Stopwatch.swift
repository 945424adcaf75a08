import CursesFeedback

@main
struct Stopwatch: App {
  struct State: Equatable, Sendable {
    var seconds = 0
    var isRunning = false
  }

  enum Event: Equatable, Sendable {
    case ticked, toggled, reset
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .ticked: state.seconds += 1
    case .toggled: state.isRunning.toggle()
    case .reset: state = initial
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.every(.seconds(1), "second", while: \.isRunning, sends: .ticked)
  }

  func view(_ state: State) -> Node<Event> {
    Panel("Stopwatch") {
      Text("\(state.seconds) s").bold()
      Button(state.isRunning ? "Stop" : "Start", sends: .toggled)
    }
    .centered()
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("space", state.isRunning ? "Stop" : "Start", sends: .toggled)
    KeyBinding("r", "Reset", sends: .reset)
    KeyBinding.quit("q", "ctrl+c")
  }
}
