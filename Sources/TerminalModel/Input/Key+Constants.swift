extension Key {
  /// Enter, or Return.
  public static let enter = Key(.enter)
  /// Tab.
  public static let tab = Key(.tab)
  /// Escape.
  public static let escape = Key(.escape)
  /// The space bar.
  public static let space = Key(.character(" "))
  /// The key that deletes the character before the cursor.
  public static let backspace = Key(.backspace)
  /// The key that deletes the character under the cursor.
  public static let delete = Key(.delete)
  /// Insert.
  public static let insert = Key(.insert)
  /// The arrow up.
  public static let up = Key(.up)
  /// The arrow down.
  public static let down = Key(.down)
  /// The arrow to the left.
  public static let left = Key(.left)
  /// The arrow to the right.
  public static let right = Key(.right)
  /// Home.
  public static let home = Key(.home)
  /// End.
  public static let end = Key(.end)
  /// Page up.
  public static let pageUp = Key(.pageUp)
  /// Page down.
  public static let pageDown = Key(.pageDown)

  /// A function key: F1 to F12 on a keyboard, up to F35 from some terminals; any other number ends
  /// the program.
  public static func function(_ number: Int) -> Key {
    precondition((1...35).contains(number), "Function keys have the numbers 1 to 35.")
    return Key(.function(number))
  }

  /// A key with Control: `.ctrl("c")`, `.ctrl(.left)`.
  ///
  /// Most terminals send the same byte for Control with a capital letter as with the small one. Of
  /// the other characters, they send only space, `\`, `]`, `^` and `_` with Control.
  public static func ctrl(_ key: Key) -> Key { key.adding(.control) }

  /// A key with Alt: `.alt("x")`, `.alt(.enter)`.
  public static func alt(_ key: Key) -> Key { key.adding(.alt) }

  /// A key with Shift: `.shift(.tab)`; a letter becomes its capital letter, a character without one
  /// stays as it is.
  public static func shift(_ key: Key) -> Key { key.adding(.shift) }
}

extension Key: ExpressibleByStringLiteral {
  /// Makes a key from its name, such as `"a"`, `"ctrl+c"` or `"pageup"`: see ``init(name:)``.
  ///
  /// A literal that names no key ends the program.
  @inlinable
  public init(stringLiteral name: String) {
    // Literals are evaluated again at every press of a key. A literal of one printable ASCII
    // character takes 140 instructions if this is inlined, and 1200 with the search for its name.
    if name.isPrintableASCIICharacter {
      self.init(.character(Character(name)))
    } else {
      self.init(literalName: name)
    }
  }

  @usableFromInline init(literalName name: String) {
    guard let key = Key(name: name) else {
      // Not a `precondition`, whose message release builds leave out.
      fatalError(Self.mistake(inLiteral: name))
    }
    self = key
  }

  /// The message about a literal that names no key.
  static func mistake(inLiteral name: String) -> String {
    let suggestion = KeySuggestion(for: name).name.map { " Did you mean \"\($0)\"?" } ?? ""
    return "\"\(name)\" names no key.\(suggestion) "
      + "Examples of names: a + space enter ctrl+c shift+tab"
  }
}
