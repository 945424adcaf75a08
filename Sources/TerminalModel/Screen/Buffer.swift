/// A rectangle of cells that can be written.
///
/// Writing outside the buffer has no effect, so a view can draw without checking for the edges of
/// the screen. A wide ``Cluster`` is always whole: its two cells are adjacent and have one style,
/// and if one of them is overwritten, the other becomes a blank.
public struct Buffer: Hashable, Sendable {
  /// Its size in cells.
  public let size: Size
  /// Its cells, row by row.
  @usableFromInline package internal(set) var cells: [Cell]
  /// Its rows; no elements if there are no columns.
  @usableFromInline var rows: [BufferRow]

  /// Makes a buffer filled with a cell one column wide; any other cell ends the program.
  public init(size: Size, filledWith cell: Cell = .blank) {
    precondition(cell.isNarrow, "A buffer is filled with cells one column wide.")
    let (count, overflow) = size.columns.multipliedReportingOverflow(by: size.rows)
    precondition(!overflow, "A buffer holds the cells of a screen, not \(size).")
    self.size = size
    cells = Array(repeating: cell, count: count)
    let start = cell == .blank ? 0 : size.columns
    let row = BufferRow(written: WrittenColumns(start: start, end: size.columns))
    rows = Array(repeating: row, count: count == 0 ? 0 : size.rows)
  }

  /// Makes every cell blank; changes only cells that were written.
  public mutating func clear() {
    startRedrawing()
    finishRedrawing()
  }

  /// The cell at a position inside the buffer; any other position ends the program.
  public subscript(position: Position) -> Cell {
    precondition(Rect(size).contains(position), "There is no cell \(position) in \(size).")
    return cells[position.row * size.columns + position.column]
  }

  /// The rows that have cells: none if there are no columns.
  package var rowsWithCells: Range<Int> { rows.indices }

  /// The columns of a row inside the buffer that are not surely blank: a beginning and an end.
  package func writtenColumns(ofRow row: Int) -> (beginning: Range<Int>, end: Range<Int>) {
    let columns = columnsNotBlank(inRow: row)
    return (0..<columns.start, max(columns.start, columns.end)..<size.columns)
  }

  /// The cells of a row inside the buffer, up to a column from which on all are blank.
  package func writtenCells(ofRow row: Int) -> ArraySlice<Cell> {
    let start = row * size.columns
    let columns = columnsNotBlank(inRow: row)
    return cells[start..<(start + (columns.end < size.columns ? size.columns : columns.start))]
  }

  /// The cells of a row inside the buffer, from left to right; any other row ends the program.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    precondition((0..<size.rows).contains(row), "There is no row \(row) in \(size).")
    return cells[(row * size.columns)..<((row + 1) * size.columns)]
  }
}
