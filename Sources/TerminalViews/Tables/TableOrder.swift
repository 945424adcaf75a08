/// The order of the rows of a ``Table``: the column by which they are sorted, and the direction.
///
/// It belongs to the application's state, as the rows do. A table marks the column, and sends the
/// event for another order; the reducer sorts the rows.
///
/// ```swift
/// case .sorted(let order):
///   state.order = order
///   state.films.sort { order.precedes($0.year, $1.year) }
/// ```
public struct TableOrder: Codable, Hashable, Sendable {
  /// The identity of the column.
  public var column: String
  /// Whether the smallest values come first.
  public var isAscending: Bool

  /// Makes an order.
  public init(_ column: String, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// Whether a value comes before another one; false if they are equal.
  public func precedes<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    isAscending ? left < right : right < left
  }

  /// The order after the user has chosen a column: by this column, in the opposite direction if the
  /// rows were sorted by it already.
  static func chosen(_ column: String, after order: TableOrder?) -> TableOrder {
    let isSame = order?.column == column
    return TableOrder(column, isAscending: isSame ? order?.isAscending == false : true)
  }
}
