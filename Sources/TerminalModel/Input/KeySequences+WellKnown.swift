extension KeySequences {
  /// What some terminals send beside the standard forms, which need no table.
  ///
  /// Function keys 1 to 5 of the Linux console (`ESC [ [ A`), and rxvt's keys with Shift (`$` as
  /// the last byte, small letters for arrows), Control (`^`, `ESC O` and small letters) and both
  /// (`@`). Its Shift with function keys is left out: it sends what others send for F11 to F20.
  public static let wellKnown = KeySequences(linuxConsole.merging(rxvt) { key, _ in key })

  private static let linuxConsole: [[UInt8]: Key] = Dictionary(
    uniqueKeysWithValues: zip("ABCDE", 1...5).map { letter, number in
      (Array("\u{1B}[[\(letter)".utf8), Key(.function(number)))
    })

  private static let rxvt: [[UInt8]: Key] = {
    var keys: [[UInt8]: Key] = [:]
    for (letter, code) in [("a", Key.Code.up), ("b", .down), ("c", .right), ("d", .left)] {
      keys[Array("\u{1B}[\(letter)".utf8)] = Key(code, modifiers: .shift)
      keys[Array("\u{1B}O\(letter)".utf8)] = Key(code, modifiers: .control)
    }
    for (number, code) in Key.Code.numbered {
      keys[Array("\u{1B}[\(number)^".utf8)] = Key(code, modifiers: .control)
      if case .function = code { continue }
      keys[Array("\u{1B}[\(number)$".utf8)] = Key(code, modifiers: .shift)
      keys[Array("\u{1B}[\(number)@".utf8)] = Key(code, modifiers: [.control, .shift])
    }
    return keys
  }()
}
