import TerminalModel

/// One of a terminal's two screens: its cells, and the cursor that `ESC 7` or an equivalent
/// sequence saved on it.
struct EmulatedPage: Hashable, Sendable {
  var grid: ScreenGrid
  var savedCursor = EmulatedCursor()

  init(size: Size) {
    grid = ScreenGrid(size: size)
  }

  /// Changes the size; if that would cut the row to keep, scrolls up until the row fits.
  mutating func resize(to size: Size, keeping row: Int) {
    let lost = max(0, row - size.rows + 1)
    grid.scrollUp(lost, rows: 0..<grid.size.rows, style: .plain)
    grid.resize(to: size)
    let position = savedCursor.position
    savedCursor.position = Position(
      column: min(position.column, size.columns - 1), row: min(position.row, size.rows - 1))
  }
}

/// The position of the cursor, and the other state that `ESC 7` saves.
struct EmulatedCursor: Hashable, Sendable {
  var position = Position.origin
  /// Whether the last column was written, so that the next character goes to the next row.
  var isWrapPending = false
  /// Whether rows are counted from the first row of the scroll region (origin mode, DECOM).
  var isOriginRelative = false
  var pen = Pen()
  /// The character sets G0 and G1.
  var characterSets: [GraphicCharacterSet] = [.ascii, .ascii]
  /// The index of the active set: 0 for G0 (after the control SI), 1 for G1 (after the control SO).
  var activeCharacterSet = 0
}
