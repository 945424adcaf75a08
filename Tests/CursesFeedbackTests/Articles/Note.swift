import CursesFeedbackTesting

/// A note with events for unbound input, on the page "Keys, focus and mouse".
struct Note: Component {
  struct State: Equatable, Sendable {
    var text = ""
    var size = Size.zero
    var isTerminalFocused = true
  }
  enum Event: Sendable { case inserted(String), resized(Size), terminalFocused(Bool) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .inserted(let text): state.text += text
    case .resized(let size): state.size = size
    case .terminalFocused(let isFocused): state.isTerminalFocused = isFocused
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text(state.text)
    Text("\(state.size.columns)x\(state.size.rows)")
    if !state.isTerminalFocused { Text("paused").dimmed() }
  }

  func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .paste(let text): return .inserted(text)
    case .key(let key):
      guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
      return .inserted(String(character))
    case .resized(let size): return .resized(size)
    case .focused(let isFocused): return .terminalFocused(isFocused)
    case .mouse: return nil
    }
  }
}
