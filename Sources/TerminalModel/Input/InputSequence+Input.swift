extension InputSequence {
  /// Whether it is the mark at the beginning of a paste.
  var beginsPaste: Bool { name == "~" && parameters == [[200]] }

  /// The input that it stands for, or nil if it is no input or an unknown one.
  ///
  /// CSI is `ESC [`. `CSI 1 ; n R` with n from 2 to 8 is read as F3 with modifiers; it could also
  /// be a cursor position report. A request of the form `CSI ? 6 n` has an unambiguous answer.
  var input: Input? {
    switch name {
    case "<M", "<m": return mouse.map(Input.mouse)
    case "I" where parameters.isEmpty: return .focused(true)
    case "O" where parameters.isEmpty: return .focused(false)
    default: return isRelease ? nil : key.map(Input.key)
    }
  }

  /// The input that it stands for after `ESC O`: an arrow key, Home, End, F1 to F4, or a key of the
  /// number pad in the mode in which the pad sends sequences (application mode); nil for others.
  var inputAfterSingleShift: Input? {
    if let key = lettered { return .key(key) }
    guard parameters.isEmpty, let code = Key.Code(keypad: name) else { return nil }
    return .key(Key(code))
  }

  private var key: Key? {
    switch name {
    case "~": value(0) == 27 ? encoded(value(2)) : numbered
    case "u": encoded(value(0))
    case "Z": Key(.tab, modifiers: modifiers.union(.shift))
    default: lettered
    }
  }

  /// Whether the key was released, in kitty's keyboard protocol.
  private var isRelease: Bool { value(1, part: 1) == 3 }

  /// The modifiers that were held.
  ///
  /// They are sent as one more than the sum of their bits, after the key's parameter. Meta counts
  /// as Alt: it is 8 in xterm and 32 in kitty's protocol, whose 8 is Super and so counts as Alt,
  /// too.
  private var modifiers: Key.Modifiers {
    let bits = max(0, (value(1) ?? 1) - 1)
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 8 | 32) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  /// The key that is sent as a number and `~`: `CSI 3 ~`, `CSI 3 ; 5 ~`.
  private var numbered: Key? {
    guard parameters.count <= 2, let number = value(0), let code = Key.Code(numbered: number) else {
      return nil
    }
    return Key(code, modifiers: modifiers)
  }

  /// The key that is sent as a letter: `CSI A`, `CSI 1 ; 5 A`, and `CSI 5 A` of old terminals,
  /// which send the modifiers alone.
  private var lettered: Key? {
    guard let code = Key.Code(letter: name) else { return nil }
    switch parameters.count {
    case 0: return Key(code)
    case 1: return InputSequence(name: name, parameters: [[1]] + parameters).lettered
    case 2 where (value(0) ?? 1) == 1 && (name != "R" || (2...8).contains(value(1) ?? 0)):
      return Key(code, modifiers: modifiers)
    default: return nil
    }
  }

  /// The key that is sent as the number of a character: `CSI 27 ; m ; c ~` or `CSI c ; m u`.
  ///
  /// The number m is that of the modifiers, c that of the character. xterm sends the first form. In
  /// the second, kitty's protocol adds the shifted character and the typed text.
  private func encoded(_ number: Int?) -> Key? {
    guard let number, let code = Key.Code(number: number) else { return nil }
    let modifiers = modifiers
    if name == "u", case .character = code {
      let typed = modifiers.isSubset(of: .shift) ? value(2) : nil
      let shifted = modifiers.contains(.shift) ? value(0, part: 1) : nil
      if let character = (typed ?? shifted).flatMap(Key.Code.init(number:)) {
        return Key(character, modifiers: modifiers.subtracting(.shift))
      }
    }
    return Key(code).adding(modifiers)
  }

  private init(name: String, parameters: [[Int?]]) {
    self.name = name
    self.parameters = parameters
  }
}
