package import TerminalModel

extension Key {
  /// Whether a widget with the focus may handle the key, or the key moves the focus.
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
