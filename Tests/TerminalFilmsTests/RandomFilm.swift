import RandomNumbers
import TerminalFilms
import TerminalModel

extension Film {
  /// A film of random changes, with a frame for each second.
  static func random(
    frames count: Int, seed: UInt64, colors: ColorDepth = .direct
  ) -> (film: Film, frames: [Frame]) {
    var random = SplitMix(seed: seed)
    var frame = Frame(size: Size(columns: 20, rows: 6))
    var film = Film(program: "random", size: frame.size, colors: colors)
    var frames: [Frame] = []
    for second in 0..<count {
      frame.change(using: &random)
      film.append(frame, at: .seconds(second))
      frames.append(frame)
    }
    return (film, frames)
  }
}

extension Frame {
  private static let texts = [
    "a", "hello", "<&>\"\\", "侍", "日本語", "é", "🙂", "█▌▄", "─│╭", "     ", "x y z",
  ]

  private static let colors: [Color] = [
    .default, .red, .brightBlue, .palette(100), .palette(240), .rgb(red: 1, green: 200, blue: 30),
    .accent, .muted, .surface, .selection,
  ]

  /// Changes a few cells, the size, the theme or the cursor.
  fileprivate mutating func change(using random: inout SplitMix) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let size = Size(
        columns: .random(in: 1...30, using: &random), rows: .random(in: 1...9, using: &random))
      self = Frame(size: size)
    case 1: theme = [nil, .dark, .light, .terminal].randomElement(using: &random) ?? nil
    case 2: buffer.clear()
    case 3: return
    default: break
    }
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      let style = Style(
        foreground: Self.colors.randomElement(using: &random) ?? .default,
        background: Self.colors.randomElement(using: &random) ?? .default,
        attributes: Style.Attributes(rawValue: .random(in: 0...255, using: &random)))
      buffer.write(
        Self.texts.randomElement(using: &random) ?? "",
        style: Bool.random(using: &random) ? style : .plain,
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
