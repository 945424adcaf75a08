import TerminalModel

extension Terminfo {
  /// The sequences of keys in the description.
  ///
  /// Single bytes are left out: the decoder reads each control character as the same key on every
  /// terminal. So are sequences with a `;` for function keys above F12: these are lower function
  /// keys with a modifier.
  var keySequences: KeySequences {
    var sequences = KeySequences()
    for (name, key) in Self.plainKeys + Self.modifiedKeys {
      guard let bytes = string(name), bytes.count > 1 else { continue }
      sequences.insert(bytes, key)
    }
    for number in 1...35 {
      guard let bytes = string("kf\(number)"), bytes.count > 1 else { continue }
      guard number <= 12 || !bytes.contains(UInt8(ascii: ";")) else { continue }
      sequences.insert(bytes, Key(.function(number)))
    }
    return sequences
  }

  private static let plainKeys: [(String, Key)] = [
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kent", Key(.enter)),
    ("kcbt", Key(.tab, modifiers: .shift)),
    ("kLFT", Key(.left, modifiers: .shift)), ("kRIT", Key(.right, modifiers: .shift)),
    ("kri", Key(.up, modifiers: .shift)), ("kind", Key(.down, modifiers: .shift)),
    ("kUP", Key(.up, modifiers: .shift)), ("kDN", Key(.down, modifiers: .shift)),
    ("kHOM", Key(.home, modifiers: .shift)), ("kEND", Key(.end, modifiers: .shift)),
    ("kPRV", Key(.pageUp, modifiers: .shift)), ("kNXT", Key(.pageDown, modifiers: .shift)),
    ("kIC", Key(.insert, modifiers: .shift)), ("kDC", Key(.delete, modifiers: .shift)),
  ]

  /// User-defined capabilities such as kLFT5: a key, and xterm's number of the modifiers.
  private static let modifiedKeys: [(String, Key)] = {
    let codes: [(String, Key.Code)] = [
      ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
      ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
    ]
    let modifiers: [(Int, Key.Modifiers)] = [
      (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]),
      (7, [.alt, .control]), (8, [.shift, .alt, .control]),
    ]
    return codes.flatMap { name, code in
      modifiers.map { number, modifiers in ("\(name)\(number)", Key(code, modifiers: modifiers)) }
    }
  }()
}
