/// The rows that are selected in a ``List`` or a ``Table`` with a count of rows instead of a
/// collection, as ranges of their indices, and the current row, at which a move by a key begins.
///
/// Its size depends on the number of ranges: a million consecutive rows are one range.
public struct SelectedRanges: Hashable, Sendable {
  /// The index of the current row, or nil if there is none.
  public var current: Int?
  /// The indices of the selected rows; the current row is among them only if it is selected, too.
  public var rows: RangeSet<Int>

  /// Makes a selection, by default of no rows.
  public init(current: Int? = nil, rows: RangeSet<Int> = RangeSet()) {
    self.current = current
    self.rows = rows
  }

  /// The selection after a change, in time linear in the number of ranges.
  @usableFromInline
  func changed(by change: RowsChange, of count: Int) -> SelectedRanges {
    var changed = self
    switch change {
    case .moved(let row):
      changed.current = row
    case .toggled(let row):
      changed.current = row
      let range = row..<(row + 1)
      if rows.contains(row) {
        changed.rows.remove(contentsOf: range)
      } else {
        changed.rows.insert(contentsOf: range)
      }
    case .extended(let old, let new, let row):
      changed.current = row
      if let old { changed.rows.remove(contentsOf: Range(old)) }
      changed.rows.insert(contentsOf: Range(new))
    case .all:
      changed.rows = RangeSet(0..<count)
    case .cleared:
      changed.rows = RangeSet()
    }
    return changed
  }
}

extension SelectedRanges: Codable {
  private enum CodingKeys: CodingKey { case current, rows }

  /// Reads the ranges, in any order; throws if a range ends before it begins.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    current = try values.decodeIfPresent(Int.self, forKey: .current)
    rows = RangeSet(try values.decode([Range<Int>].self, forKey: .rows))
  }

  /// Writes the ranges in ascending order.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(current, forKey: .current)
    try values.encode(Array(rows.ranges), forKey: .rows)
  }
}
