import TerminalModel

/// The control of a ``Tree``, which does not know the type of its events.
struct TreeControl<ID: Hashable & Sendable>: CompositeControl {
  typealias Event = Any

  let outline: Outline<ID>
  let selection: ID?
  let dependency: RowsDependency?
  let isExpandable: (ID) -> Bool
  let selects: (ID) -> Any
  let opens: ((ID) -> Any)?
  let changes: (TreeChange<ID>) -> Any
  let row: (ID) -> Element
  let empty: Element
  var guides = TreeGuides.lines
  var search: TreeSearch<ID>?
  /// Whether `j`, `k` and `*` are keys of the tree.
  var hasLetterKeys = true
  /// The row in place of unknown children.
  var placeholder: (String?) -> Element = { failure in
    guard let failure else {
      return Text<Any>("Loading…", wrapping: .none).foreground(.muted).element
    }
    return Text<Any>("✗ \(failure)", wrapping: .none).foreground(.error).element
  }

  var inputs: InputMask {
    search == nil
      ? [.navigation, .activation, .pointer] : [.navigation, .activation, .pointer, .characters]
  }
  var fills: Axis.Set { [.horizontal, .vertical] }

  /// The inputs of a tree with rows; none for a tree without.
  func inputs(_ memory: TreeMemory, in size: Size) -> InputMask {
    outline.rowCount > 0 ? inputs : []
  }

  /// The visible rows, scrolled so that the selected row is one of them.
  func content(_ memory: inout TreeMemory, in size: Size) -> Node<Any> {
    memory.selected = selectedRow(memory)
    memory.count = outline.rowCount
    let scroller = scroller(memory, size)
    memory.offset = scroller.offset
    guard outline.rowCount > 0 else {
      return Node<Any>(.group([.empty, .empty(empty)])).frame(
        width: size.columns, height: size.rows, alignment: .topLeading)
    }
    let geometry = TreeGeometry(size, scroller)
    let rows = Element.Rows(
      count: outline.rowCount, first: scroller.offset,
      insets: Insets(left: geometry.gutter, right: geometry.hasScrollBar ? 1 : 0),
      dependency: dependency?.and(outline),
      row: { element(ofRow: $0, geometry) })
    return Node(Element(.rows(rows)))
  }

  func draw(_ memory: TreeMemory, on area: inout DrawingArea) {
    let scroller = scroller(memory, area.size)
    let geometry = TreeGeometry(area.size, scroller)
    if let glyphs = area.ownGlyphs, glyphs != .unicode { drawGlyphs(scroller, geometry, on: &area) }
    let columns = area.size.columns - (geometry.hasScrollBar ? 1 : 0)
    if let selected = memory.selected {
      if let bar = scroller.area(of: selected, columns: columns) {
        area.inside(bar) { $0.markSelected(hasStripe: geometry.gutter > 0) }
      }
    } else if area.state.isFocused, geometry.gutter > 0,
      let first = scroller.area(of: scroller.offset, columns: columns)
    {
      area.inside(first) { $0.drawStripe() }
    }
    guard geometry.hasScrollBar else { return }
    scroller.scrollBar.draw(along: .vertical, on: &area, isBright: area.state.isFocused)
  }
}

// MARK: - Rows

extension TreeControl {
  func scroller(_ memory: TreeMemory, _ size: Size) -> RowScroller {
    RowScroller(
      count: outline.rowCount, selection: memory.selected, hasFooter: false, rowHeight: 1,
      height: size.rows, previousOffset: memory.offset)
  }

  /// The row of the selected node, or nil if it has none.
  ///
  /// The node is looked for at its row in the last layout; then at that row moved by the change in
  /// the number of rows, as after a node above it was expanded; and then in the whole outline.
  private func selectedRow(_ memory: TreeMemory) -> Int? {
    guard let selection else { return nil }
    if let last = memory.selected {
      if outline.id(atRow: last) == selection { return last }
      let moved = last.saturatingAdding(outline.rowCount - memory.count)
      if outline.id(atRow: moved) == selection { return moved }
    }
    return outline.row(of: selection)
  }

