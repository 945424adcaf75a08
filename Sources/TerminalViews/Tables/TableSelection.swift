/// The kind of selection in a ``Table``: nothing, a row, a cell, or several rows.
///
/// It has the selection, which belongs to the application's state, and makes the event for another
/// one.
///
/// ```swift
/// Table(films, selection: .row(state.film, selects: Event.filmSelected)) { … }
/// Table(films, selection: .rows(state.marked, changes: Event.marked)) { … }
/// ```
/// The identity of a row is that of its item or, in a table that is made with a number of rows
/// instead of items, its index.
public struct TableSelection<RowID: Hashable & Sendable, Event> {
  @usableFromInline enum Kind {
    case none
    case row(RowID?, selects: (RowID) -> Event)
    case cell(SelectedCell<RowID>?, selects: (SelectedCell<RowID>) -> Event)
    case rows(SelectedRows<RowID>, changes: (SelectedRows<RowID>) -> Event)
    case ranges(SelectedRanges, changes: (SelectedRanges) -> Event)
  }

  @usableFromInline let kind: Kind

  @inlinable init(_ kind: Kind) { self.kind = kind }

  /// Nothing can be selected; keys scroll the table.
  @inlinable public static var none: TableSelection { TableSelection(.none) }

  /// One row.
  ///
  /// - Parameters:
  ///   - selected: The selected row; nil, or a row that does not exist, selects none.
  ///   - selects: The event for another row.
  @inlinable
  public static func row(
    _ selected: RowID?, selects: @escaping (RowID) -> Event
  ) -> TableSelection {
    TableSelection(.row(selected, selects: selects))
  }

  /// One cell; the arrow keys left and right select a cell of another column.
  ///
  /// - Parameters:
  ///   - selected: The selected cell; nil, or a cell that does not exist, selects none.
  ///   - selects: The event for another cell.
  @inlinable
  public static func cell(
    _ selected: SelectedCell<RowID>?, selects: @escaping (SelectedCell<RowID>) -> Event
  ) -> TableSelection {
    TableSelection(.cell(selected, selects: selects))
  }

  /// Any number of rows; one row of the table, selected or not, can be the current one.
  ///
  /// Keys, the wheel and clicks make another row the current one. Space selects the current row, or
  /// ends its selection; a click with Ctrl does the same with the clicked row. An arrow key up or
  /// down, Page Up or Down, Home, End or a click, each with Shift, selects the rows from the
  /// current one to the one that it leads to; further such inputs move only this end of the range.
  /// Ctrl-A selects all rows, and Escape none.
  ///
  /// - Parameters:
  ///   - selected: The current row and the selected rows.
  ///   - changes: The event for another current row or other selected rows.
  @inlinable
  public static func rows(
    _ selected: SelectedRows<RowID>, changes: @escaping (SelectedRows<RowID>) -> Event
  ) -> TableSelection {
    TableSelection(.rows(selected, changes: changes))
  }
}

extension TableSelection where RowID == Int {
  /// Any number of rows, as ranges, of a table that is made with a number of rows: all of a
  /// million rows are one range.
  ///
  /// - Parameters:
  ///   - selected: The current row and the selected rows.
  ///   - changes: The event for another current row or other selected rows.
  public static func rows(
    _ selected: SelectedRanges, changes: @escaping (SelectedRanges) -> Event
  ) -> TableSelection {
    TableSelection(.ranges(selected, changes: changes))
  }
}

/// A cell that is selected in a ``Table``.
public struct SelectedCell<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The identity of its row.
  public var row: RowID
  /// The identity of its column.
  public var column: String

  /// Makes a selected cell.
  public init(row: RowID, column: String) {
    self.row = row
    self.column = column
  }
}

extension SelectedCell: Codable where RowID: Codable {}
