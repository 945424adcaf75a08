/// The rows that are selected in a ``Table`` or a ``List``, and the current row, at which a move by
/// a key begins.
public struct SelectedRows<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The identity of the current row, or nil if there is none.
  public var current: RowID?
  /// The identities of the selected rows; the current row is among them only if it is selected,
  /// too.
  public var rows: Set<RowID>

  /// Makes a selection, by default of no rows.
  public init(current: RowID? = nil, rows: Set<RowID> = []) {
    self.current = current
    self.rows = rows
  }

  /// The selection after a change, in time linear in the number of rows in the changed ranges.
  @inlinable
  func changed(by change: RowsChange, of count: Int, id: (Int) -> RowID) -> SelectedRows {
    var changed = self
    switch change {
    case .moved(let row):
      changed.current = id(row)
    case .toggled(let row):
      changed.current = id(row)
      if changed.rows.remove(id(row)) == nil { changed.rows.insert(id(row)) }
    case .extended(let old, let new, let row):
      changed.current = id(row)
      for row in old ?? new where !new.contains(row) { changed.rows.remove(id(row)) }
      for row in new { changed.rows.insert(id(row)) }
    case .all:
      changed.rows = Set((0..<count).lazy.map(id))
    case .cleared:
      changed.rows = []
    }
    return changed
  }
}

extension SelectedRows: Codable where RowID: Codable {}

/// A change of the selected rows, by the indices of rows.
@usableFromInline enum RowsChange: Hashable, Sendable {
  /// Another row is the current one.
  case moved(to: Int)
  /// A row becomes selected, or is no longer selected; in both cases, it becomes the current one.
  case toggled(Int)
  /// The rows of a range become selected; those of the old range that are not in the new one are no
  /// longer selected.
  case extended(from: ClosedRange<Int>?, to: ClosedRange<Int>, current: Int)
  case all
  case cleared
}
