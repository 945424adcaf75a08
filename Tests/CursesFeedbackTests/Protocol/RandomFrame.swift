import RandomNumbers
import TerminalModel

extension Style {
  private static let colors: [Color] =
    [
      .default, .red, .brightBlue, .palette(100), .palette(255), .rgb(red: 1, green: 200, blue: 30),
    ] + Color.Token.allCases.map(Color.token)

  /// A random style.
  static func random(using random: inout SplitMix) -> Style {
    Style(
      foreground: colors.randomElement(using: &random) ?? .default,
      background: colors.randomElement(using: &random) ?? .default,
      attributes: Attributes(rawValue: .random(in: 0...255, using: &random)))
  }
}

extension Frame {
  private static let texts = [
    "a", "hello", "<&>\"\\", "侍", "日本語", "e\u{301}", "\u{301}", "🙂", "👩‍🚀", "🇩🇪", "🇩", "🇪", "👍🏽",
    "█▌▄", "─│╭", "     ", "x  y z", "\u{1B}[2J", "\u{200D}", "한", "ᄒ", "ᅡ", "ᆫ", "☺\u{FE0F}",
    "\u{202E}", "क्षि", "\u{1F3FD}",
  ]

  /// Changes a few cells, the size, the theme, the mouse or the cursor.
  mutating func change(using random: inout SplitMix) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let size = Size(
        columns: .random(in: 1...30, using: &random), rows: .random(in: 1...9, using: &random))
      self = Frame(size: size)
    case 1: theme = [nil, .dark, .light, .terminal].randomElement(using: &random) ?? nil
    case 2: buffer.clear()
    case 3: mouse = MouseReporting.allCases.randomElement(using: &random) ?? .none
    case 4: return
    default: break
    }
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let style = Bool.random(using: &random) ? Style.random(using: &random) : .plain
      buffer.write(
        Self.texts.randomElement(using: &random) ?? "", style: style,
        at: Position(
          column: .random(in: -2..<size.columns, using: &random),
          row: .random(in: 0..<size.rows, using: &random)))
    }
    cursor =
      Bool.random(using: &random)
      ? Position(
        column: .random(in: 0..<size.columns, using: &random),
        row: .random(in: 0..<size.rows, using: &random)) : nil
  }
}
