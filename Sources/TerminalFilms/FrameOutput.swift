package import TerminalModel

/// The control sequences with which a terminal shows one frame after another: absolute moves of the
/// cursor, colours and attributes (SGR), and the text of the cells that change.
package struct FrameOutput {
  private let depth: ColorDepth
  private let standardTheme: Theme
  private var colors: (theme: Theme, resolved: ThemeColors)?
  /// The frame on the screen, in the colours of the terminal.
  private var shown: Frame?
  /// The style of the last text.
  private var pen = Style.plain

  /// Makes the output for a new terminal.
  ///
  /// - Parameters:
  ///   - depth: The colours that the terminal shows.
  ///   - theme: The theme of frames without one.
  package init(depth: ColorDepth, theme: Theme) {
    self.depth = depth
    standardTheme = theme
  }

  /// The output that shows a frame after the one before; empty if nothing changes.
  ///
  /// The output of the first frame, and of one with another size than the frame before, clears the
  /// screen.
  package mutating func show(_ frame: Frame) -> String {
    let next = resolved(frame)
    var text = ""
    var isCursorShown = shown?.cursor != nil
    if shown?.size != next.size {
      text += pen == .plain ? "\u{1B}[2J" : "\u{1B}[0m\u{1B}[2J"
      pen = .plain
      // A new terminal shows its cursor.
      isCursorShown = shown == nil || isCursorShown
      shown = nil
    }
    let changes = FrameDiff(from: shown ?? Frame(size: next.size), to: next)
    if !changes.rows.isEmpty || next.cursor == nil, isCursorShown {
      text += "\u{1B}[?25l"
      isCursorShown = false
    }
    for range in changes.ranges { draw(range, of: next, to: &text) }
    if let cursor = next.cursor, !isCursorShown || cursor != shown?.cursor {
      text += Self.move(to: cursor) + (isCursorShown ? "" : "\u{1B}[?25h")
    }
    shown = next
    return text
  }

  /// The frame in the colours of the terminal.
  package mutating func resolved(_ frame: Frame) -> Frame {
    let theme = frame.theme ?? standardTheme
    if colors?.theme != theme { colors = (theme, ThemeColors(theme, depth: depth)) }
    return colors.map { frame.resolved($0.resolved, at: depth) } ?? frame
  }

  private mutating func draw(_ range: FrameDiff.CellRange, of frame: Frame, to text: inout String) {
    text += Self.move(to: Position(column: range.columns.lowerBound, row: range.row))
    let row = frame.buffer.row(range.row)
    for cell in row.dropFirst(range.columns.lowerBound).prefix(range.columns.count)
    where !cell.isContinuation {
      if cell.style != pen {
        pen = cell.style
        text += pen.selection
      }
      text += cell.cluster.description
    }
  }

  private static func move(to position: Position) -> String {
    "\u{1B}[\(position.row + 1);\(position.column + 1)H"
  }
}

extension Frame {
  /// The frame as a terminal with a number of colours shows it in the colours of a theme.
  package func resolved(_ colors: ThemeColors, at depth: ColorDepth) -> Frame {
    var resolved = Frame(buffer: buffer, cursor: cursor)
    resolved.buffer.restyle(Rect(size)) { style in
      style = colors.resolved(style)
      style.foreground = depth.nearest(to: style.foreground)
      style.background = depth.nearest(to: style.background)
    }
    return resolved
  }
}

extension ColorDepth {
  /// The colour, or the nearest one that a terminal of this depth shows.
  fileprivate func nearest(to color: Color) -> Color {
    if case .rgb = color, self == .direct { return color }
    let number = number(of: color)
    return number < 0 ? .default : .palette(UInt8(number))
  }
}

extension Style {
  /// The control sequence that selects the style, whichever style was selected before.
  fileprivate var selection: String {
    let flags: [(Attributes, String)] = [
      (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underline, ";4"), (.blink, ";5"),
      (.reverse, ";7"), (.strikethrough, ";9"),
    ]
    let attributes = flags.filter { self.attributes.contains($0.0) }.map(\.1).joined()
    let colors =
      foreground.parameters(plain: 30, other: 38)
      + background.parameters(plain: 40, other: 48)
    return "\u{1B}[0\(attributes)\(colors)m"
  }
}

extension Color {
  fileprivate func parameters(plain: Int, other: Int) -> String {
    switch self {
    // A theme has replaced all tokens.
    case .default, .token: ""
    case .palette(let entry) where entry < 8: ";\(plain + Int(entry))"
    case .palette(let entry) where entry < 16: ";\(plain + 52 + Int(entry))"
    case .palette(let entry): ";\(other);5;\(entry)"
    case .rgb(let red, let green, let blue): ";\(other);2;\(red);\(green);\(blue)"
    }
  }
}
