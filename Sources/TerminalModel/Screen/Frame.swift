/// All that a terminal shows at one time: its cells, and where the cursor is.
public struct Frame: Hashable, Sendable {
  /// The cells.
  public var buffer: Buffer
  /// The cell under the cursor; nil where the cursor is hidden.
  public var cursor: Position?

  /// Makes a frame.
  public init(buffer: Buffer, cursor: Position? = nil) {
    self.buffer = buffer
    self.cursor = cursor
  }

  /// Makes a blank frame.
  public init(size: Size) {
    self.init(buffer: Buffer(size: size))
  }

  /// Its extent.
  public var size: Size { buffer.size }

  /// The glyphs, a line a row, blanks at a line's end left out.
  public var text: String {
    (0..<size.rows).map { row in
      var line = ""
      for cell in buffer.row(row) where !cell.isContinuation { line += cell.cluster.description }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

extension Frame: CustomStringConvertible {
  /// What a test prints of it: its text.
  public var description: String { text }
}
