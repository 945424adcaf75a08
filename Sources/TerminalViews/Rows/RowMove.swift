/// A row of a list that the user has moved to another place.
///
/// ```swift
/// case .moved(let move):
///   move.apply(to: &state.films)
///   state.row = move.newIndex(of: state.row)
/// ```
public struct RowMove: Hashable, Sendable, Codable {
  /// The index of the row before the move.
  public var from: Int
  /// The index of the row after the move.
  public var to: Int

  /// Makes a move.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// The new index of the row that had a given index before the move.
  ///
  /// With this method, a selection by index stays on its row; a selection by identity stays there
  /// without it.
  public func newIndex(of index: Int) -> Int {
    if index == from { return to }
    if from < index, index <= to { return index - 1 }
    return to <= index && index < from ? index + 1 : index
  }

  /// Moves an item of a collection, or changes nothing if one of the indices is out of range.
  public func apply<Items: RangeReplaceableCollection>(to items: inout Items) {
    let indices = 0..<items.count
    guard indices.contains(from), indices.contains(to), from != to else { return }
    let item = items.remove(at: items.index(items.startIndex, offsetBy: from))
    items.insert(item, at: items.index(items.startIndex, offsetBy: to))
  }
}
