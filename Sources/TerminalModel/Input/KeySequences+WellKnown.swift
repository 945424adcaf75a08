extension KeySequences {
  /// Sequences without a standard form, which some terminals send; standard forms are decoded
  /// without a table.
  ///
  /// They are function keys 1 to 5 of the Linux console (`ESC [ [ A`), and rxvt's keys with Shift
  /// (`$` as the last byte, small letters for arrows), Control (`^`, `ESC O` and small letters) and
  /// both (`@`). rxvt's function keys with Shift, or with Shift and Control, are left out: for
  /// Shift-F1 to Shift-F10 it sends the bytes that other terminals send for F11 to F20, and they
  /// are decoded as these keys.
  static let wellKnown: KeySequences = {
    var sequences = KeySequences()
    func insert(_ text: String, _ code: Key.Code, _ modifiers: Key.Modifiers = []) {
      sequences.insert(Array("\u{1B}\(text)".utf8), Key(code, modifiers: modifiers))
    }
    for (letter, number) in zip("ABCDE", 1...5) { insert("[[\(letter)", .function(number)) }
    for (letter, code) in [("a", Key.Code.up), ("b", .down), ("c", .right), ("d", .left)] {
      insert("[\(letter)", code, .shift)
      insert("O\(letter)", code, .control)
    }
    for number in 1...34 {
      guard let code = Key.Code(numbered: number) else { continue }
      insert("[\(number)^", code, .control)
      if case .function = code { continue }
      insert("[\(number)$", code, .shift)
      insert("[\(number)@", code, [.control, .shift])
    }
    return sequences
  }()
}
