extension Key {
  /// Makes a key from its name, as it is written in bindings, scripts and settings.
  ///
  /// A character is its own name (`a`, `A`, `+`, `é`); the other keys are `space`, `enter`, `tab`,
  /// `esc`, `backspace`, `delete`, `insert`, `up`, `down`, `left`, `right`, `home`, `end`,
  /// `pageup`, `pagedown` and `f1` to `f35`; `return` is also `enter`, `escape` is also `esc`,
  /// and `comma` is also `,`.
  /// The prefixes `ctrl+`, `alt+` and `shift+` may precede a name, each at most once, in any order.
  /// Capitals make no difference in names, but do in characters. Shift with a letter is the capital
  /// letter. Shift with another character names no key, because the character that it types depends
  /// on the keyboard.
  ///
  /// The result is nil if the name is not that of a key.
  public init?(name: String) {
    var name = name
    var modifiers: Modifiers = []
    while let (modifier, rest) = Self.modifier(of: name) {
      guard modifiers.insert(modifier).inserted else { return nil }
      name = rest
    }
    guard let code = Code(name: name) else { return nil }
    if case .character(let character) = code, modifiers.contains(.shift) {
      guard character.isLowercase || character.isUppercase else { return nil }
    }
    self = Key(code).adding(modifiers)
  }

  /// The key's name, in the form that ``init(name:)`` reads, with modifiers in the order
  /// `ctrl+alt+shift+`.
  public var name: String {
    Self.modifierNames.filter { modifiers.contains($0.modifier) }.map { $0.name }.joined()
      + code.name
  }

  private static let modifierNames: [(modifier: Modifiers, name: String)] = [
    (.control, "ctrl+"), (.alt, "alt+"), (.shift, "shift+"),
  ]

  private static func modifier(of name: String) -> (Modifiers, rest: String)? {
    let bytes = name.utf8
    for (modifier, prefix) in modifierNames
    where bytes.count > prefix.utf8.count
      && bytes.starts(with: prefix.utf8, by: isEqualIgnoringCase)
    {
      return (modifier, String(Substring(bytes.dropFirst(prefix.utf8.count))))
    }
    return nil
  }

  /// Whether a byte equals a byte of a lowercase prefix, or is the capital of that letter.
  private static func isEqualIgnoringCase(_ byte: UInt8, _ small: UInt8) -> Bool {
    byte == small || ((0x41...0x5A).contains(byte) && byte | 0x20 == small)
  }
}

extension Key.Code {
  fileprivate var name: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .enter: "enter"
    case .tab: "tab"
    case .escape: "esc"
    case .backspace: "backspace"
    case .delete: "delete"
    case .insert: "insert"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .function(let number): "f\(number)"
    }
  }

  fileprivate init?(name: String) {
    if name.isPrintableASCIICharacter {
      self = .character(Character(name))
    } else if name.count == 1, let character = name.first {
      guard character.isTyped else { return nil }
      self = .character(character)
    } else if let code = Self.named[name.lowercased()] {
      self = code
    } else {
      return nil
    }
  }

  /// The names of keys that are longer than one character, with their aliases, in alphabetical
  /// order.
  static let names = named.keys.sorted()

  private static let named: [String: Key.Code] = {
    let keys: [Key.Code] = [
      .character(" "), .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left,
      .right, .home, .end, .pageUp, .pageDown,
    ]
    let names = (keys + (1...35).map(Key.Code.function)).map { ($0.name, $0) }
    return Dictionary(
      uniqueKeysWithValues: names + [
        ("escape", .escape), ("return", .enter), ("comma", .character(",")),
      ])
  }()
}

extension String {
  /// Whether it is one printable character of ASCII, such as a letter or a blank.
  ///
  /// Inlined, because with a call the evaluation of a key literal takes 1.5 times as long.
  @inlinable @inline(__always) var isPrintableASCIICharacter: Bool {
    let bytes = utf8
    guard bytes.count == 1, let byte = bytes.first else { return false }
    return (0x20..<0x7F).contains(byte)
  }
}

extension Character {
  /// Whether a key can type it: it contains no control character.
  fileprivate var isTyped: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