  /// The guides, and the view of the node, or the placeholder in a row in place of unknown
  /// children.
  private func element(ofRow index: Int, _ geometry: TreeGeometry) -> Element {
    let row = outline.row(index)
    let prefix = guides.prefix(
      row.continues, isExpanded: row.id.flatMap { isExpandable($0) ? outline.isExpanded($0) : nil },
      columns: geometry.prefixColumns)
    let content: Element =
      switch row.content {
      case .node(let id): self.row(id)
      case .loading: placeholder(nil)
      case .failed(let message): placeholder(message)
      }
    let levels = Text<Any>(prefix.levels, wrapping: .none).element
      .styled(as: .treeGuide, foreground: .border)
    // The mark of a node that has no children continues its guide.
    let isMarked = row.id.map(isExpandable) ?? false
    let mark = Text<Any>(prefix.mark, wrapping: .none).element
      .styled(
        as: isMarked ? .treeMark : .treeGuide, foreground: isMarked ? .muted : .border)
    let line = Element.row(spacing: 0, .top, .group([levels, mark, content]))
    return row.id.map { line.identified(by: ViewIdentity($0)) } ?? line
  }

  /// Draws the guides and the marks of the theme over those of the visible rows; both are equally
  /// wide.
  private func drawGlyphs(
    _ scroller: RowScroller, _ geometry: TreeGeometry, on area: inout DrawingArea
  ) {
    guard geometry.prefixColumns >= TreeGuides.columns else { return }
    let (glyphs, showsASCII) = (area.glyphs, guides == .lines && area.glyphs.isASCII)
    let end = min(outline.rowCount, scroller.offset + area.size.rows)
    for index in scroller.offset..<max(scroller.offset, end) {
      let row = outline.row(index)
      let levels = TreeGuides.ascii.prefix(
        row.continues, isExpanded: nil, columns: geometry.prefixColumns
      ).levels
      let place = Position(column: geometry.gutter, row: index - scroller.offset)
      if showsASCII {
        area.write(levels, at: place, style: area.style(of: .treeGuide, area.style(.border)))
      }
      guard guides != .ascii, let id = row.id, isExpandable(id) else { continue }
      area.write(
        glyphs[outline.isExpanded(id) ? .expanded : .collapsed],
        at: place.offset(columns: levels.utf8.count, rows: 0),
        style: area.style(of: .treeMark, area.style(.muted)))
    }
  }
}

/// How typed text finds a node.
enum TreeSearch<ID> {
  /// By the texts of nodes.
  case text((ID) -> String)
  /// The application finds it.
  case event((String) -> Any)
}

/// The columns of a tree that the gutter, the guides, the marks and the scroll bar take.
struct TreeGeometry {
  /// The columns before each row, for the mark of the selected one.
  let gutter: Int
  let hasScrollBar: Bool
  /// The columns of a row that guides and marks may take: half of them.
  let prefixColumns: Int

  init(_ size: Size, _ scroller: RowScroller) {
    gutter = size.columns > 4 ? 2 : 0
    hasScrollBar = scroller.hasScrollBar(columns: size.columns)
    prefixColumns = (size.columns - gutter - (hasScrollBar ? 1 : 0)) / 2
  }
}

/// The values that a tree keeps from one input to the next.
struct TreeMemory: ControlMemory {
  /// The index of the first visible row.
  var offset = 0
  /// The hold of the mouse on the scroll bar.
  var grip: ScrollGrip?
  /// The row of the selected node in the last layout, or nil if none was selected.
  var selected: Int?
  /// The number of rows in the last layout.
  var count = 0
  var search = TypedSearch()

  /// The typed text is not stored.
  private enum CodingKeys: CodingKey { case offset, selected, count }
}
