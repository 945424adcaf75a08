import CursesFeedback

// The editor with mentions and folded pastes on the page "Text and forms".

struct Message: App {
  struct State: Equatable, Sendable {
    var text = TextDocument()
    var selection = TextPosition.start..<TextPosition.start
    var sent: String?
  }

  enum Event: Sendable {
    case textChanged(TextDocument)
    case selectionChanged(Range<TextPosition>)
    case mentioned(name: String, user: String)
    case sent
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .textChanged(let text): state.text = text
    case .selectionChanged(let selection): state.selection = selection
    case .mentioned(let name, let user):
      var mention = TextDocument("@" + name)
      mention.annotate(.start..<mention.end, foreground: .cyan, data: user, isAtomic: true)
      let end = state.text.replace(state.selection, with: mention)
      state.selection = end..<end
    case .sent:
      state.sent = unfolded(state.text)
      state.text = TextDocument()
    }
  }

  func view(_ state: State) -> Node<Event> {
    TextEditor("Message", text: state.text, changes: Event.textChanged)
      .selectionChanges(Event.selectionChanged)
      .replacingPastes(folded)
    KeyHints()
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("f2", "Mention Ada", sends: .mentioned(name: "ada", user: "u-1815"))
    KeyBinding("f5", "Send", sends: .sent)
  }

  /// A line in place of a long paste, which it keeps as data.
  func folded(_ pasted: String) -> TextDocument? {
    let lines = TextDocument(pasted).lineCount
    guard lines > 10 else { return nil }
    var folded = TextDocument("[Pasted \(lines) lines]")
    folded.annotate(.start..<folded.end, style: .italic, data: pasted, isAtomic: true)
    return folded
  }

  /// The text with the pastes in place of the lines that stand for them.
  func unfolded(_ text: TextDocument) -> String {
    var text = text
    for fold in text.annotations.reversed() where fold.style.contains(.italic) {
      text.replace(fold.range, with: fold.data)
    }
    return text.text
  }
}
