import TerminalModel

/// The order and the widths of the columns of a ``Table``, as the user has arranged them.
///
/// A table remembers the arrangement itself, or shows the one in the application's state:
/// ``Table/arranged(_:changes:)``. Columns are found by their identities, which are their titles
/// unless they have others; identities of columns that the table does not have are ignored.
///
/// ```swift
/// var arrangement = ColumnArrangement(order: ["Year", "Title"])
/// arrangement.widths["Title"] = 24
/// ```
public struct ColumnArrangement: Codable, Hashable, Sendable {
  /// The identities of columns from left to right; of an identity that is repeated, the first
  /// counts.
  ///
  /// The columns in it share the places that they have in the declaration; a column that is not in
  /// it, such as one that is added later, stays at its declared place. If it is empty, the columns
  /// are in the order of the declaration.
  public var order: [String]
  /// The widths of columns in character positions of the screen, by the identities of the columns.
  ///
  /// A width of less than 1 counts as 1. A column without an entry has its declared width.
  public var widths: [String: Int]

  /// Makes an arrangement; without arguments, that of the declaration.
  public init(order: [String] = [], widths: [String: Int] = [:]) {
    self.order = order
    self.widths = widths
  }

  /// The width of a column, at least 1; nil if it has its declared width.
  func width(of id: String) -> Int? { widths[id].map { max(1, Extent.clamped($0)) } }

  /// The indices of the declared columns, from left to right.
  func arranged(_ columns: [ColumnTraits]) -> [Int] {
    guard !order.isEmpty else { return Array(columns.indices) }
    var known: Set<String> = []
    let distinct = order.filter { known.insert($0).inserted }
    var moved = distinct.compactMap { id in columns.firstIndex { $0.id == id } }[...]
    return columns.indices.map { index in
      known.contains(columns[index].id) ? moved.popFirst() ?? index : index
    }
  }

  /// Moves a column from one place to another; places are counted from the left.
  mutating func move(from place: Int, to target: Int, of columns: [ColumnTraits]) {
    var arranged = arranged(columns)
    guard arranged.indices.contains(place), arranged.indices.contains(target) else { return }
    arranged.insert(arranged.remove(at: place), at: target)
    // Columns that are absent now keep their places behind the others.
    let absent = order.filter { id in !columns.contains { $0.id == id } }
    order = arranged.map { columns[$0].id } + absent
  }

  /// Gives a column a width of at least 1 screen column; nil for the width that the application
  /// declares.
  mutating func resize(_ id: String, to width: Int?) {
    widths[id] = width.map { max(1, Extent.clamped($0)) }
  }
}
