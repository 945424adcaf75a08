extension List {
  /// Makes a list with a row for each item of a collection.
  ///
  /// ```swift
  /// List(films, selection: state.selected, selects: Event.selected) { film in
  ///   Text(film.title)
  /// }
  /// ```
  /// A row has the identity of its item: if the items are sorted or filtered, the focus inside a
  /// row stays with the item.
  ///
  /// If items are inserted or removed before the visible rows, the same items stay visible: the list
  /// looks for the first visible item up to 10,000 rows away from its old place. A list at its first
  /// row stays there and shows items that are inserted before it, unless the selected row would be
  /// out of sight. A list without a selected row at its end stays there if as many items are added
  /// after it as are removed before it, as in a log of limited length.
  ///
  /// Rows are made for the visible items only. Finding the selected item takes time linear in the
  /// number of items; if there are very many, make the list with
  /// ``init(count:selection:rowHeight:showsScrollBar:rowsDependOn:selects:opens:row:empty:footer:)``.
  ///
  /// - Parameters:
  ///   - items: The items, each with an identity of its own.
  ///   - selection: The identity of the selected item; nil, or one that no item has, selects none.
  ///   - rowHeight: The height of each row in cells, at least 1.
  ///   - showsScrollBar: Whether a list that does not fit shows a scroll bar.
  ///   - dependency: Everything that the view of a row depends on besides its index; nil if all
  ///     visible rows are to be made for each frame.
  ///   - selects: The event for selecting an item; nil for a list whose keys scroll it.
  ///   - opens: The event for Enter, or a click, on the selected item.
  ///   - row: The view of an item.
  ///   - empty: The view that is shown if there are no items; if it has no views, the words
  ///     "Nothing here".
  ///   - footer: One more row after the last.
  @inlinable
  public init<Items: RandomAccessCollection>(
    _ items: Items, selection: Items.Element.ID? = nil, rowHeight: Int = 1,
    showsScrollBar: Bool = true, rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    selects: ((Items.Element.ID) -> Event)? = nil, opens: ((Items.Element.ID) -> Event)? = nil,
    @ViewBuilder<Event> row: @escaping (Items.Element) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) where Items.Element: Identifiable, Items.Element.ID: Sendable {
    self.init(
      items, identifiedBy: { $0.id }, selection: selection, rowHeight: rowHeight,
      showsScrollBar: showsScrollBar, rowsDependOn: dependency, selects: selects, opens: opens,
      row: row, empty: empty, footer: footer)
  }

  /// Makes a list with a row for each item of a collection; a key path leads from an item to its
  /// identity.
  ///
  /// ```swift
  /// List(Demo.allCases, id: \.self, selection: state.selected, selects: Event.selected) { demo in
  ///   Text(demo.title)
  /// }
  /// ```
  /// All else is as for items that are `Identifiable`.
  @inlinable
  public init<Items: RandomAccessCollection, ID: Hashable & Sendable>(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: ID? = nil, rowHeight: Int = 1,
    showsScrollBar: Bool = true, rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    selects: ((ID) -> Event)? = nil, opens: ((ID) -> Event)? = nil,
    @ViewBuilder<Event> row: @escaping (Items.Element) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) {
    self.init(
      items, identifiedBy: { $0[keyPath: id] }, selection: selection, rowHeight: rowHeight,
      showsScrollBar: showsScrollBar, rowsDependOn: dependency, selects: selects, opens: opens,
      row: row, empty: empty, footer: footer)
  }

  @inlinable init<Items: RandomAccessCollection, ID: Hashable & Sendable>(
    _ items: Items, identifiedBy identity: @escaping (Items.Element) -> ID, selection: ID?,
    rowHeight: Int, showsScrollBar: Bool, rowsDependOn dependency: (any Equatable & Sendable)?,
    selects: ((ID) -> Event)?, opens: ((ID) -> Event)?,
    row: @escaping (Items.Element) -> Node<Event>, empty: () -> Node<Event>,
    footer: () -> Node<Event>
  ) {
    func item(_ row: Int) -> Items.Element {
      items[items.index(items.startIndex, offsetBy: row)]
    }
    self.init(
      count: items.count,
      selection: selection.flatMap { id in
        items.firstIndex { identity($0) == id }
          .map { items.distance(from: items.startIndex, to: $0) }
      },
      rowHeight: rowHeight, showsScrollBar: showsScrollBar, rowsDependOn: dependency,
      selects: selects.map { selects in { selects(identity(item($0))) } },
      opens: opens.map { opens in { opens(identity(item($0))) } },
      row: { index in
        let item = item(index)
        return row(item).id(identity(item))
      },
      empty: empty, footer: footer)
    control.identity = { identity(item($0)).hashValue }
  }
}
