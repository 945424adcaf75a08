public import TerminalModel

/// The control of a ``List``; its events have the type `Any`.
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
  /// A number for the identity of the item in a row, equal for equal identities; nil for a list
  /// without items.
  @usableFromInline var identity: ((Int) -> Int)?
  /// The selected rows of a list in which several can be selected; nil for other lists.
  var selected: SelectedIndices? {
    didSet { selects = selected.map { selected in { selected.changes(.moved(to: $0)) } } }
  }
  /// The rows that the user moves, drags or drops; nil for a list without such rows.
  var transfer: RowTransfer?
  /// The sections; nil for a list without.
  var sections: RowSections?
  /// The view of a section's header.
  var header: (Int) -> Element = { _ in .empty }
  /// The heights of rows that are as high as their views; nil if all have the same height.
  var fitted: FittedHeights?
  /// The number of rows that there will be, for the scroll bar; nil if all rows are there.
  var expectedCount: Int?
  /// Whether `j` and `k` are keys of the list.
  var hasLetterKeys = true
  /// The event when other rows become visible; nil for none.
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

  /// The inputs of the list; none if it has no events and all rows fit.
  @usableFromInline func inputs(_ memory: Memory, in size: Size) -> InputMask {
    let isInert =
      selects == nil && transfer?.takesPresses != true && opens == nil
      && !geometry(memory, size).scroller.scrolls
    guard transfer?.inserts != nil else { return isInert ? [] : inputs }
    return isInert ? .drops : inputs.union(.drops)
  }

  @usableFromInline var fills: Axis.Set { [.horizontal, .vertical] }

  /// The visible rows, at the offset at which the selected one is visible.
  @usableFromInline func content(_ memory: inout Memory, in size: Size) -> Node<Any> {
    return content(&memory, in: size, .standard)
  }

  /// The visible rows, with the spacing of a theme in their views.
  @usableFromInline func content(
    _ memory: inout Memory, in size: Size, _ metrics: ThemeMetrics
  ) -> Node<Any> {
    if fitted != nil { memory.metrics = metrics }
    if transfer == nil, memory.hasRareValues, memory.drag != nil { memory.drag = nil }
    if let row = memory.scrolledFrom, row != selection { memory.scrolledFrom = nil }
    if identity != nil { followTopRows(&memory, in: size) }
    let geometry = geometry(memory, size)
    let scroller = geometry.scroller
    memory.offset = scroller.offset
    if memory.hasRareValues {
      let cells = scroller.hiddenCells
      memory.hidden = cells > 0 ? HiddenCells(line: scroller.offset, cells: cells) : nil
    }
    if identity != nil { memory.top = topRows(at: scroller.offset, scroller) }
    guard scroller.count > 0 else { return placeholder(in: size) }
    var rows = Element.Rows(
      count: scroller.rowCount, first: geometry.lines.shown.lowerBound, height: rowHeight,
      insets: Insets(
        left: geometry.gutter,
        right: fitted == nil ? size.columns - geometry.columns : barColumns(size)),
      dependency: dependency, row: row,
      visibleRowsChange: visibleRowsChange, identity: identity, footer: footer)
    if !scroller.tops.isEmpty {
      rows.tops = geometry.lines.tops
      rows.height = max(1, geometry.lines.height)
    }
    guard let sections else { return Node(Element(.rows(rows))) }
    return content(rows, sections, geometry)
  }

  private func placeholder(in size: Size) -> Node<Any> {
    // The empty first element gives the view another path (`ViewPath`) than the rows have.
    let view = Node<Any>(.group([.empty, .empty(empty)])).frame(width: size.columns)
    return view.frame(width: size.columns, height: size.rows, alignment: .topLeading)
  }
}

// MARK: - Geometry

