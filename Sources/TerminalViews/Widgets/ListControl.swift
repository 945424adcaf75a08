public import TerminalModel

/// The control of a ``List``, which does not know the type of its events.
@usableFromInline struct ListControl: CompositeControl {
  @usableFromInline typealias Event = Any
  @usableFromInline typealias Memory = ListMemory

  let count: Int
  /// The index of the selected row, or nil if none is.
  let selection: Int?
  let rowHeight: Int
  let showsScrollBar: Bool
  let dependency: RowsDependency?
  private(set) var selects: ((Int) -> Any)?
  let opens: ((Int) -> Any)?
  let row: (Int) -> Element
  let empty: Element
  let footer: Element
  /// The selected rows of a list in which several can be selected; nil for other lists.
  var selected: SelectedIndices? {
    didSet { selects = selected.map { selected in { selected.changes(.moved(to: $0)) } } }
  }
  /// Whether `j` and `k` are keys of the list.
  var hasLetterKeys = true
  /// The event for other visible rows; nil for none.
  var visibleRowsChange: ((Range<Int>) -> Any)?

  @usableFromInline init(
    count: Int, selection: Int?, rowHeight: Int, showsScrollBar: Bool,
    rowsDependOn dependency: (any Equatable & Sendable)?, selects: ((Int) -> Any)?,
    opens: ((Int) -> Any)?,
    row: @escaping (Int) -> Element, empty: Element, footer: Element
  ) {
    let count = max(0, count)
    self.count = count
    self.selection = selection.flatMap { (0..<count).contains($0) ? $0 : nil }
    self.rowHeight = max(1, Extent.clamped(rowHeight))
    self.showsScrollBar = showsScrollBar
    self.dependency = RowsDependency(dependency)
    self.selects = selects
    self.opens = opens
    self.row = row
    self.empty = empty
    self.footer = footer
  }

  @usableFromInline var element: Element { Element(ListBehavior(self)) }

  @usableFromInline var inputs: InputMask { [.navigation, .activation, .pointer] }

  /// None if it has no events and all rows fit.
  @usableFromInline func inputs(_ memory: Memory, in size: Size) -> InputMask {
    let isInert = selects == nil && opens == nil && scroller(memory, size).lastOffset == 0
    return isInert ? [] : inputs
  }

  @usableFromInline var fills: Axis.Set { [.horizontal, .vertical] }

  /// The visible rows, at the offset at which the selected one is visible.
  @usableFromInline func content(_ memory: inout Memory, in size: Size) -> Node<Any> {
    let scroller = scroller(memory, size)
    memory.offset = scroller.offset
    guard scroller.count > 0 else { return placeholder(in: size) }
    let rows = Element.Rows(
      count: count, first: scroller.offset, height: rowHeight,
      insets: Insets(left: gutter(in: size), right: hasScrollBar(scroller, size) ? 1 : 0),
      dependency: dependency, row: row,
      visibleRowsChange: visibleRowsChange, footer: footer)
    return Node(Element(.rows(rows)))
  }

  private func placeholder(in size: Size) -> Node<Any> {
    // Its path differs from that of the rows.
    let view = Node<Any>(.group([.empty, empty])).frame(width: size.columns)
    return view.frame(width: size.columns, height: size.rows, alignment: .topLeading)
  }
}

// MARK: - Geometry

extension ListControl {
  func scroller(_ memory: Memory, _ size: Size) -> RowScroller {
    RowScroller(
      count: count, selection: selection, hasFooter: footer.memberCount > 0, rowHeight: rowHeight,
      height: size.rows, previousOffset: memory.offset)
  }

  /// The columns before each row, for marks.
  func gutter(in size: Size) -> Int {
    guard selects != nil || selection != nil, size.columns > 4 else { return 0 }
    return selected == nil ? 2 : 3
  }

  func hasScrollBar(_ scroller: RowScroller, _ size: Size) -> Bool {
    showsScrollBar && scroller.hasScrollBar(columns: size.columns)
  }
}

/// A class of its own: the compiler specializes the methods of a behavior whose type is not generic.
private final class ListBehavior: TypedBehavior {
  let control: ListControl

  init(_ control: ListControl) { self.control = control }
}
