import TerminalModel

/// One of a terminal's two screens: its cells, and the cursor that `ESC 7` kept on it.
struct EmulatedPage: Hashable, Sendable {
  var grid: ScreenGrid
  var savedCursor = EmulatedCursor()

  init(size: Size) {
    grid = ScreenGrid(size: size)
  }

  /// Takes another size; rows leave at the top where the one to keep would be cut.
  mutating func resize(to size: Size, keeping row: Int) {
    let lost = max(0, row - size.rows + 1)
    grid.scrollUp(lost, rows: 0..<grid.size.rows, style: .plain)
    grid.resize(to: size)
    let position = savedCursor.position
    savedCursor.position = Position(
      column: min(position.column, size.columns - 1), row: min(position.row, size.rows - 1))
  }
}

/// Where a terminal writes next, and all that `ESC 7` keeps with it.
struct EmulatedCursor: Hashable, Sendable {
  var position = Position.origin
  /// Whether the last column was written: the next character goes to the next row.
  var isWrapPending = false
  /// Whether rows are counted from the scroll region's first (DECOM).
  var isOriginRelative = false
  var pen = Pen()
  /// The character sets in the places G0 and G1.
  var characterSets: [CharacterSet] = [.ascii, .ascii]
  /// Which of the two places is shown: 0, or 1 behind SO.
  var activeCharacterSet = 0
}
