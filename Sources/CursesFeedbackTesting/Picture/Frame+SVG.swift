public import TerminalModel

extension Frame {
  /// A picture of the frame as a Scalable Vector Graphics (SVG) document, in the colours of a theme.
  ///
  /// By default that is the frame's own theme or, if it has none, ``Theme/dark``, as in an
  /// application. ``Theme/terminal`` is shown as on a dark terminal.
  ///
  /// - Parameter title: The text in the window's title bar, above the frame.
  public func svg(title: String = "", theme: Theme? = nil) -> String {
    FramePicture(frame: self, title: title, theme: theme ?? self.theme ?? .dark).document
  }
}

/// Draws a frame as SVG elements: for each run, a `rect` unless its background is the default one,
/// one for each block element or several equal ones, and a `text` unless all its other characters are
/// blanks without a line below or through them.
private struct FramePicture {
  /// Adjacent cells of a row with the same style, or a wide character.
  private struct TextRun {
    let column: Int
    let row: Int
    let style: Style
    let isWide: Bool
    var text: String
    var columns: Int
  }

  private static let cellWidth = 9.0
  private static let cellHeight = 19.0
  private static let margin = 16.0
  private static let titleHeight = 34.0

  let frame: Frame
  let title: String
  private let colors: ThemeColors
  private let window: String

  init(frame: Frame, title: String, theme: Theme) {
    self.frame = frame
    self.title = title
    colors = ThemeColors(theme, depth: .direct)
    window = Palette.colors(of: colors.resolved(.plain)).background
  }

  var document: String {
    let width = Double(frame.size.columns) * Self.cellWidth + 2 * Self.margin
    let height = Double(frame.size.rows) * Self.cellHeight + Self.titleHeight + Self.margin
    let runs = (0..<frame.size.rows).flatMap(runs(inRow:))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" \
      font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="15">
      <rect width="100%" height="100%" rx="10" fill="\(window)"/>
      <circle cx="20" cy="18" r="6" fill="#ff5f57"/>
      <circle cx="40" cy="18" r="6" fill="#febc2e"/>
      <circle cx="60" cy="18" r="6" fill="#28c840"/>
      <text x="50%" y="23" text-anchor="middle" fill="#9aa0b0">\(escaped(title))</text>
      \((runs.compactMap(background) + runs.flatMap(blocks) + runs.compactMap(text)).joined(separator: "\n"))
      </svg>

      """
  }

  private func runs(inRow row: Int) -> [TextRun] {
    var runs: [TextRun] = []
    for (column, cell) in frame.buffer.row(row).enumerated() {
      guard !cell.isContinuation else { continue }
      let text = cell.cluster.description
      let width = cell.cluster.width
      let isCursor = frame.cursor == Position(column: column, row: row)
      let style = colors.resolved(isCursor ? reversed(cell) : cell.style)
      // A wide character is a run of its own: its width in a font may differ from two cells.
      if let last = runs.last, last.style == style, !last.isWide, width == 1 {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += 1
      } else {
        let run = TextRun(
          column: column, row: row, style: style, isWide: width == 2, text: text, columns: width)
        runs.append(run)
      }
    }
    return runs
  }

  private func reversed(_ cell: Cell) -> Style {
    var style = cell.style
    style.attributes.formSymmetricDifference(.reverse)
    return style
  }

  private func background(_ run: TextRun) -> String? {
    let color = Palette.colors(of: run.style).background
    guard color != window else { return nil }
    return """
      <rect x="\(x(run))" y="\(number(top(run)))" width="\(width(run))" \
      height="\(number(Self.cellHeight))" fill="\(color)"/>
      """
  }

  /// The block elements of a run as rectangles, because those of a font leave gaps between rows.
  private func blocks(_ run: TextRun) -> [String] {
    let color = Palette.colors(of: run.style).foreground
    let look = opacity(run.style)
    var column = run.column
    return run.text.grouped.compactMap { group in
      defer { column += group.count }
      guard let block = Block(group.character) else { return nil }
      let isWhole = block.columns == 1
      let columns = Double(isWhole ? group.count : 1) * block.columns
      let starts = isWhole ? [column] : Array(column..<(column + group.count))
      return starts.map { start in
        """
        <rect x="\(number(Self.margin + (Double(start) + block.left) * Self.cellWidth))" \
        y="\(number(top(run) + block.top * Self.cellHeight))" \
        width="\(number(columns * Self.cellWidth))" \
        height="\(number(block.rows * Self.cellHeight))" fill="\(color)"\(look)/>
        """
      }.joined(separator: "\n")
    }
  }

  private func opacity(_ style: Style) -> String {
    style.attributes.contains(.dim) ? #" opacity="0.6""# : ""
  }

  private func text(_ run: TextRun) -> String? {
    let attributes = run.style.attributes
    let hasLine = !attributes.isDisjoint(with: [.underline, .strikethrough])
    let text = String(run.text.map { Block($0) == nil ? $0 : " " })
    guard hasLine || text.contains(where: { $0 != " " }) else { return nil }
    var look = ""
    if attributes.contains(.bold) { look += #" font-weight="bold""# }
    if attributes.contains(.italic) { look += #" font-style="italic""# }
    look += opacity(run.style)
    if attributes.contains(.underline) { look += #" text-decoration="underline""# }
    if attributes.contains(.strikethrough) { look += #" text-decoration="line-through""# }
    return """
      <text x="\(x(run))" y="\(number(top(run) + 14.5))" textLength="\(width(run))" \
      xml:space="preserve" fill="\(Palette.colors(of: run.style).foreground)"\(look)>\
      \(escaped(text))</text>
      """
  }

  private func x(_ run: TextRun) -> String {
    number(Self.margin + Double(run.column) * Self.cellWidth)
  }

  private func top(_ run: TextRun) -> Double {
    Self.titleHeight + Double(run.row) * Self.cellHeight
  }

  private func width(_ run: TextRun) -> String {
    number(Double(run.columns) * Self.cellWidth)
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private func escaped(_ text: String) -> String {
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

/// The colours of a dark terminal, in the notation of SVG.
private enum Palette {
  static let background = "#1b1d27"
  static let foreground = "#d8dae5"
  static let named = [
    "#2b2e3b", "#e5616d", "#8cc265", "#d9a652", "#5c9ff5", "#c27fd7", "#4fb8c4", "#c9ccd8",
    "#6b7083", "#ff7b86", "#a6de7b", "#f5c469", "#82b8ff", "#dba1ee", "#74d7e2", "#ffffff",
  ]

  static func colors(of style: Style) -> (foreground: String, background: String) {
    let front = hex(style.foreground) ?? foreground
    let back = hex(style.background) ?? background
    return style.attributes.contains(.reverse) ? (back, front) : (front, back)
  }

  /// Red, green and blue as `#rrggbb`, or nil for the terminal's default colour.
  private static func hex(_ color: Color) -> String? {
    switch color {
    // A theme has replaced all tokens.
    case .default, .token: nil
    case .rgb(let red, let green, let blue): hex(red, green, blue)
    case .palette(let index) where index < 16: named[Int(index)]
    case .palette(let index) where index < 232: cube(index - 16)
    case .palette(let index):
      hex(8 + 10 * (index - 232), 8 + 10 * (index - 232), 8 + 10 * (index - 232))
    }
  }

  /// A colour of the 6×6×6 cube, whose levels are 0, 95, 135, 175, 215 and 255.
  private static func cube(_ index: UInt8) -> String {
    let steps = [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
    return hex(steps[0], steps[1], steps[2])
  }

  private static func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    "#"
      + [red, green, blue].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }
      .joined()
  }
}
