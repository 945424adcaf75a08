extension Key {
  /// A short label for help: `↑`, `Enter`, `PgDn`, `^C`, `Alt+x`.
  public var label: String {
    if case .character(let character) = code, modifiers.contains(.control), character != "^" {
      return alt + control(character)
    }
    let control = modifiers.contains(.control) ? "Ctrl+" : ""
    let shift = modifiers.contains(.shift) ? "Shift+" : ""
    return control + alt + shift + code.label
  }

  private var alt: String { modifiers.contains(.alt) ? "Alt+" : "" }

  /// Control with a character in the usual notation: a caret and the capital letter.
  ///
  /// Control with a letter that is a capital already is written `Ctrl+Shift+`.
  private func control(_ character: Character) -> String {
    guard !character.isUppercase else { return "Ctrl+Shift+\(character)" }
    let capital = character.uppercased()
    return "^" + (capital.count == 1 && capital != " " ? capital : Code.character(character).label)
  }
}

extension Key.Code {
  fileprivate var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Bksp"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
