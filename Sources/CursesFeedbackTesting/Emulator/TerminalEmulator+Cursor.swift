import TerminalModel

extension TerminalEmulator {
  /// Moves the cursor by columns and rows.
  ///
  /// It stops at the edges of the screen. Vertically it also stops at the first and the last row of
  /// the scroll region (the rows that scroll), unless it starts beyond that row.
  mutating func moveCursor(columns: Int = 0, rows: Int = 0) {
    let row = cursor.position.row
    let first = row >= margins.lowerBound ? margins.lowerBound : 0
    let last = row < margins.upperBound ? margins.upperBound - 1 : size.rows - 1
    cursor.position.row = min(max(row + rows, first), last)
    moveCursor(toColumn: cursor.position.column + columns)
  }

  /// Moves the cursor to a column from 0, clamped to the screen.
  mutating func moveCursor(toColumn column: Int) {
    cursor.position.column = min(max(column, 0), size.columns - 1)
    cursor.isWrapPending = false
  }

  /// Moves the cursor to a row from 0, clamped to the screen; in origin mode (DECOM), the row
  /// counts from the first row of the scroll region and is clamped to the region.
  mutating func moveCursor(toRow row: Int) {
    let rows = cursor.isOriginRelative ? margins : 0..<size.rows
    cursor.position.row = min(rows.lowerBound + max(row, 0), rows.upperBound - 1)
    cursor.isWrapPending = false
  }

  /// Moves the cursor a number of tab stops to the right, or to the left if negative; if there are
  /// too few, to the edge of the screen.
  mutating func moveToTabStop(_ count: Int) {
    var column = cursor.position.column
    for _ in 0..<min(abs(count), size.columns) {
      let next =
        count > 0
        ? tabStops.filter { $0 > column }.min() ?? size.columns - 1
        : tabStops.filter { $0 < column }.max() ?? 0
      column = next
    }
    moveCursor(toColumn: column)
  }

  /// Scrolls the scroll region up if the cursor is in the region's last row; otherwise moves the
  /// cursor down, at most to the last row of the screen.
  mutating func lineFeed() {
    cursor.isWrapPending = false
    if cursor.position.row == margins.upperBound - 1 {
      page.grid.scrollUp(1, rows: margins, style: cursor.pen.erasing)
    } else {
      cursor.position.row = min(cursor.position.row + 1, size.rows - 1)
    }
  }

  /// Scrolls the scroll region down if the cursor is in the region's first row; otherwise moves the
  /// cursor up, at most to the first row of the screen.
  mutating func reverseLineFeed() {
    cursor.isWrapPending = false
    if cursor.position.row == margins.lowerBound {
      page.grid.scrollDown(1, rows: margins, style: cursor.pen.erasing)
    } else {
      cursor.position.row = max(cursor.position.row - 1, 0)
    }
  }

  /// Sets the scroll region to the rows from `first` to `last`, counted from 1 and both included,
  /// and moves the cursor to the first cell of the screen, or of the region in origin mode.
  ///
  /// A `last` of 0 is the last row of the screen. A region of fewer than two rows is ignored.
  mutating func setMargins(first: Int, last: Int) {
    let last = last == 0 ? size.rows : min(last, size.rows)
    guard first < last else { return }
    margins = (first - 1)..<last
    moveCursor(toColumn: 0)
    moveCursor(toRow: 0)
  }
}
