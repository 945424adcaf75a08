extension List {
  /// Makes a list over a number of rows, any number of which can be selected.
  ///
  /// ```swift
  /// List(count: state.count, selection: state.marked, changes: Event.marked) { row in
  ///   Text("Row \(row)")
  /// }
  /// ```
  /// Keys, the wheel and clicks make another row the current one in the same way as they select a
  /// row in a list with one selected row. Space selects the current row, or ends its selection; a
  /// click with Ctrl does the same with the clicked row. An arrow key up or down, Page Up or Down,
  /// Home, End or a click, each with Shift, selects the range from the current row to the row to
  /// which the input leads; further such inputs move only the second end of this range. Ctrl-A
  /// selects all rows, and Escape none.
  ///
  /// All else is as in
  /// ``init(count:selection:rowHeight:showsScrollBar:rowsDependOn:selects:opens:row:empty:footer:)``.
  ///
  /// - Parameters:
  ///   - selection: The current row and the selected rows.
  ///   - changes: The event for another current row or other selected rows.
  ///   - opens: The event for Enter, or a click, on the current row.
  public init(
    count: Int, selection: SelectedRanges, rowHeight: Int = 1, showsScrollBar: Bool = true,
    rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    changes: @escaping (SelectedRanges) -> Event, opens: ((Int) -> Event)? = nil,
    @ViewBuilder<Event> row: @escaping (Int) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) {
    let count = max(0, count)
    let selected = SelectedIndices(selection, count: count, changes: changes)
    self.init(
      count: count, selection: selected.current, rowHeight: rowHeight,
      showsScrollBar: showsScrollBar, rowsDependOn: dependency, opens: opens, row: row,
      empty: empty, footer: footer)
    control.selected = selected
  }

  /// Makes a list with a row for each item of a collection, any number of which can be selected.
  ///
  /// ```swift
  /// List(state.films, selection: state.marked, changes: Event.marked) { film in
  ///   Text(film.title)
  /// }
  /// ```
  /// The keys are those of a list that is made with a count. Selecting all items takes time linear
  /// in their number.
  ///
  /// - Parameters:
  ///   - selection: The identities of the current item and of the selected items.
  ///   - changes: The event for another current item or other selected items.
  ///   - opens: The event for Enter, or a click, on the current row.
  public init<Items: RandomAccessCollection>(
    _ items: Items, selection: SelectedRows<Items.Element.ID>, rowHeight: Int = 1,
    showsScrollBar: Bool = true, rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    changes: @escaping (SelectedRows<Items.Element.ID>) -> Event,
    opens: ((Items.Element.ID) -> Event)? = nil,
    @ViewBuilder<Event> row: @escaping (Items.Element) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) where Items.Element: Identifiable, Items.Element.ID: Sendable {
    self.init(
      items, id: \.id, selection: selection, rowHeight: rowHeight,
      showsScrollBar: showsScrollBar, rowsDependOn: dependency, changes: changes, opens: opens,
      row: row, empty: empty, footer: footer)
  }

  /// Makes a list with a row for each item of a collection, any number of which can be selected; a
  /// key path leads from an item to its identity.
  ///
  /// All else is as for items that are `Identifiable`.
  public init<Items: RandomAccessCollection, ID: Hashable & Sendable>(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: SelectedRows<ID>,
    rowHeight: Int = 1, showsScrollBar: Bool = true,
    rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    changes: @escaping (SelectedRows<ID>) -> Event, opens: ((ID) -> Event)? = nil,
    @ViewBuilder<Event> row: @escaping (Items.Element) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) {
    func identity(_ row: Int) -> ID {
      items[items.index(items.startIndex, offsetBy: row)][keyPath: id]
    }
    self.init(
      items, id: id, selection: selection.current, rowHeight: rowHeight,
      showsScrollBar: showsScrollBar, rowsDependOn: dependency, opens: opens, row: row,
      empty: empty, footer: footer)
    control.selected = SelectedIndices(
      current: control.selection, isEmpty: selection.rows.isEmpty,
      contains: { selection.rows.contains(identity($0)) },
      identity: { ViewIdentity(identity($0)) },
      changes: { changes(selection.changed(by: $0, of: items.count, id: identity)) })
  }
}
