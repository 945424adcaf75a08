/// The position of a cell: its column from the left and its row from the top, both from 0.
public struct Position: Hashable, Codable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the top edge.
  public var row: Int

  /// Makes a position; it may lie outside the screen, and its numbers may be negative.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The top left cell.
  public static let origin = Position(column: 0, row: 0)

  /// This position moved right and down; negative numbers move it left and up.
  public func offset(columns: Int, rows: Int) -> Position {
    Position(
      column: column.saturatingAdding(columns), row: row.saturatingAdding(rows))
  }
}
