/// Rows of which as many are shown, and made, as there is room for.
///
/// ```swift
/// List(count: films.count, selection: state.selected, selects: Event.selected) { index in
///   Text(films[index].title)
/// } empty: {
///   Text("No films").dimmed().centered()
/// }
/// ```
/// While it has the focus, the arrow keys, `j` and `k`, Page Up and Down, Home and End choose a
/// row; so do a click and the wheel. The chosen row is kept in view. A list that is not told
/// what choosing sends scrolls instead. A million rows are no more work than ten.
///
/// Each frame asks for the rows that show. Where they are costly to make, say what they depend on:
/// `List(count: films.count, rowsDependOn: films)` asks for those alone that come into sight, as
/// long as the films are the same.
public struct List<Event>: View {
  @usableFromInline let element: Element

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - selection: The chosen row, from 0; nil, or one that there is not, for none.
  ///   - rowHeight: The rows of cells that each takes, at least 1.
  ///   - showsScrollBar: Whether a bar says where one is, in a list that does not fit.
  ///   - dependency: All that the view of a row depends on besides its index, compared for each
  ///     frame; nil for rows that are made for each. Rows with a panel in them, or with anything that
  ///     takes input, always are.
  ///   - selects: The event for choosing a row; nil for a list that scrolls.
  ///   - opens: The event for Enter, or a click, on the chosen row.
  ///   - row: The view of a row. It is asked only for rows that show.
  ///   - empty: What is shown where there is no row.
  ///   - footer: One more row behind the last, for what is still loading.
  @inlinable
  public init(
    count: Int, selection: Int? = nil, rowHeight: Int = 1, showsScrollBar: Bool = true,
    rowsDependOn dependency: (any Equatable)? = nil,
    selects: ((Int) -> Event)? = nil, opens: ((Int) -> Event)? = nil,
    @ViewBuilder<Event> row: @escaping (Int) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty },
    @ViewBuilder<Event> footer: () -> Node<Event> = { Node.empty }
  ) {
    element = .list(
      count: count, selection: selection, rowHeight: rowHeight, showsScrollBar: showsScrollBar,
      rowsDependOn: dependency, selects: selects, opens: opens, row: { row($0).element },
      empty: empty().element, footer: footer().element)
  }

  /// The list as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func list(
    count: Int, selection: Int?, rowHeight: Int, showsScrollBar: Bool,
    rowsDependOn dependency: (any Equatable)?, selects: ((Int) -> Any)?, opens: ((Int) -> Any)?,
    row: @escaping (Int) -> Element, empty: Element, footer: Element
  ) -> Element {
    let count = max(0, count)
    let rows = Rows(
      count: count, selection: selection.flatMap { (0..<count).contains($0) ? $0 : nil },
      height: max(1, Extent.clamped(rowHeight)), selects: selects, opens: opens)
    let listing = Listing(
      rows: rows, showsScrollBar: showsScrollBar, dependency: dependency, row: row, empty: empty,
      footer: footer)
    return Element(.list(listing), stretch: .both)
  }

  /// A list before it is known which of its rows show.
  package struct Listing {
    package var rows: Rows
    package var showsScrollBar: Bool
    package var dependency: (any Equatable)?
    package var row: (Int) -> Element
    package var empty: Element
    package var footer: Element
  }

  /// The rows of a list, and what can be done with them.
  package struct Rows {
    package var count: Int
    package var selection: Int?
    package var height: Int
    package var selects: ((Int) -> Any)?
    package var opens: ((Int) -> Any)?
  }
}
