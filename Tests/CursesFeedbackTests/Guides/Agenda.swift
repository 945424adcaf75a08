import CursesFeedback

/// The application of the guide "Feedback loops" that shows the present, and saves a text.
struct Agenda: Component {
  struct Moment: Equatable, Sendable {
    var date: CalendarDate
    var time: ClockTime
  }

  struct State: Equatable, Sendable {
    var now: Moment
    var text = ""
    var savedText = ""
    var unsavedText: String? { text == savedText ? nil : text }
  }

  enum Event: Equatable, Sendable {
    case minutePassed, timeRead(Moment)
    case textChanged(String), textSaved(String)
  }

  let initial: State
  private let now: @Sendable () -> Moment
  private let write: @Sendable (String) async throws -> Void

  init(
    now: @escaping @Sendable () -> Moment,
    write: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) {
    (self.now, self.write) = (now, write)
    initial = State(now: now())
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .minutePassed: break
    case .timeRead(let now): state.now = now
    case .textChanged(let text): state.text = text
    case .textSaved(let text): state.savedText = text
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.every(.seconds(60), "minute", sends: .minutePassed)
    Feedback.on(.minutePassed, "clock") { [now] _ in
      .perform { _ in .timeRead(now()) }
    }
    Feedback.react(to: \.unsavedText, "save", policy: .queue) { [write] text in
      .perform { _ in
        try await write(text)
        return .textSaved(text)
      }
    }
    .completesBeforeExit()
  }

  func view(_ state: State) -> Node<Event> {
    Text("\(state.now.date) \(state.now.time)")
    TextField("Note", text: state.text, changes: Event.textChanged)
  }
}
