public import TerminalModel

extension TerminalEmulator {
  /// The bytes that the terminal sends for an input while its current ``modes`` are on; none for a
  /// resize, and for mouse and focus reports that the program has not switched on.
  ///
  /// Keys and modifiers are encoded as in xterm (`ESC [ 1 ; 5 A` for Ctrl-Up). Control with a
  /// letter is the control character. Alt is an ESC before a character and before keys of one byte,
  /// such as Enter. The mouse is reported only in the SGR encoding (``TerminalMode/mouseDigits``).
  ///
  /// - Precondition: The number of a function key is from 1 to 12.
  public func bytes(for input: Input) -> [UInt8] {
    switch input {
    case .key(let key): bytes(for: key.sent)
    case .mouse(let mouse): bytes(for: mouse)
    case .paste(let text):
      Array(modes.contains(.bracketedPaste) ? "\u{1B}[200~\(text)\u{1B}[201~".utf8 : text.utf8)
    case .focused(let isFocused):
      modes.contains(.focusReports) ? Array("\u{1B}[\(isFocused ? "I" : "O")".utf8) : []
    case .resized: []
    }
  }

  private func bytes(for key: Key) -> [UInt8] {
    let alt = key.modifiers.contains(.alt) ? "\u{1B}" : ""
    let text =
      switch key.code {
      case .character(let character): alt + typed(character, key.modifiers)
      case .enter: alt + "\r"
      case .tab: key.modifiers.contains(.shift) ? "\u{1B}[Z" : alt + "\t"
      case .escape: alt + "\u{1B}"
      case .backspace: alt + (key.modifiers.contains(.control) ? "\u{8}" : "\u{7F}")
      case .up: letter("A", key.modifiers)
      case .down: letter("B", key.modifiers)
      case .right: letter("C", key.modifiers)
      case .left: letter("D", key.modifiers)
      case .home: letter("H", key.modifiers)
      case .end: letter("F", key.modifiers)
      case .insert: number(2, key.modifiers)
      case .delete: number(3, key.modifiers)
      case .pageUp: number(5, key.modifiers)
      case .pageDown: number(6, key.modifiers)
      case .function(let function): self.function(function, key.modifiers)
      }
    return Array(text.utf8)
  }

  private func typed(_ character: Character, _ modifiers: Key.Modifiers) -> String {
    guard modifiers.contains(.control), let ascii = character.asciiValue else {
      return String(character)
    }
    return String(Unicode.Scalar(ascii & 0x1F))
  }

  private func letter(_ letter: String, _ modifiers: Key.Modifiers) -> String {
    guard modifiers.isEmpty else { return "\u{1B}[1;\(parameter(modifiers))\(letter)" }
    return (modes.contains(.applicationCursorKeys) ? "\u{1B}O" : "\u{1B}[") + letter
  }

  private func number(_ number: Int, _ modifiers: Key.Modifiers) -> String {
    modifiers.isEmpty ? "\u{1B}[\(number)~" : "\u{1B}[\(number);\(parameter(modifiers))~"
  }

  private func function(_ function: Int, _ modifiers: Key.Modifiers) -> String {
    let letters = ["P", "Q", "R", "S"]
    let numbers = [15, 17, 18, 19, 20, 21, 23, 24]
    precondition((1...12).contains(function), "A keyboard has the function keys 1 to 12.")
    guard function <= 4 else { return number(numbers[function - 5], modifiers) }
    let letter = letters[function - 1]
    return modifiers.isEmpty ? "\u{1B}O\(letter)" : "\u{1B}[1;\(parameter(modifiers))\(letter)"
  }

  private func parameter(_ modifiers: Key.Modifiers) -> Int { Int(modifiers.rawValue) + 1 }

  private func bytes(for mouse: Mouse) -> [UInt8] {
    guard modes.contains(.mouseDigits), reports(mouse.action) else { return [] }
    let modifiers = Int(mouse.modifiers.rawValue) << 2
    let (code, final) = Self.code(mouse.action)
    let (column, row) = (mouse.position.column + 1, mouse.position.row + 1)
    return Array("\u{1B}[<\(code + modifiers);\(column);\(row)\(final)".utf8)
  }

  private func reports(_ action: Mouse.Action) -> Bool {
    switch action {
    case .moved: modes.contains(.mouseMotion)
    case .dragged: !modes.isDisjoint(with: [.mouseDrags, .mouseMotion])
    case .pressed, .released, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight:
      !modes.isDisjoint(with: [.mouseButtons, .mouseDrags, .mouseMotion])
    }
  }

  private static func code(_ action: Mouse.Action) -> (code: Int, final: String) {
    switch action {
    case .pressed(let button): (number(of: button), "M")
    case .released(let button): (number(of: button), "m")
    case .dragged(let button): (number(of: button) + 32, "M")
    case .moved: (35, "M")
    case .scrolledUp: (64, "M")
    case .scrolledDown: (65, "M")
    case .scrolledLeft: (66, "M")
    case .scrolledRight: (67, "M")
    }
  }

  private static func number(of button: Mouse.Button) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    }
  }
}
