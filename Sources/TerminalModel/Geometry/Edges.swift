/// Cells on the four sides of a rectangle, on none a negative number.
public struct Edges: Hashable, Sendable {
  /// Rows above.
  public var top: Int
  /// Columns to the left.
  public var left: Int
  /// Rows below.
  public var bottom: Int
  /// Columns to the right.
  public var right: Int

  /// Makes edges; negative ones become zero.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = max(0, top)
    self.left = max(0, left)
    self.bottom = max(0, bottom)
    self.right = max(0, right)
  }

  /// The same number of cells on every side.
  public init(all cells: Int) {
    self.init(top: cells, left: cells, bottom: cells, right: cells)
  }

  /// Left and right together, in columns.
  public var horizontal: Int { left + right }

  /// Top and bottom together, in rows.
  public var vertical: Int { top + bottom }
}
