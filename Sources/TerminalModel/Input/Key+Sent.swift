extension Key {
  /// The key that arrives if a terminal without an extended keyboard mode sends this one: the key
  /// itself, or another one that has the same bytes.
  ///
  /// Such a terminal sends Control with a character as one of 33 control characters, and Enter,
  /// Tab, Escape and Backspace as one of them, mostly without Control and Shift. The modes are xterm's
  /// modifyOtherKeys and kitty's keyboard protocol.
  package var sent: Key {
    switch code {
    case .character(let character) where modifiers.contains(.control):
      Self.sent(control: character).with(modifiers.intersection(.alt))
    case .enter, .escape: Key(code, modifiers: modifiers.intersection(.alt))
    case .tab: Key(code, modifiers: modifiers.subtracting(.control))
    case .backspace: Key(code, modifiers: modifiers.subtracting(.shift))
    case .character, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .function:
      self
    }
  }

  /// The key whose bytes a terminal sends for Control with a character.
  private static func sent(control character: Character) -> Key {
    switch character {
    case "h", "H": .ctrl(.backspace)
    case "i", "I": .tab
    case "m", "M": .enter
    case "[", "3": .escape
    case "8", "?": .backspace
    case " ", "@", "2": .ctrl(.space)
    case "4": .ctrl(Key(.character("\\")))
    case "5": .ctrl(Key(.character("]")))
    case "6": .ctrl(Key(.character("^")))
    case "/", "7": .ctrl(Key(.character("_")))
    case "a"..."z", "\\", "]", "^", "_": .ctrl(Key(.character(character)))
    case "A"..."Z": .ctrl(Key(.character(Character(character.lowercased()))))
    default: Key(.character(character))
    }
  }

  private func with(_ more: Modifiers) -> Key { Key(code, modifiers: modifiers.union(more)) }
}
