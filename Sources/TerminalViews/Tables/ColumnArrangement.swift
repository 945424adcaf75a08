/// The changes that the user made to the columns of a table: their order and their widths.
///
/// Columns are found by their identities. A column that is added later is not moved: its index from
/// the left is its index in the declaration.
struct ColumnArrangement: Codable, Hashable, Sendable {
  /// The identities of the columns from left to right; empty if no column was moved.
  private(set) var order: [String] = []
  /// The widths in screen columns of the columns that the user resized, with the mouse or by keys.
  private(set) var widths: [String: Int] = [:]

  /// The indices of the declared columns, from left to right.
  func arranged(_ columns: [ColumnTraits]) -> [Int] {
    guard !order.isEmpty else { return Array(columns.indices) }
    let known = Set(order)
    var moved = order.compactMap { id in columns.firstIndex { $0.id == id } }[...]
    return columns.indices.map { index in
      known.contains(columns[index].id) ? moved.popFirst() ?? index : index
    }
  }

  /// Moves a column from one place to another; places are counted from the left.
  mutating func move(from place: Int, to target: Int, of columns: [ColumnTraits]) {
    var arranged = arranged(columns)
    guard arranged.indices.contains(place), arranged.indices.contains(target) else { return }
    arranged.insert(arranged.remove(at: place), at: target)
    order = arranged.map { columns[$0].id }
  }

  /// Gives a column a width of at least 1 screen column; nil for the width that the application
  /// declares.
  mutating func resize(_ id: String, to width: Int?) {
    widths[id] = width.map { max(1, Extent.clamped($0)) }
  }
}
