import CursesFeedback

/// A text of 100,000 lines with the cursor in the middle; each typed character changes it.
struct Editor: App {
  struct State: Equatable, Sendable {
    var text: TextDocument
    var typed = 0
    /// A search whose match puts the cursor in the middle; nil after the first typed character.
    var start: TextSearch?
  }
  enum Event: Sendable { case changed(TextDocument) }

  private static let lineCount = 100_000

  let initial: State

  init() {
    let lines = (1...Self.lineCount).map { "\($0) the quick brown fox jumps over the lazy dog" }
    let middle = TextPosition(line: Self.lineCount / 2, character: 10)
    var start = TextSearch()
    start.match = middle..<middle
    initial = State(text: TextDocument(lines.joined(separator: "\n")), start: start)
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .changed(let text):
      state.text = text
      state.typed += 1
      state.start = nil
    }
  }

  func view(_ state: State) -> Node<Event> {
    TextEditor("Text", text: state.text, changes: Event.changed).find(state.start)
    Text("READY Typed: \(state.typed)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.quit("ctrl+q")
  }
}
