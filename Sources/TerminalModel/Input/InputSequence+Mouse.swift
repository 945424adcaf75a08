extension InputSequence {
  /// A mouse report in xterm's SGR form (mode 1006): `ESC [ < button ; column ; row` and `M`, or
  /// `m` for a release; nil for a button other than the three and the wheel, and for a column or
  /// row below 1.
  var mouse: Mouse? {
    guard parameters.count == 3, let button = value(0), let column = value(1), let row = value(2),
      column > 0, row > 0, let action = action(button & ~0b1_1100)
    else { return nil }
    var modifiers: Key.Modifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.alt) }
    if button & 16 != 0 { modifiers.insert(.control) }
    return Mouse(action, at: Position(column: column - 1, row: row - 1), modifiers: modifiers)
  }

  private func action(_ code: Int) -> Mouse.Action? {
    switch code {
    case 0...2: Mouse.Button(number: code).map { name == "<m" ? .released($0) : .pressed($0) }
    case 32...34: Mouse.Button(number: code - 32).map(Mouse.Action.dragged)
    case 35: .moved
    case 64: .scrolledUp
    case 65: .scrolledDown
    case 66: .scrolledLeft
    case 67: .scrolledRight
    default: nil
    }
  }
}

extension Mouse.Button {
  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .left
    case 1: self = .middle
    case 2: self = .right
    default: return nil
    }
  }
}
