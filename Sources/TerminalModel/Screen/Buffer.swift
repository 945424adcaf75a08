/// A rectangle of cells that can be written.
///
/// Writing outside the buffer does nothing, so that a view can draw without looking where the
/// screen ends. A wide cluster is always whole: its two cells stand side by side in one style,
/// and when one of them is written over, the other becomes a blank.
public struct Buffer: Hashable, Sendable {
  /// Its extent.
  public let size: Size
  /// Its cells, row by row.
  private(set) var cells: [Cell]
  /// For each row a column from which on all its cells are blank; none where there are no columns.
  ///
  /// Most of a screen is blank most of the time. What clears a buffer or compares it looks only as
  /// far as this.
  private(set) var written: [Int]

  /// Makes a buffer of a cell one column wide.
  public init(size: Size, filledWith cell: Cell = .blank) {
    precondition(cell.isNarrow, "A buffer is filled with cells one column wide.")
    let (count, overflow) = size.columns.multipliedReportingOverflow(by: size.rows)
    precondition(!overflow, "A buffer holds the cells of a screen, not \(size).")
    self.size = size
    cells = Array(repeating: cell, count: count)
    written = Array(
      repeating: cell == .blank ? 0 : size.columns, count: count == 0 ? 0 : size.rows)
  }

  /// Makes every cell blank; only those that were written are touched.
  public mutating func clear() {
    for row in written.indices where written[row] > 0 {
      let start = row * size.columns
      for index in start..<(start + written[row]) { cells[index] = .blank }
      written[row] = 0
    }
  }

  /// The cell at a position inside the buffer.
  public subscript(position: Position) -> Cell {
    precondition(Rect(size).contains(position), "There is no cell \(position) in \(size).")
    return cells[index(of: position)]
  }

  /// The cells of a row inside the buffer, from left to right.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    precondition((0..<size.rows).contains(row), "There is no row \(row) in \(size).")
    return cells[(row * size.columns)..<((row + 1) * size.columns)]
  }

  /// Puts a cluster into one cell, or two where it is wide.
  ///
  /// Of a cluster that does not wholly lie in the clip (and the buffer) only a blank is drawn,
  /// in the cell that does.
  public mutating func put(
    _ cluster: Cluster, style: Style, at position: Position, clip: Rect? = nil
  ) {
    let area = visible(clip)
    guard area.rows.contains(position.row) else { return }
    put(cluster, style: style, at: position, columns: area.columns)
  }

  /// Puts clusters into a row side by side, as far as they lie in the clip (and the buffer).
  ///
  /// - Returns: The columns that all the clusters take, seen or not.
  @discardableResult
  public mutating func write(
    _ clusters: [Cluster], style: Style, at position: Position, clip: Rect? = nil
  ) -> Int {
    let area = visible(clip)
    let isVisible = area.rows.contains(position.row)
    var columns = 0
    for cluster in clusters {
      let place = position.offset(columns: columns, rows: 0)
      if isVisible { put(cluster, style: style, at: place, columns: area.columns) }
      columns += cluster.width
    }
    return columns
  }

  /// Changes the style of the cells in a rectangle, as far as it lies in the buffer.
  ///
  /// A wide cluster that has only one half in the rectangle keeps its style.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = visible(rect)
    guard !area.isEmpty else { return }
    for row in area.rows {
      let whole = wholeClusters(in: indices(area.columns, row: row))
      for index in whole { change(&cells[index].style) }
      written[row] = max(written[row], area.columns.upperBound)
    }
  }

  /// Fills a rectangle with a cell one column wide, as far as it lies in the buffer.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    precondition(cell.isNarrow, "A rectangle is filled with cells one column wide.")
    let area = visible(rect)
    guard !area.isEmpty else { return }
    for row in area.rows {
      guard cell != .blank || area.columns.lowerBound < written[row] else { continue }
      let indices = indices(area.columns, row: row)
      blankHalves(around: indices)
      for index in indices { cells[index] = cell }
      if cell != .blank {
        written[row] = max(written[row], area.columns.upperBound)
      } else if area.columns.upperBound >= written[row] {
        written[row] = area.columns.lowerBound
      }
    }
  }

  private func visible(_ clip: Rect?) -> Rect {
    clip.map { $0.intersection(Rect(size)) } ?? Rect(size)
  }

  private func index(of position: Position) -> Int {
    position.row * size.columns + position.column
  }

  private func indices(_ columns: Range<Int>, row: Int) -> Range<Int> {
    let start = row * size.columns
    return (start + columns.lowerBound)..<(start + columns.upperBound)
  }

  /// Puts a cluster into a row of the buffer, as far as it lies in the columns.
  private mutating func put(
    _ cluster: Cluster, style: Style, at position: Position, columns: Range<Int>
  ) {
    let taken = position.column..<position.offset(columns: cluster.width, rows: 0).column
    let seen = taken.clamped(to: columns)
    guard !seen.isEmpty else { return }
    let indices = indices(seen, row: position.row)
    blankHalves(around: indices)
    written[position.row] = max(written[position.row], seen.upperBound)
    guard seen.count == cluster.width else {
      cells[indices.lowerBound] = Cell(style: style)
      return
    }
    cells[indices.lowerBound] = Cell(cluster, style: style)
    if cluster.width == 2 { cells[indices.lowerBound + 1] = .continuation(style: style) }
  }

  /// Makes blanks of the outer halves of the wide clusters that lie across the ends of some
  /// cells of a row, before these are written.
  private mutating func blankHalves(around indices: Range<Int>) {
    let first = indices.lowerBound
    let last = indices.upperBound - 1
    if cells[first].isContinuation { cells[first - 1] = Cell(style: cells[first - 1].style) }
    if cells[last].isWide { cells[last + 1] = Cell(style: cells[last + 1].style) }
  }

  /// The cells of a row without a half of a wide cluster at either end.
  private func wholeClusters(in indices: Range<Int>) -> Range<Int> {
    guard !indices.isEmpty else { return indices }
    let last = indices.upperBound - 1
    let first = indices.lowerBound + (cells[indices.lowerBound].isContinuation ? 1 : 0)
    return first..<(cells[last].isWide ? last : last + 1)
  }
}
