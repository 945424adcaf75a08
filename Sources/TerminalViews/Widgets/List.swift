/// A scrolling list, which makes the visible rows only.
///
/// ```swift
/// List(count: films.count, selection: state.selected, selects: Event.selected) { index in
///   Text(films[index].title)
/// } empty: {
///   EmptyState("No films")
/// }
/// ```
/// While it has the focus, the arrow keys up and down, `j` and `k`, Page Up and Down, Home and End
/// select a row (see ``letterKeysDisabled(_:)``); a click and the wheel do so at any time. A drag
/// of the scroll bar scrolls. The selected row stays visible: if the scroll bar moves it out of
/// sight, the nearest visible row is selected in its place. If no row is selected, the focused list
/// marks the first visible one, which an arrow key selects. A list without `selects` only scrolls.
/// A million rows cost no more than a screenful of them.
///
/// Each frame makes the visible rows. If they are costly to make, state their dependencies:
/// `List(count: films.count, rowsDependOn: films)` makes only rows that become visible, as long as
/// the films are equal.
public struct List<Event>: View {
  @usableFromInline var control: ListControl

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - count: The number of rows; a negative one counts as 0.
  ///   - selection: The index of the selected row; nil or out of range: none.
  ///   - rowHeight: The height of each row in cells, at least 1.
  ///   - showsScrollBar: Whether a list that does not fit shows a scroll bar.
  ///   - dependency: Everything that the view of a row depends on besides its index, compared for
  ///     each frame; nil if all visible rows are to be made for each frame. Rows with a panel, with
  ///     a disabled view, or with a control that takes input or remembers something are made for
  ///     each frame in any case.
  ///   - selects: The event for selecting a row; nil for a list whose keys scroll it.
  ///   - opens: The event for Enter, or a click, on the selected row.
  ///   - row: The view of a row; called for visible rows only.
  ///   - empty: The view that is shown if there are no rows; if it has no views, the words "Nothing
  ///     here".
  ///   - footer: One more row after the last, such as a sign that more rows are loading.
  @inlinable
  public init(
    count: Int, selection: Int? = nil, rowHeight: Int = 1, showsScrollBar: Bool = true,
    rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    selects: ((Int) -> Event)? = nil, opens: ((Int) -> Event)? = nil,
    @ViewBuilder<Event> row: @escaping (Int) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) {
    control = ListControl(
      count: count, selection: selection, rowHeight: rowHeight, showsScrollBar: showsScrollBar,
      rowsDependOn: dependency, selects: selects, opens: opens, row: { row($0).element },
      empty: empty().element, footer: footer().element)
  }

  /// The list as a node.
  @inlinable
  public func node() -> Node<Event> { Node(control.element) }
}
