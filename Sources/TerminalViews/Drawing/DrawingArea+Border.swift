import TerminalModel

extension DrawingArea {
  /// Draws lines along the edges.
  mutating func drawBorder(_ border: Border, style: Style? = nil) {
    let (right, bottom) = (size.columns - 1, size.rows - 1)
    guard right >= 0, bottom >= 0 else { return }
    for row in [0, bottom] {
      let rect = Rect(
        origin: Position(column: 0, row: row), size: Size(columns: size.columns, rows: 1))
      fill(rect, with: border.horizontal, style: style)
    }
    for column in [0, right] {
      let rect = Rect(
        origin: Position(column: column, row: 0), size: Size(columns: 1, rows: size.rows))
      fill(rect, with: border.vertical, style: style)
    }
    let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)]
    for (corner, (column, row)) in zip(border.corners, corners) {
      write(corner, at: Position(column: column, row: row), style: style)
    }
  }
}
