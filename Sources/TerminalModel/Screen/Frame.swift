/// The contents of a terminal's screen at one time: its cells, the position of the cursor, the theme
/// that gives colour tokens (``Color/Token``) their colours, and the mouse actions that the terminal
/// reports meanwhile.
public struct Frame: Hashable, Sendable {
  /// The cells.
  public var buffer: Buffer
  /// The cell under the cursor, or nil if the cursor is hidden.
  public var cursor: Position?
  /// The mouse actions that the terminal reports while it shows the frame.
  public var mouse: MouseReporting
  /// The theme that gives colour tokens and the default colours their colours; nil for the theme that the
  /// terminal's driver uses for frames without one.
  public var theme: Theme?

  /// Makes a frame.
  public init(
    buffer: Buffer, cursor: Position? = nil, mouse: MouseReporting = .none, theme: Theme? = nil
  ) {
    self.buffer = buffer
    self.cursor = cursor
    self.mouse = mouse
    self.theme = theme
  }

  /// Makes a blank frame.
  public init(size: Size) {
    self.init(buffer: Buffer(size: size))
  }

  /// Whether both frames have the same theme, or none.
  func hasTheme(of other: Frame) -> Bool {
    theme == nil ? other.theme == nil : theme == other.theme
  }

  /// Its size in cells.
  public var size: Size { buffer.size }

  /// The text of the cells, one line per row, without blanks at the ends of lines.
  public var text: String {
    (0..<size.rows).map { row in
      let cells = buffer.row(row)
      let end = cells.lastIndex { $0.cluster != .blank }.map { $0 + 1 } ?? cells.startIndex
      var line = ""
      for cell in cells[..<end] where !cell.isContinuation {
        line += cell.cluster.description
      }
      return line
    }.joined(separator: "\n")
  }
}

extension Frame: CustomStringConvertible {
  /// Its text, for messages of failed tests.
  public var description: String { text }
}
