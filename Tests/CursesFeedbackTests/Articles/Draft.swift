import CursesFeedback

// The editor on the page "Text and forms".

struct Draft: App {
  struct State: Equatable, Sendable {
    var text = TextDocument("Dear Ada,\n\nthe engine works.\n")
    var search = TextSearch()
    var replacement = ""
  }

  enum Event: Sendable {
    case textChanged(TextDocument)
    case searchChanged(String)
    case replacementChanged(String)
    case nextPressed, replacePressed, replaceAllPressed
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .textChanged(let text): state.text = text
    case .searchChanged(let text): state.search.text = text
    case .replacementChanged(let text): state.replacement = text
    case .nextPressed: state.search.findNext(in: state.text)
    case .replacePressed: state.search.replace(in: &state.text, with: state.replacement)
    case .replaceAllPressed: state.search.replaceAll(in: &state.text, with: state.replacement)
    }
  }

  func view(_ state: State) -> Node<Event> {
    TextEditor("Letter", text: state.text, changes: Event.textChanged)
      .lineNumbers()
      .find(state.search)
    TextField(text: state.search.text, changes: Event.searchChanged, submits: .nextPressed)
      .prompt("Find    ")
    TextField(
      text: state.replacement, changes: Event.replacementChanged, submits: .replacePressed
    )
    .prompt("Replace ")
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("f3", "Next", sends: .nextPressed)
    KeyBinding("f4", "Replace all", sends: .replaceAllPressed)
  }
}
