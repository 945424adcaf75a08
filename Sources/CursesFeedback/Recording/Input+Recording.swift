import TerminalModel
import TerminalViews

/// The form of inputs in a recording: one field, such as `"key":"ctrl+s"` or
/// `"mouse":"press left 12 3"`.
extension Input {
  /// The fields for an input that is not secret; for a secret one, see ``SecretMask/fields(of:)``.
  var fields: [(name: String, value: EncodedValue)] {
    switch self {
    case .key(let key): [("key", .text(key.name))]
    case .paste(let text): [("paste", .text(text))]
    case .mouse(let mouse): [("mouse", .text(mouse.recorded))]
    case .focused(let isFocused): [("focused", .bool(isFocused))]
    case .resized(let size): [("size", .text(size.recorded))]
    }
  }

  /// Reads an input from the fields of an entry; nil if they have none, or an invalid one.
  init?(fields: [String: EncodedValue]) {
    if let name = fields.text("key") {
      guard let key = Key(name: name) else { return nil }
      self = .key(key)
    } else if let text = fields.text("paste") {
      self = .paste(text)
    } else if let text = fields.text("mouse") {
      guard let mouse = Mouse(recorded: text) else { return nil }
      self = .mouse(mouse)
    } else if case .bool(let isFocused) = fields["focused"] {
      self = .focused(isFocused)
    } else if let text = fields.text("size") {
      guard let size = Size(recorded: text) else { return nil }
      self = .resized(size)
    } else if let kind = fields.text("secret") {
      let text = fields.text("text") ?? "x"
      self = kind == "paste" ? .paste(text) : .key(Key(.character(text.first ?? "x")))
    } else {
      return nil
    }
  }
}

extension Size {
  /// The size in recordings and in the option `--size`.
  package var recorded: String { "\(columns)x\(rows)" }

  /// Reads a size of at most 4,000 columns, 1,000 rows and a million cells, as a terminal has it at
  /// most; nil if the text is invalid.
  package init?(recorded text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (0...4000).contains(columns), (0...1000).contains(rows), columns * rows <= 1_000_000
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

extension Mouse {
  /// The form in a recording: the action, the button if there is one, the column, the row, and the
  /// modifiers.
  package var recorded: String {
    let held = [(Key.Modifiers.shift, " shift"), (.alt, " alt"), (.control, " ctrl")]
      .filter { modifiers.contains($0.0) }.map(\.1).joined()
    return "\(action.recorded) \(position.column) \(position.row)\(held)"
  }

  package init?(recorded text: String) {
    var words = text.split(separator: " ").map(String.init)[...]
    guard let action = Action(words: &words), words.count >= 2,
      let column = Int(words.removeFirst()), let row = Int(words.removeFirst()),
      (0...1_000_000).contains(column), (0...1_000_000).contains(row)
    else { return nil }
    var modifiers: Key.Modifiers = []
    for word in words {
      switch word {
      case "shift": modifiers.insert(.shift)
      case "alt": modifiers.insert(.alt)
      case "ctrl": modifiers.insert(.control)
      default: return nil
      }
    }
    self.init(action, at: Position(column: column, row: row), modifiers: modifiers)
  }
}

extension Mouse.Action {
  fileprivate var recorded: String {
    switch self {
    case .pressed(let button): "press \(button)"
    case .released(let button): "release \(button)"
    case .dragged(let button): "drag \(button)"
    case .scrolledUp: "wheel up"
    case .scrolledDown: "wheel down"
    case .scrolledLeft: "wheel left"
    case .scrolledRight: "wheel right"
    case .moved: "move"
    }
  }

  fileprivate init?(words: inout ArraySlice<String>) {
    guard let verb = words.popFirst() else { return nil }
    if verb == "move" {
      self = .moved
      return
    }
    guard let object = words.popFirst() else { return nil }
    if verb == "wheel" {
      let actions: [String: Mouse.Action] = [
        "up": .scrolledUp, "down": .scrolledDown, "left": .scrolledLeft, "right": .scrolledRight,
      ]
      guard let action = actions[object] else { return nil }
      self = action
      return
    }
    let buttons: [String: Mouse.Button] = ["left": .left, "middle": .middle, "right": .right]
    guard let button = buttons[object] else { return nil }
    switch verb {
    case "press": self = .pressed(button)
    case "release": self = .released(button)
    case "drag": self = .dragged(button)
    default: return nil
    }
  }
}

extension [String: EncodedValue] {
  func text(_ name: String) -> String? {
    if case .text(let text) = self[name] { text } else { nil }
  }

  func integer(_ name: String) -> Int? {
    if case .integer(let number) = self[name] { Int(exactly: number) } else { nil }
  }
}
