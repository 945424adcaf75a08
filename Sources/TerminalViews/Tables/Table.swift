/// A scrolling table of rows and columns, which makes the visible cells only.
///
/// ```swift
/// Table(
///   state.films, selection: .row(state.film, selects: Event.selected), order: state.order,
///   sorts: Event.sorted, opens: Event.opened
/// ) {
///   TableColumn("Title", \.title)
///   TableColumn("Year", \.year, width: .fixed(4), alignment: .trailing)
/// }
/// ```
/// The rows, their order and the selection belong to the application's state: keys and the mouse
/// send events for another order or selection. The widths and places that the user gives to columns
/// change no data. They are memory of the control, as its scroll offset is, and are stored with the
/// ``InterfaceState``: an application that does not know about them cannot get them wrong. An
/// application that keeps them in its state uses ``arranged(_:changes:)``.
///
/// The arrow keys up and down, `j` and `k`, Page Up and Down, Home, End, the wheel and a click move
/// the selection (``TableSelection``), or scroll a table without one. Left, Right and the wheel
/// with Shift scroll columns that do not fit; Left and Right move the selection if that is a cell.
/// Enter, or a click, opens the selected row. A drag of a scroll bar's thumb scrolls; if the
/// selected row goes out of sight, the nearest visible row is selected in its place.
///
/// A click on a title sorts by its column, or in the opposite direction if the rows are sorted by
/// it already. A drag of a title moves its column, and a drag of the edge behind it changes its
/// width; a double click there restores the width that the application declares. By keys: Up in the
/// first row goes to the titles, where Left, Right, Home and End move; Enter or Space sorts; `+`
/// and `-` change the width; Left and Right with Shift move the column; Down returns to the rows.
///
/// A million rows cost no more than a screenful of them, and columns that are scrolled out of sight
/// cost nothing, unless they have the width of their contents. Each frame makes the visible rows;
/// if they are costly to make, state their dependencies with `rowsDependOn`, as for a ``List``.
public struct Table<Event>: View {
  @usableFromInline var control: TableControl

  /// Makes a table over a number of rows.
  ///
  /// - Parameters:
  ///   - count: The number of rows; a negative one counts as 0.
  ///   - selection: The selected rows or cell, by the indices of rows.
  ///   - order: The order in which the rows are, marked in the header; nil for none.
  ///   - leadingColumns: The number of columns at the left that stay while the others scroll; they
  ///     scroll, too, if they leave the others a width of fewer than four characters.
  ///   - showsHeader: Whether the titles are shown; in a table one screen row high they are not.
  ///   - showsScrollBars: Whether rows and columns that do not fit show scroll bars.
  ///   - dependency: Everything that the cells of a row depend on besides its index, compared for
  ///     each frame; nil if all visible rows are to be made for each frame.
  ///   - sorts: The event for another order; nil if the user cannot sort.
  ///   - opens: The event for Enter, or a click, on the selected row.
  ///   - columns: The columns, which make a cell from the index of a row.
  ///   - empty: The view that is shown if there are no rows; if it has no views, the words "Nothing
  ///     here".
  ///   - footer: One more row after the last, such as a sign that more rows are loading.
  @inlinable
  public init(
    count: Int, selection: TableSelection<Int, Event> = .none, order: TableOrder? = nil,
    leadingColumns: Int = 0, showsHeader: Bool = true, showsScrollBars: Bool = true,
    rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    sorts: ((TableOrder) -> Event)? = nil, opens: ((Int) -> Event)? = nil,
    @TableColumnBuilder<Int, Event> columns: () -> [TableColumn<Int, Event>],
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) {
    let columns = columns()
    control = TableControl(
      count: count, columns: columns.map { $0.traits },
      cell: { columns[$0].cell($1).element },
      choice: TableChoice(selection, count: count, row: { $0 }, id: { $0 }),
      rowIdentity: nil, order: order, sorts: sorts, opens: opens, dependency: dependency,
      empty: empty().element, footer: footer().element)
    control.leadingColumns = leadingColumns
    control.showsHeader = showsHeader
    control.showsScrollBars = showsScrollBars
  }

  /// Makes a table with a row for each item of a collection.
  ///
  /// A row has the identity of its item: if the items are sorted or filtered, the selection and the
  /// focus inside a row stay with the item. Finding the selected item takes time linear in the
  /// number of items; for very many items, make the table over their count.
  ///
  /// - Parameters:
  ///   - items: The items, each with an identity of its own.
  ///   - selection: The selected rows or cell, by the identities of items.
  ///   - order: The order in which the items are, marked in the header; nil for none.
  ///   - leadingColumns: The number of columns at the left that stay while the others scroll; they
  ///     scroll, too, if they leave the others a width of fewer than four characters.
  ///   - showsHeader: Whether the titles are shown; in a table one screen row high they are not.
  ///   - showsScrollBars: Whether rows and columns that do not fit show scroll bars.
  ///   - dependency: Everything that the cells of a row depend on besides its index, compared for
  ///     each frame; nil if all visible rows are to be made for each frame.
  ///   - sorts: The event for another order; nil if the user cannot sort.
  ///   - opens: The event for Enter, or a click, on the selected row.
  ///   - columns: The columns, which make a cell from an item.
  ///   - empty: The view that is shown if there are no items; if it has no views, the words
  ///     "Nothing here".
  ///   - footer: One more row after the last, such as a sign that more rows are loading.
  @inlinable
  public init<Items: RandomAccessCollection>(
    _ items: Items, selection: TableSelection<Items.Element.ID, Event> = .none,
    order: TableOrder? = nil, leadingColumns: Int = 0, showsHeader: Bool = true,
    showsScrollBars: Bool = true, rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    sorts: ((TableOrder) -> Event)? = nil, opens: ((Items.Element.ID) -> Event)? = nil,
    @TableColumnBuilder<Items.Element, Event> columns: () -> [TableColumn<Items.Element, Event>],
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) where Items.Element: Identifiable, Items.Element.ID: Sendable {
    func item(_ row: Int) -> Items.Element {
      items[items.index(items.startIndex, offsetBy: row)]
    }
    let choice = TableChoice(
      selection, count: items.count,
      row: { id in
        items.firstIndex { $0.id == id }.map { items.distance(from: items.startIndex, to: $0) }
      },
      id: { item($0).id })
    let columns = columns()
    control = TableControl(
      count: items.count, columns: columns.map { $0.traits },
      cell: { columns[$0].cell(item($1)).element },
      choice: choice, rowIdentity: { ViewIdentity(item($0).id) }, order: order, sorts: sorts,
      opens: opens.map { opens in { opens(item($0).id) } }, dependency: dependency,
      empty: empty().element, footer: footer().element)
    control.leadingColumns = leadingColumns
    control.showsHeader = showsHeader
    control.showsScrollBars = showsScrollBars
  }

  /// The table as a node.
  @inlinable
  public func node() -> Node<Event> { Node(control.element) }
}
