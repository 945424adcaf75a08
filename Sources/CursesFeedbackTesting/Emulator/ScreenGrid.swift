import TerminalModel

/// The cells of a terminal's screen.
///
/// Rows and columns passed to its methods are inside the grid.
struct ScreenGrid: Hashable, Sendable {
  private(set) var size: Size
  private var rows: [[Cell]]

  /// Makes a blank grid of at least one cell.
  init(size: Size) {
    precondition(!size.isEmpty, "A terminal has at least one cell.")
    self.size = size
    rows = Array(repeating: Self.blanks(size.columns, style: .plain), count: size.rows)
  }

  /// The cell at a position.
  subscript(position: Position) -> Cell { rows[position.row][position.column] }

  /// The cells as a buffer.
  var buffer: Buffer {
    var buffer = Buffer(size: size)
    for (row, cells) in rows.enumerated() {
      for (column, cell) in cells.enumerated() where !cell.isContinuation && cell != .blank {
        buffer.put(
          cell.cluster, style: cell.style, at: Position(column: column, row: row))
      }
    }
    return buffer
  }

  /// Puts a cluster (a character of one or two columns) at a position; all its columns are inside
  /// the grid.
  mutating func put(_ cluster: Cluster, style: Style, at position: Position) {
    let end = position.column + cluster.width
    split(row: position.row, at: position.column)
    split(row: position.row, at: end)
    rows[position.row][position.column] = Cell(cluster, style: style)
    if cluster.width == 2 {
      rows[position.row][position.column + 1] = .continuation(style: style)
    }
  }

  /// Blanks columns of a row.
  mutating func erase(row: Int, columns: Range<Int>, style: Style) {
    let columns = columns.clamped(to: 0..<size.columns)
    split(row: row, at: columns.lowerBound)
    split(row: row, at: columns.upperBound)
    rows[row].replaceSubrange(columns, with: Self.blanks(columns.count, style: style))
  }

  /// Blanks whole rows.
  mutating func erase(rows erased: Range<Int>, style: Style) {
    for row in erased { rows[row] = Self.blanks(size.columns, style: style) }
  }

  /// Inserts a number of blanks at a position; the cells of the row from there on move right, and
  /// those beyond the last column are lost.
  mutating func insertBlanks(_ count: Int, at position: Position, style: Style) {
    let count = min(count, size.columns - position.column)
    split(row: position.row, at: position.column)
    split(row: position.row, at: size.columns - count)
    rows[position.row].removeLast(count)
    rows[position.row].insert(
      contentsOf: Self.blanks(count, style: style), at: position.column)
  }

  /// Deletes a number of cells from a position on; the rest of the row moves left, and blanks fill
  /// its end.
  mutating func deleteCells(_ count: Int, at position: Position, style: Style) {
    let count = min(count, size.columns - position.column)
    split(row: position.row, at: position.column)
    split(row: position.row, at: position.column + count)
    rows[position.row].removeSubrange(position.column..<(position.column + count))
    rows[position.row] += Self.blanks(count, style: style)
  }

  /// Moves the rows of a region up; blank rows follow at its bottom.
  mutating func scrollUp(_ count: Int, rows region: Range<Int>, style: Style) {
    let count = min(count, region.count)
    rows.removeSubrange(region.lowerBound..<(region.lowerBound + count))
    rows.insert(contentsOf: blankRows(count, style), at: region.upperBound - count)
  }

  /// Moves the rows of a region down; blank rows come in at its top.
  mutating func scrollDown(_ count: Int, rows region: Range<Int>, style: Style) {
    let count = min(count, region.count)
    rows.removeSubrange((region.upperBound - count)..<region.upperBound)
    rows.insert(contentsOf: blankRows(count, style), at: region.lowerBound)
  }

  /// Changes the size: cuts or adds cells at the right and rows at the bottom; lines do not reflow.
  mutating func resize(to newSize: Size) {
    precondition(!newSize.isEmpty, "A terminal has at least one cell.")
    for row in rows.indices {
      split(row: row, at: newSize.columns)
      let added = newSize.columns - size.columns
      rows[row] = rows[row].prefix(newSize.columns) + Self.blanks(max(0, added), style: .plain)
    }
    let kept = rows.prefix(newSize.rows)
    size = newSize
    rows = kept + blankRows(newSize.rows - kept.count, .plain)
  }

  /// Blanks both cells of a wide cluster that crosses the left edge of a column.
  private mutating func split(row: Int, at column: Int) {
    guard (1..<size.columns).contains(column), rows[row][column].isContinuation else { return }
    rows[row][column - 1] = Cell(style: rows[row][column - 1].style)
    rows[row][column] = Cell(style: rows[row][column].style)
  }

  private func blankRows(_ count: Int, _ style: Style) -> [[Cell]] {
    Array(repeating: Self.blanks(size.columns, style: style), count: count)
  }

  private static func blanks(_ count: Int, style: Style) -> [Cell] {
    Array(repeating: Cell(style: style), count: count)
  }
}
