package import TerminalModel

extension Key {
  /// Whether a widget may want the key while it has the focus, or the focus moves by it.
  package var isForWidgets: Bool {
    switch code {
    case .tab: true
    case .enter, .up, .down, .pageUp, .pageDown, .home, .end: modifiers.isEmpty
    case .character(let character):
      modifiers.isEmpty && (character == " " || character == "j" || character == "k")
    case .escape, .backspace, .delete, .insert, .left, .right, .function: false
    }
  }
}
