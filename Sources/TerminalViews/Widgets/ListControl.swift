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
  private func scroller(_ memory: Memory, _ size: Size) -> RowScroller {
    RowScroller(
      count: count, selection: selection, hasFooter: footer.memberCount > 0, rowHeight: rowHeight,
      height: size.rows, previousOffset: memory.offset)
  }

  /// The columns before each row, for the mark of the selected one.
  private func gutter(in size: Size) -> Int {
    (selects != nil || selection != nil) && size.columns > 4 ? 2 : 0
  }

  private func hasScrollBar(_ scroller: RowScroller, _ size: Size) -> Bool {
    showsScrollBar && scroller.hasScrollBar(columns: size.columns)
  }
}

// MARK: - Input

extension ListControl {
  @usableFromInline func handles(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    if key.code == .enter { return opens != nil && selection != nil }
    return RowStep(key.code, page: 1, hasLetterKeys: hasLetterKeys) != nil
  }

  @usableFromInline func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Any> {
    let scroller = scroller(memory, size)
    switch input {
    case .key(let key) where key.code == .enter:
      guard let opens, let selection else { return .ignored }
      return .sends(opens(selection))
    case .key(let key):
      let step = RowStep(key.code, page: scroller.wholeRows, hasLetterKeys: hasLetterKeys)
      return step.map { moving($0, &memory, scroller) ?? .handled } ?? .ignored
    case .pointer(let pointer):
      switch pointer.action {
      case .pressed(.left, _): return clicking(scroller.row(at: pointer.position.row))
      case .scrolled(_, let rows): return moving(.by(rows), &memory, scroller) ?? .ignored
      case .pressed, .dragged, .released, .clicked, .moved: return .ignored
      }
    case .paste, .focusChanged: return .ignored
    }
  }

  /// Selects another row, or scrolls if there is no event for selecting.
  ///
  /// - Returns: Nil if the step changes nothing.
  private func moving(
    _ step: RowStep, _ memory: inout Memory, _ scroller: RowScroller
  ) -> ControlResponse<Any>? {
    switch scroller.movement(step, from: selection, selects: selects != nil) {
    case .toRow(let row): return selects.map { .sends($0(row)) }
    case .toOffset(let offset):
      memory.offset = offset
      return .handled
    case nil: return nil
    }
  }

  /// Opens the selected row, and selects any other.
  private func clicking(_ row: Int?) -> ControlResponse<Any> {
    guard let row else { return .ignored }
    let event = row == selection ? opens?(row) : selects?(row)
    return event.map { ControlResponse.sends($0) } ?? .handled
  }
}

// MARK: - Drawing

extension ListControl {
  @usableFromInline func draw(_ memory: Memory, on area: inout DrawingArea) {
    let scroller = scroller(memory, area.size)
    let hasScrollBar = hasScrollBar(scroller, area.size)
    let columns = area.size.columns - (hasScrollBar ? 1 : 0)
    if let bar = selection.flatMap({ scroller.area(of: $0, columns: columns) }) {
      let hasGutter = gutter(in: area.size) > 0
      area.inside(bar) { $0.markSelected(hasStripe: hasGutter) }
    }
    if hasScrollBar {
      scroller.scrollBar.draw(along: .vertical, on: &area, isBright: area.state.isFocused)
    }
  }
}

/// A class of its own: the compiler specializes the methods of a behavior whose type is not generic.
private final class ListBehavior: TypedBehavior {
  let control: ListControl

  init(_ control: ListControl) { self.control = control }
}
