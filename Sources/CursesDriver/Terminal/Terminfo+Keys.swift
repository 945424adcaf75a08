import TerminalModel

extension Terminfo {
  /// The sequences of keys in the description.
  ///
  /// Single bytes are left out: the decoder reads each control character as the same key on every
  /// terminal. Sequences with a `;` for function keys above F12 are left out, too: they are those
  /// of lower function keys with a modifier.
  var keySequences: KeySequences {
    // Calls and no table: making an array of names and keys would take more instructions than the
    // search for their sequences.
    var sequences = KeySequences()
    func add(
      _ name: String, _ code: Key.Code, _ modifiers: Key.Modifiers = [], orMore: Bool = false
    ) {
      if let bytes = string(name), bytes.count > 1 {
        sequences.insert(bytes, Key(code, modifiers: modifiers))
      }
      guard orMore else { return }
      // User-defined capabilities such as kLFT5. The number is xterm's: 1 plus the bits of the
      // modifiers.
      for number in 3...8 {
        guard let bytes = string("\(name)\(number)"), bytes.count > 1 else { continue }
        let modifiers = Key.Modifiers(rawValue: UInt8(number - 1))
        sequences.insert(bytes, Key(code, modifiers: modifiers))
      }
    }
    add("kcuu1", .up)
    add("kcud1", .down)
    add("kcub1", .left)
    add("kcuf1", .right)
    add("khome", .home)
    add("kend", .end)
    add("kpp", .pageUp)
    add("knp", .pageDown)
    add("kich1", .insert)
    add("kdch1", .delete)
    add("kent", .enter)
    add("kcbt", .tab, .shift)
    add("kri", .up, .shift)
    add("kind", .down, .shift)
    add("kUP", .up, .shift, orMore: true)
    add("kDN", .down, .shift, orMore: true)
    add("kLFT", .left, .shift, orMore: true)
    add("kRIT", .right, .shift, orMore: true)
    add("kHOM", .home, .shift, orMore: true)
    add("kEND", .end, .shift, orMore: true)
    add("kPRV", .pageUp, .shift, orMore: true)
    add("kNXT", .pageDown, .shift, orMore: true)
    add("kIC", .insert, .shift, orMore: true)
    add("kDC", .delete, .shift, orMore: true)
    for number in 1...35 {
      guard let bytes = string("kf\(number)"), bytes.count > 1 else { continue }
      guard number <= 12 || !bytes.contains(UInt8(ascii: ";")) else { continue }
      sequences.insert(bytes, Key(.function(number)))
    }
    return sequences
  }
}
