/// The numbers of rows and columns between the edges of a rectangle and a smaller one inside it; a
/// negative number becomes zero.
public struct Insets: Hashable, Sendable {
  /// Rows at the top.
  public var top: Int { didSet { top = max(0, top) } }
  /// Columns at the left.
  public var left: Int { didSet { left = max(0, left) } }
  /// Rows at the bottom.
  public var bottom: Int { didSet { bottom = max(0, bottom) } }
  /// Columns at the right.
  public var right: Int { didSet { right = max(0, right) } }

  /// Makes insets; negative ones become zero.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = max(0, top)
    self.left = max(0, left)
    self.bottom = max(0, bottom)
    self.right = max(0, right)
  }

  /// Makes equal insets at the left and right, and equal ones at the top and bottom.
  public init(columns: Int = 0, rows: Int = 0) {
    self.init(top: rows, left: columns, bottom: rows, right: columns)
  }

  /// Makes insets of the same number of cells on every side.
  public init(all cells: Int) {
    self.init(top: cells, left: cells, bottom: cells, right: cells)
  }

  /// Left and right together, in columns.
  public var horizontal: Int { left.saturatingAdding(right) }

  /// Top and bottom together, in rows.
  public var vertical: Int { top.saturatingAdding(bottom) }
}
