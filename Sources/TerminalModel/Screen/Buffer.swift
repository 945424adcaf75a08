/// A rectangle of cells that can be written.
///
/// Writing outside the buffer does nothing, so that a view can draw without looking where the
/// screen ends. Writing one half of a wide cluster away blanks the other half.
public struct Buffer: Hashable, Sendable {
  /// Its extent.
  public let size: Size
  /// Its cells, row by row.
  package private(set) var cells: [Cell]

  /// Makes a buffer of the cell; a wide cell is not allowed here.
  public init(size: Size, filledWith cell: Cell = .blank) {
    precondition(cell.cluster.width == 1, "A buffer is filled with cells one column wide.")
    self.size = size
    cells = Array(repeating: cell, count: size.columns * size.rows)
  }

  /// The cell at a position inside the buffer.
  public subscript(position: Position) -> Cell {
    precondition(Rect(size).contains(position), "There is no cell \(position) in \(size).")
    return cells[index(of: position)]
  }

  /// The cells of a row inside the buffer, from left to right.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[(row * size.columns)..<((row + 1) * size.columns)]
  }

  /// Puts a cluster into one cell, or two where it is wide.
  ///
  /// Of a cluster that does not wholly lie in the clip (and the buffer) only blanks are drawn,
  /// in the cells that do.
  public mutating func put(
    _ cluster: Cluster, style: Style, at position: Position, clip: Rect? = nil
  ) {
    let area = clip.map { $0.intersection(Rect(size)) } ?? Rect(size)
    let positions = (0..<cluster.width).map { position.offset(columns: $0, rows: 0) }
    let visible = positions.filter(area.contains)
    guard visible.count == cluster.width else {
      for position in visible { set(Cell(style: style), at: position) }
      return
    }
    set(Cell(cluster, style: style), at: position)
    if cluster.width == 2 { set(.continuation(style: style), at: positions[1]) }
  }

  /// Puts clusters into a row side by side, as far as they lie in the clip (and the buffer).
  ///
  /// - Returns: The columns that all the clusters take, seen or not.
  @discardableResult
  public mutating func write(
    _ clusters: some Sequence<Cluster>, style: Style, at position: Position, clip: Rect? = nil
  ) -> Int {
    var column = position.column
    for cluster in clusters {
      put(cluster, style: style, at: Position(column: column, row: position.row), clip: clip)
      column += cluster.width
    }
    return column - position.column
  }

  /// Changes the style of the cells in a rectangle, as far as it lies in the buffer.
  public mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(Rect(size))
    for row in area.rows {
      for column in area.columns {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  /// Fills a rectangle with a cell one column wide, as far as it lies in the buffer.
  public mutating func fill(_ rect: Rect, with cell: Cell) {
    precondition(cell.cluster.width == 1, "A rectangle is filled with cells one column wide.")
    let area = rect.intersection(Rect(size))
    for row in area.rows {
      for column in area.columns { set(cell, at: Position(column: column, row: row)) }
    }
  }

  private func index(of position: Position) -> Int {
    position.row * size.columns + position.column
  }

  /// Sets a cell; the lost half of a wide cluster that stood there becomes a blank.
  private mutating func set(_ cell: Cell, at position: Position) {
    let index = index(of: position)
    let old = cells[index]
    if old.isContinuation, !cell.isContinuation, position.column > 0 {
      cells[index - 1] = Cell(style: cells[index - 1].style)
    }
    if old.cluster.width == 2, position.column + 1 < size.columns {
      cells[index + 1] = Cell(style: cells[index + 1].style)
    }
    cells[index] = cell
  }
}
