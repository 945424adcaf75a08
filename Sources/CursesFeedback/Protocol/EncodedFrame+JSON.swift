import TerminalModel
package import TerminalViews

extension EncodedFrame {
  /// The fields of the frame's JSON.
  package var fields: [String: EncodedValue] {
    var fields: [String: EncodedValue] = [
      "size": .text("\(size.columns)x\(size.rows)"),
      "cursor": cursor.map { .list([$0.column, $0.row].map { .integer(Int64($0)) }) } ?? .null,
      "mouse": .text("\(mouse)"), "runs": .list(runs.map(\.value)),
    ]
    if let theme { fields["theme"] = theme.value }
    if let changedRows {
      fields["changed"] = .list(changedRows.map { .integer(Int64($0)) })
    }
    return fields
  }

  /// Reads the fields of a frame's JSON; nil if one is missing or invalid.
  package init?(fields: [String: EncodedValue]) {
    guard let size = fields.text("size").flatMap(Size.init(recorded:)),
      let mouse = fields.text("mouse").flatMap(MouseReporting.init(name:)),
      case .list(let runs)? = fields["runs"], let cursor = fields["cursor"]
    else { return nil }
    switch cursor {
    case .list:
      guard let position = Position(cursor) else { return nil }
      self.cursor = position
    case .null: self.cursor = nil
    default: return nil
    }
    var read: [Run] = []
    for value in runs {
      guard let run = Run(value) else { return nil }
      read.append(run)
    }
    if let value = fields["theme"] {
      guard let theme = FrameTheme(value) else { return nil }
      self.theme = theme
    } else {
      theme = nil
    }
    if let value = fields["changed"] {
      guard let rows = value.integers else { return nil }
      changedRows = rows
    } else {
      changedRows = nil
    }
    (self.size, self.mouse, self.runs) = (size, mouse, read)
  }
}

extension EncodedFrame.Run {
  fileprivate var value: EncodedValue {
    .list([
      .integer(Int64(row)), .integer(Int64(column)), .text(text), .text(style.words),
    ])
  }

  fileprivate init?(_ value: EncodedValue) {
    guard case .list(let parts) = value, parts.count == 4,
      case .integer(let row) = parts[0], case .integer(let column) = parts[1],
      case .text(let text) = parts[2], case .text(let words) = parts[3],
      let style = Style(words: words)
    else { return nil }
    self.init(row: Int(row), column: Int(column), text: text, style: style)
  }
}

extension FrameTheme {
  /// The name of a built-in theme, the lines of the file of any other one, or null.
  fileprivate var value: EncodedValue {
    guard let theme else { return .null }
    return .text(Theme.named(theme.name) == theme ? theme.name : theme.text)
  }

  fileprivate init?(_ value: EncodedValue) {
    switch value {
    case .null: self.init(nil)
    case .text(let text):
      if let theme = Theme.named(text) {
        self.init(theme)
      } else if text.contains("\n"), let theme = try? Theme(parsing: text) {
        // A text that is no theme makes the frame invalid, whatever its mistake is.
        self.init(theme)
      } else {
        return nil
      }
    default: return nil
    }
  }
}

extension MouseReporting {
  fileprivate init?(name: String) {
    guard let reporting = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = reporting
  }
}

extension Position {
  fileprivate init?(_ value: EncodedValue) {
    guard let parts = value.integers, parts.count == 2 else { return nil }
    self.init(column: parts[0], row: parts[1])
  }
}

extension EncodedValue {
  fileprivate var integers: [Int]? {
    guard case .list(let values) = self else { return nil }
    var integers: [Int] = []
    for value in values {
      guard case .integer(let integer) = value else { return nil }
      integers.append(Int(integer))
    }
    return integers
  }
}
