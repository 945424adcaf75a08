extension Table {
  /// Leaves `j` and `k` to the key bindings; the table keeps the arrow keys, Page Up and Down, Home
  /// and End.
  public func letterKeysDisabled(_ isDisabled: Bool = true) -> Table {
    var table = self
    table.control.hasLetterKeys = !isDisabled
    return table
  }

  /// Keeps the user from moving columns and changing their widths.
  public func fixedColumns(_ isFixed: Bool = true) -> Table {
    var table = self
    table.control.hasFixedColumns = isFixed
    return table
  }

  /// Shows the columns in an order and with widths from the application's state.
  ///
  /// Without this modifier, the table remembers how the user arranges the columns. With it, the
  /// columns are as the state says, also with ``fixedColumns(_:)``, and each change by the user
  /// sends an event:
  ///
  /// ```swift
  /// table.arranged(state.arrangement, changes: Event.arranged)
  /// ```
  /// A drag of a title sends one event, at its end; a drag of an edge sends one for each step.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement in the state.
  ///   - changes: The event for another arrangement.
  public func arranged(
    _ arrangement: ColumnArrangement, changes: @escaping (ColumnArrangement) -> Event
  ) -> Table {
    var table = self
    table.control.arrangement = BoundArrangement(arrangement, changes: changes)
    return table
  }

  /// Lets the user find a row by typing the beginning of its text in a column.
  ///
  /// Typed characters select the next row whose text in the column begins with them, in upper or
  /// lower case; a pause of more than a second begins a new text. The table takes all keys that
  /// type a character, also `j` and `k`, so that key bindings do not get them while it has the
  /// focus.
  ///
  /// A key compares at most 10,000 rows. A table of more rows is searched by the application:
  /// ``typeToFind(_:)``.
  ///
  /// - Parameter column: The identity of a column whose cells are texts.
  public func typeToFind(in column: String) -> Table {
    var table = self
    table.control.search = .column(column)
    return table
  }

  /// Sends an event with the text that the user types to find a row.
  ///
  /// It is sent for each typed character, with the text since the last pause of more than a second.
  /// The application finds the row, at once or by an effect, and selects it.
  public func typeToFind(_ event: @escaping (String) -> Event) -> Table {
    var table = self
    table.control.search = .event(event)
    return table
  }

  /// Sends an event when other rows become visible, for example to load rows before the user
  /// reaches them.
  ///
  /// It is sent in the same cases as the event of ``List/onVisibleRowsChange(_:)``.
  ///
  /// - Parameter event: Makes the event from the indices of the visible rows, without the footer.
  public func onVisibleRowsChange(_ event: @escaping (Range<Int>) -> Event) -> Table {
    var table = self
    table.control.visibleRowsChange = event
    return table
  }
}
