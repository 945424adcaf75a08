import CursesFeedbackTesting
import Testing

/// The application on the front page, and its test.
private struct Counter: App {
  struct State: Equatable, Sendable { var count = 0 }
  enum Event: Equatable, Sendable { case incremented, decremented, reset }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .incremented: state.count += 1
    case .decremented: state.count -= 1
    case .reset: state.count = 0
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count)").bold()
    Row(spacing: 2) {
      Button("One more", sends: .incremented)
      Button("One less", sends: .decremented)
    }
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(["+", .up], "One more", sends: .incremented)
    KeyBinding(["-", .down], "One less", sends: .decremented)
    KeyBinding("r", "Reset", sends: .reset)
    KeyBinding.quit("q", "ctrl+c")
  }
}

/// The application of the first article, and its test.
private struct Stopwatch: App {
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

extension Stopwatch {
  @ViewBuilder<Event> func time(_ state: State) -> Node<Event> {
    Text("\(state.seconds) s").bold()
    Text(state.isRunning ? "running" : "stopped").dimmed()
  }

  func farewell(_ state: State) -> String? {
    "\(state.seconds) s"
  }
}

/// The documentation's code compiles and works as described.
@MainActor
@Suite struct DocumentationTests {
  @Test func `plus adds one`() {
    let app = TestApp(Counter(), size: Size(columns: 40, rows: 6))
    app.press("+", "+", "-")
    #expect(app.state.count == 1)
    #expect(app.terminal.lastChanges?.cellCount == 1)
    app.click("One more")
    #expect(app.state.count == 2)
  }

  @Test func `it counts only while it runs`() {
    let app = TestApp(Stopwatch(), size: Size(columns: 30, rows: 8))
    app.press("space")
    app.advance(by: .seconds(3))
    app.press("space")
    app.advance(by: .seconds(60))
    #expect(app.state.seconds == 3)
  }
}
