/// The selection of a table by the indices of rows, without the type of their identities.
@usableFromInline enum TableChoice {
  case none
  case row(Int?, selects: (Int) -> Any)
  case cell(row: Int?, column: String?, selects: (Int, String) -> Any)
  case rows(SelectedIndices)

  @inlinable init<RowID: Hashable & Sendable, Event>(
    _ selection: TableSelection<RowID, Event>, count: Int, row: (RowID) -> Int?,
    id: @escaping (Int) -> RowID
  ) {
    func existing(_ index: Int) -> Int? { index >= 0 && index < count ? index : nil }
    switch selection.kind {
    case .none:
      self = .none
    case .row(let selected, let selects):
      self = .row(selected.flatMap(row).flatMap(existing), selects: { selects(id($0)) })
    case .cell(let selected, let selects):
      self = .cell(
        row: (selected?.row).flatMap(row).flatMap(existing), column: selected?.column,
        selects: { selects(SelectedCell(row: id($0), column: $1)) })
    case .rows(let selected, let changes):
      self = .rows(
        SelectedIndices(
          current: selected.current.flatMap(row).flatMap(existing), isEmpty: selected.rows.isEmpty,
          contains: { selected.rows.contains(id($0)) }, identity: { ViewIdentity(id($0)) },
          changes: { changes(selected.changed(by: $0, of: count, id: id)) }))
    case .ranges(let selected, let changes):
      self = .rows(SelectedIndices(selected, count: count, changes: changes))
    }
  }

  /// The selection; if the column of the selected cell is not one of the columns, no cell is
  /// selected.
  func existing(in columns: [ColumnTraits]) -> TableChoice {
    guard case .cell(_, let id?, let selects) = self, !columns.contains(where: { $0.id == id })
    else { return self }
    return .cell(row: nil, column: nil, selects: selects)
  }

  /// The index of the row from which keys move, or nil if there is none.
  var current: Int? {
    switch self {
    case .none: nil
    case .row(let row, _), .cell(let row, _, _): row
    case .rows(let selected): selected.current
    }
  }

  /// Whether rows or cells can be selected.
  var selects: Bool { if case .none = self { false } else { true } }

  /// The screen columns before each row, for marks.
  var gutter: Int {
    switch self {
    case .none: 0
    case .row, .cell: 2
    case .rows: 3
    }
  }
}
