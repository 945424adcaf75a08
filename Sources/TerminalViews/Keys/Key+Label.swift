package import TerminalModel

extension Key {
  /// What a help bar calls the key.
  package var label: String {
    let name =
      switch code {
      case .character(" "): "Space"
      case .character(let character): String(character)
      case .enter: "Enter"
      case .tab: "Tab"
      case .escape: "Esc"
      case .backspace: "Backspace"
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
    if modifiers.contains(.control) { return "^" + name.uppercased() }
    return modifiers.contains(.alt) ? "Alt+" + name : name
  }
}
