import TerminalModel

/// The window of a terminal in a picture: a title bar, and the cells below it.
package struct PictureWindow {
  package static let cellWidth = 9.0
  package static let cellHeight = 19.0
  package static let margin = 16.0
  package static let titleHeight = 34.0

  /// The size in cells.
  let size: Size
  /// The text in the title bar.
  let title: String
  /// The colour of the window.
  let color: String

  var width: Double { Double(size.columns) * Self.cellWidth + 2 * Self.margin }
  private var height: Double {
    Double(size.rows) * Self.cellHeight + Self.titleHeight + Self.margin
  }

  /// The document with the elements that are in the window.
  func document(_ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" \
    height="\(Self.number(height))" \
    viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
    font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="15">
    <rect width="100%" height="100%" rx="10" fill="\(color)"/>
    <circle cx="20" cy="18" r="6" fill="#ff5f57"/>
    <circle cx="40" cy="18" r="6" fill="#febc2e"/>
    <circle cx="60" cy="18" r="6" fill="#28c840"/>
    <text x="50%" y="23" text-anchor="middle" fill="#9aa0b0">\(Self.escaped(title))</text>
    \(content)
    </svg>

    """
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
