public import TerminalModel

/// The control of a ``List``, which does not know the type of its events.
@usableFromInline struct ListControl: CompositeControl {
  @usableFromInline typealias Event = Any

  @usableFromInline struct Memory: ControlMemory {
    /// The index of the first visible row.
    var offset = 0

    @usableFromInline init() {}
  }

  let count: Int
  /// The index of the selected row, or nil if none is.
  let selection: Int?
  let rowHeight: Int
  let showsScrollBar: Bool
  let dependency: RowsDependency?
  let selects: ((Int) -> Any)?
  let opens: ((Int) -> Any)?
  let row: (Int) -> Element
  let empty: Element
  let footer: Element
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
    let isInert = selects == nil && opens == nil && viewport(memory, size).lastOffset == 0
    return isInert ? [] : inputs
  }

  @usableFromInline var fills: Axis.Set { [.horizontal, .vertical] }

  /// The visible rows, at the offset at which the selected one is visible.
  @usableFromInline func content(_ memory: inout Memory, in size: Size) -> Node<Any> {
    let viewport = viewport(memory, size)
    memory.offset = viewport.offset
    guard viewport.count > 0 else { return placeholder(in: size) }
    let rows = Element.Rows(
      count: count, first: viewport.offset, height: rowHeight,
      insets: Insets(left: gutter(in: size), right: hasScrollBar(viewport, size) ? 1 : 0),
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
  private func viewport(_ memory: Memory, _ size: Size) -> ListViewport {
    ListViewport(
      count: count, selection: selection, hasFooter: footer.memberCount > 0, rowHeight: rowHeight,
      height: size.rows, previousOffset: memory.offset)
  }

  /// The columns before each row, for the mark of the selected one.
  private func gutter(in size: Size) -> Int {
    (selects != nil || selection != nil) && size.columns > 4 ? 2 : 0
  }

  private func hasScrollBar(_ viewport: ListViewport, _ size: Size) -> Bool {
    showsScrollBar && viewport.lastOffset > 0 && size.columns > 2
  }
}

// MARK: - Input

extension ListControl {
  @usableFromInline func handles(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    if key.code == .enter { return opens != nil && selection != nil }
    return ListStep(key.code, page: 1, hasLetterKeys: hasLetterKeys) != nil
  }

  @usableFromInline func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Any> {
    let viewport = viewport(memory, size)
    switch input {
    case .key(let key) where key.code == .enter:
      guard let opens, let selection else { return .ignored }
      return .sends(opens(selection))
    case .key(let key):
      let step = ListStep(key.code, page: viewport.wholeRows, hasLetterKeys: hasLetterKeys)
      return step.map { moving($0, &memory, viewport) } ?? .ignored
    case .pointer(let pointer):
      switch pointer.action {
      case .pressed(.left, _): return clicking(pointer.position.row, viewport)
      case .scrolled(_, let rows) where rows != 0: return turning(by: rows, &memory, viewport)
      case .pressed, .dragged, .released, .clicked, .moved, .scrolled: return .ignored
      }
    case .paste, .focusChanged: return .ignored
    }
  }

  /// Selects another row, or scrolls if there is no event for selecting.
  ///
  /// If no row was selected, a step by rows selects the first visible one.
  private func moving(
    _ step: ListStep, _ memory: inout Memory, _ viewport: ListViewport
  ) -> ControlResponse<Any> {
    guard let selects else {
      memory.offset = step.index(from: viewport.offset, last: viewport.lastOffset)
      return .handled
    }
    guard count > 0 else { return .handled }
    var next = step.index(from: selection ?? 0, last: count - 1)
    if selection == nil, case .by = step { next = min(viewport.offset, count - 1) }
    return next == selection ? .handled : .sends(selects(next))
  }

  /// Moves by rows; at its end, a list leaves the wheel to the view around it.
  private func turning(
    by rows: Int, _ memory: inout Memory, _ viewport: ListViewport
  ) -> ControlResponse<Any> {
    let response = moving(.by(rows), &memory, viewport)
    return response.events.isEmpty && memory.offset == viewport.offset ? .ignored : response
  }

  /// Opens the selected row, and selects any other.
  private func clicking(_ cell: Int, _ viewport: ListViewport) -> ControlResponse<Any> {
    let row = viewport.offset.saturatingAdding(cell / rowHeight)
    guard cell >= 0, row < count else { return .ignored }
    let event = row == selection ? opens?(row) : selects?(row)
    return event.map { ControlResponse.sends($0) } ?? .handled
  }
}

// MARK: - Drawing

extension ListControl {
  @usableFromInline func draw(_ memory: Memory, on area: inout DrawingArea) {
    let viewport = viewport(memory, area.size)
    let hasScrollBar = hasScrollBar(viewport, area.size)
    if let selection, viewport.shown.contains(selection) {
      let bar = Rect(
        origin: Position(column: 0, row: (selection - viewport.offset) * rowHeight),
        size: Size(columns: area.size.columns - (hasScrollBar ? 1 : 0), rows: rowHeight))
      let hasGutter = gutter(in: area.size) > 0
      area.inside(bar) { $0.markSelected(hasStripe: hasGutter) }
    }
    if hasScrollBar {
      viewport.scrollBar.draw(along: .vertical, on: &area, isBright: area.state.isFocused)
    }
  }
}

/// A class of its own: the compiler specializes the methods of a behavior whose type is not generic.
private final class ListBehavior: TypedBehavior {
  let control: ListControl

  init(_ control: ListControl) { self.control = control }
}
