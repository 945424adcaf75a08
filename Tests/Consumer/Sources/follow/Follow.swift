import CursesFeedback

@main struct Follow: App {
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
