import TerminalModel

extension TerminalEmulator {
  /// Switches modes on or off; returns false if the sequence is no mode switch, or if one of the
  /// modes is unknown.
  mutating func switchModes(_ sequence: ControlSequence) -> Bool {
    switch sequence.name {
    case "h", "l":
      return sequence.values.map { switchMode($0, sequence.name == "h") }.allSatisfy(\.self)
    case "?h", "?l":
      return sequence.values.map { switchPrivateMode($0, sequence.name == "?h") }
        .allSatisfy(\.self)
    default: return false
    }
  }

  private mutating func switchMode(_ number: Int, _ isOn: Bool) -> Bool {
    switch number {
    case 4: set(.insert, isOn)
    case 34: break  // the shape of the cursor in GNU screen
    default: return false
    }
    return true
  }

  private mutating func switchPrivateMode(_ number: Int, _ isOn: Bool) -> Bool {
    if let mode = TerminalMode(privateNumber: number) {
      set(mode, isOn)
      return true
    }
    switch number {
    case 3, 4, 8, 12, 1034: break  // 132 columns, smooth scrolling, key repeat, blinking, meta
    case 6:
      cursor.isOriginRelative = isOn
      moveCursor(toColumn: 0)
      moveCursor(toRow: 0)
    case 47, 1047: showAlternateScreen(isOn, clearing: number == 1047 && !isOn)
    case 1048: isOn ? page.savedCursor = cursor : restoreCursor()
    case 1049:
      if isOn { page.savedCursor = cursor }
      showAlternateScreen(isOn, clearing: isOn)
      if !isOn { restoreCursor() }
    case 69, 1001, 1005, 1015, 1016: return !isOn  // not supported, so only off is known
    default: return false
    }
    return true
  }

  private mutating func set(_ mode: TerminalMode, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  private mutating func showAlternateScreen(_ isShown: Bool, clearing: Bool) {
    guard isShown != isAlternateScreen else { return }
    isAlternateScreen = isShown
    if clearing, !isShown { page = EmulatedPage(size: size) }
    swap(&page, &hiddenPage)
    if clearing, isShown { page = EmulatedPage(size: size) }
  }
}
