extension Key.Code {
  /// The key that is sent as `ESC [ number ~`: the numbers of the VT220 and of its successors, with
  /// rxvt's Home and End (7 and 8).
  init?(numbered number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// The key of a sequence that ends in a letter.
  init?(letter: String) {
    switch letter {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "R": self = .function(3)
    case "S": self = .function(4)
    default: return nil
    }
  }

  /// The key of the number pad that is sent as `ESC O` and a letter.
  init?(keypad letter: String) {
    switch letter {
    case "I": self = .tab
    case "M": self = .enter
    case "X": self = .character("=")
    default:
      guard let byte = letter.utf8.first, (0x6A...0x79).contains(byte) else { return nil }
      // The letters j to y stand for the characters * to 9, in the order of ASCII.
      self = .character(Character(Unicode.Scalar(byte - 0x40)))
    }
  }

  /// The key that is sent as a number: a Unicode scalar, or one of kitty's numbers for other keys.
  init?(number: Int) {
    switch number {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 13: self = .enter
    case 27: self = .escape
    case 0xE000...0xF8FF:
      guard let code = Self.kitty(number) else { return nil }
      self = code
    case 0x20..<0x7F, 0xA0...:
      guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return nil }
      self = .character(Character(scalar))
    default: return nil
    }
  }

  /// A key that kitty's keyboard protocol numbers in the private use area: F13 to F35, or a key of
  /// the number pad; nil for the others.
  private static func kitty(_ number: Int) -> Key.Code? {
    let keypad: [Key.Code] = [
      .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
      .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
      .insert, .delete,
    ]
    return switch number {
    case 57_376...57_398: .function(number - 57_376 + 13)
    case 57_399...57_408: .character(Character(Unicode.Scalar(UInt8(number - 57_399 + 0x30))))
    case 57_409...57_426: keypad[number - 57_409]
    default: nil
    }
  }
}

extension Key {
  /// The key that sends a control character other than ESC, unless the terminal's ``KeySequences``
  /// name another key for it.
  init(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(.character(" "), modifiers: .control)
    case 0x08: self.init(.backspace, modifiers: .control)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x7F: self.init(.backspace)
    case 0x01...0x1A:
      self.init(.character(Character(Unicode.Scalar(byte | 0x60))), modifiers: .control)
    default: self.init(.character(Character(Unicode.Scalar(byte | 0x40))), modifiers: .control)
    }
  }

  /// This key with more modifiers.
  ///
  /// With a character, Shift is not added as a modifier: the character becomes its capital, or is
  /// unchanged if it has none.
  func adding(_ more: Modifiers) -> Key {
    guard case .character(let character) = code, more.contains(.shift) else {
      return Key(code, modifiers: modifiers.union(more))
    }
    let capital = character.uppercased()
    let shifted = capital.count == 1 ? capital.first ?? character : character
    return Key(.character(shifted), modifiers: modifiers.union(more.subtracting(.shift)))
  }
}
