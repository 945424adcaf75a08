/// A rectangle of cells.
public struct Rect: Hashable, Codable, Sendable {
  /// Its top left cell.
  public var origin: Position
  /// Its size in cells.
  public var size: Size

  /// Makes a rectangle from its top left cell and its size.
  public init(origin: Position, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle of a size, at the origin.
  public init(_ size: Size) {
    self.init(origin: .origin, size: size)
  }

  /// The range of its columns.
  public var columns: Range<Int> { origin.column..<origin.column.saturatingAdding(size.columns) }

  /// The range of its rows.
  public var rows: Range<Int> { origin.row..<origin.row.saturatingAdding(size.rows) }

  /// Whether it contains no cells.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether it contains the cell at a position.
  public func contains(_ position: Position) -> Bool {
    columns.contains(position.column) && rows.contains(position.row)
  }

  /// The cells that both rectangles contain; empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return Rect(
      origin: Position(column: columns.lowerBound, row: rows.lowerBound),
      size: Size(columns: columns.count, rows: rows.count))
  }

  /// This rectangle reduced by insets; empty if they leave no cell.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      origin: origin.offset(
        columns: min(insets.left, size.columns), rows: min(insets.top, size.rows)),
      size: Size(
        columns: size.columns - insets.horizontal, rows: size.rows - insets.vertical))
  }
}
