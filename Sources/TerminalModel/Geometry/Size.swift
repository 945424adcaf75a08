/// An extent of cells, columns by rows, neither negative.
public struct Size: Hashable, Sendable {
  /// Cells across; a negative number becomes zero, `Int.max` means as many as there are.
  public var columns: Int { didSet { columns = max(0, columns) } }
  /// Cells down; a negative number becomes zero, `Int.max` means as many as there are.
  public var rows: Int { didSet { rows = max(0, rows) } }

  /// Makes a size; negative extents become zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No cells at all.
  public static let zero = Size(columns: 0, rows: 0)

  /// What a terminal has when it does not say: 80 by 24.
  public static let standard = Size(columns: 80, rows: 24)

  /// Whether there is no cell in it.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
