/// A number of columns and a number of rows; neither is negative.
public struct Size: Hashable, Codable, Sendable {
  /// The number of columns; a negative one becomes zero.
  ///
  /// There is no upper bound: `Int.max` stands for any number of columns that a view may take.
  public var columns: Int { didSet { columns = max(0, columns) } }
  /// The number of rows; a negative one becomes zero.
  ///
  /// There is no upper bound: `Int.max` stands for any number of rows that a view may take.
  public var rows: Int { didSet { rows = max(0, rows) } }

  /// Makes a size; negative numbers become zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Decodes a size; negative numbers become zero.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      columns: try container.decode(Int.self, forKey: .columns),
      rows: try container.decode(Int.self, forKey: .rows))
  }

  /// No columns and no rows.
  public static let zero = Size(columns: 0, rows: 0)

  /// The size assumed for a terminal that reports none: 80 by 24.
  public static let standard = Size(columns: 80, rows: 24)

  /// Whether it has no cells.
  public var isEmpty: Bool { columns == 0 || rows == 0 }
}
