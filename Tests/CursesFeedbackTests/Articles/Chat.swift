import CursesFeedback

// The editor of a message on the page "Text and forms".

struct Chat: App {
  struct State: Equatable, Sendable {
    var draft = TextDocument()
    var sent: [TextDocument] = []
    var position = ScrollPosition.end
  }

  enum Event: Sendable {
    case draftChanged(TextDocument)
    case messageSent
    case scrolled(ScrollPosition)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .draftChanged(let draft): state.draft = draft
    case .messageSent:
      guard !state.draft.isEmpty else { return }
      state.sent.append(state.draft)
      state.draft = TextDocument()
      state.position = .end
    case .scrolled(let position): state.position = position
    }
  }

  func view(_ state: State) -> Node<Event> {
    ScrollView {
      for message in state.sent { Text(message.text) }
    }
    .position(state.position, changes: Event.scrolled)
    Divider()
    TextEditor("Message", text: state.draft, changes: Event.draftChanged, submits: .messageSent)
      .history(state.sent)
      .fittedHeight(1...6)
      .keyHint(.enter, "Send")
      .keyHint("alt+enter", "New line")
    KeyHints()
  }
}
