import CursesFeedbackTesting
import Testing

/// The application of the README.
private struct Follow: App {
  struct State: Equatable, Sendable { var lines: [String] = [], errorsOnly = false }
  enum Event: Equatable, Sendable { case lineRead(String), toggled }
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .lineRead(let line): state.lines = [line] + state.lines.prefix(999)
    case .toggled: state.errorsOnly.toggle()
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.events(from: AsyncStream { readLine() }, "read lines") { _, line in .lineRead(line) }
  }

  func view(_ state: State) -> Node<Event> {
    List(state.lines.filter { !state.errorsOnly || $0.contains("error") }, id: \.self) { Text($0) }
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("e", "Errors", sends: .toggled) }
}

/// The application of the first article.
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
  @Test func `e shows only lines with an error`() {
    let app = TestApp(Follow(), size: Size(columns: 40, rows: 6))
    app.send(.lineRead("ready"))
    app.send(.lineRead("error: no disk"))
    app.advance(by: .seconds(1))
    app.press("e")
    #expect(app.terminal.lastChanges?.cellCount == 5)
    #expect(app.frame.text.contains("error: no disk"))
    #expect(!app.frame.text.contains("ready"))
  }

  @Test func `the newest of the last 1000 lines comes first`() {
    let app = TestApp(Follow(), size: Size(columns: 40, rows: 6))
    for number in 0...1000 { app.send(.lineRead("\(number)")) }
    #expect(app.state.lines.count == 1000)
    #expect(app.state.lines.first == "1000")
    #expect(app.pendingEffects == ["read lines"])
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