extension ListControl {
  /// - Parameter showsSelection: Whether the selected row stays visible.
  func geometry(_ memory: Memory, _ size: Size, showsSelection: Bool = true) -> ListGeometry {
    let headerRows = sections != nil && size.rows > 1 ? 1 : 0
    let shown = showsSelection && memory.keepsVisible(selection) ? selection : nil
    let scroller = scroller(memory, size, height: size.rows - headerRows, showing: shown)
    let isExpecting = expectedCount.map { $0 > scroller.wholeRows && size.columns > 2 } ?? false
    let hasScrollBar =
      showsScrollBar && (isExpecting || scroller.hasScrollBar(columns: size.columns))
    var geometry = ListGeometry(
      scroller: scroller, sections: sections, headerRows: headerRows, gutter: gutter(in: size),
      hasScrollBar: hasScrollBar, expectedCount: expectedCount,
      columns: size.columns - (hasScrollBar ? 1 : 0))
    if sections != nil {
      geometry.pushHeader {
        height(ofLine: $0, of: scroller.rowCount, in: size, memory.metrics)
      }
    }
    return geometry
  }

  /// The row that stays visible is the selected one or, during a drag, the one at the place to
  /// which the mouse drags a row.
  private func scroller(
    _ memory: Memory, _ size: Size, height: Int, showing selection: Int?
  ) -> RowScroller {
    var row = selection
    if memory.hasRareValues, count > 0, let drag = memory.drag { row = min(drag.to, count - 1) }
    let lines = sections?.lineCount ?? count
    var line = row
    if let sections, let row { line = visibleLine(ofRow: row, sections, memory, size, height) }
    let hasFooter = footer.memberCount > 0
    guard fitted == nil, sections == nil || rowHeight == 1 else {
      return RowScroller(
        count: lines, selection: line, hasFooter: hasFooter, height: height,
        previousOffset: memory.offset, hidden: memory.hidden,
        heightOf: { self.height(ofLine: $0, of: lines, in: size, memory.metrics) })
    }
    return RowScroller(
      count: lines, selection: line, hasFooter: hasFooter, rowHeight: rowHeight, height: height,
      previousOffset: memory.offset)
  }

  /// The line that stays visible with a row: its own, or the first or the last one of all, so that
  /// the headers of empty sections beyond the first and the last row are visible if they fit.
  private func visibleLine(
    ofRow row: Int, _ sections: RowSections, _ memory: Memory, _ size: Size, _ height: Int
  ) -> Int {
    let (line, last) = (sections.line(ofRow: row), sections.lineCount - 1)
    let free =
      height - self.height(ofLine: line, of: sections.lineCount, in: size, memory.metrics)
    if row == 0, count > 1, line <= free { return 0 }
    return row == count - 1 && last - line <= free ? last : line
  }

  func height(
    ofLine line: Int, of count: Int, in size: Size, _ metrics: ThemeMetrics
  ) -> Int {
    let content = line < count ? sections?.content(ofLine: line) ?? .row(line) : nil
    if case .header = content { return 1 }
    guard let fitted else { return rowHeight }
    let columns = size.columns - gutter(in: size) - barColumns(size)
    return fitted.height(ofLine: line, Size(columns: columns, rows: size.rows), metrics) {
      content?.row.map(row) ?? footer
    }
  }

  /// The columns of a scroll bar, if there is one.
  private func barColumns(_ size: Size) -> Int { showsScrollBar && size.columns > 2 ? 1 : 0 }

  /// The columns before each row, for marks.
  private func gutter(in size: Size) -> Int {
    guard selects != nil || selection != nil, size.columns > 4 else { return 0 }
    return selected == nil ? 2 : 3
  }
}

/// The behavior of a list, in a class of its own instead of ``CompositeBehavior``: the compiler
/// specializes the methods of a class that is not generic.
private final class ListBehavior: TypedBehavior {
  let control: ListControl

  init(_ control: ListControl) { self.control = control }
}

extension ListBehavior: DragBehavior {
  var dragging: (any DragBehavior)? { control.transfer == nil ? nil : self }
}
