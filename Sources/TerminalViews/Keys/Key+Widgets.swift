package import TerminalModel

extension Key {
  /// Whether a widget with the focus may handle the key, or the key may move the focus.
  package var isForWidgets: Bool {
    switch code {
    case .tab: true
    case .enter, .up, .down, .pageUp, .pageDown, .home, .end: modifiers.isEmpty
    case .character(let character): modifiers.isEmpty && character.isForWidgets
    case .escape, .backspace, .delete, .insert, .left, .right, .function: false
    }
  }
}

extension Character {
  /// Compares bytes, because three comparisons of characters take 130 instructions.
  fileprivate var isForWidgets: Bool {
    let bytes = utf8
    guard bytes.count == 1 else { return false }
    let byte = bytes[bytes.startIndex]
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "j") || byte == UInt8(ascii: "k")
  }
}
