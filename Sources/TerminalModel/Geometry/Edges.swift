/// Cells on the four sides of a rectangle; a negative number becomes zero.
public struct Edges: Hashable, Sendable {
  /// Rows above.
  public var top: Int { didSet { top = max(0, top) } }
  /// Columns to the left.
  public var left: Int { didSet { left = max(0, left) } }
  /// Rows below.
  public var bottom: Int { didSet { bottom = max(0, bottom) } }
  /// Columns to the right.
  public var right: Int { didSet { right = max(0, right) } }

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
  public var horizontal: Int { left.saturatingAdding(right) }

  /// Top and bottom together, in rows.
  public var vertical: Int { top.saturatingAdding(bottom) }
}
