public import TerminalModel

/// The control of a ``Table``, which does not know the types of its events and items.
@usableFromInline struct TableControl: CompositeControl {
  @usableFromInline typealias Event = Any
  @usableFromInline typealias Memory = TableMemory

  /// How typed text finds a row.
  enum Search {
    /// By the texts in a column.
    case column(String)
    /// The application finds it.
    case event((String) -> Any)
  }

  let count: Int
  let columns: [ColumnTraits]
  /// The cell of a declared column in a row.
  let cell: (_ column: Int, _ row: Int) -> Element
  let choice: TableChoice
  let rowIdentity: ((Int) -> ViewIdentity)?
  let order: TableOrder?
  let sorts: ((TableOrder) -> Any)?
  let opens: ((Int) -> Any)?
  let dependency: RowsDependency?
  let empty: Element
  let footer: Element
  @usableFromInline var leadingColumns = 0
  @usableFromInline var showsHeader = true
  @usableFromInline var showsScrollBars = true
  var hasLetterKeys = true
  var hasFixedColumns = false
  var search: Search?
  var visibleRowsChange: ((Range<Int>) -> Any)?
  /// The arrangement of the columns in the application's state; nil if the table remembers it.
  var arrangement: BoundArrangement?
  private let lastGeometry = LastGeometry()

  @usableFromInline init(
    count: Int, columns: [ColumnTraits], cell: @escaping (_ column: Int, _ row: Int) -> Element,
    choice: TableChoice, rowIdentity: ((Int) -> ViewIdentity)?, order: TableOrder?,
    sorts: ((TableOrder) -> Any)?, opens: ((Int) -> Any)?,
    dependency: (any Equatable & Sendable)?, empty: Element, footer: Element
  ) {
    self.count = max(0, count)
    self.columns = columns.withUniqueIDs()
    self.cell = cell
    self.choice = choice.existing(in: self.columns)
    self.rowIdentity = rowIdentity
    self.order = order
    self.sorts = sorts
    self.opens = opens
    self.dependency = RowsDependency(dependency)
    self.empty = empty
    self.footer = footer
  }

  @usableFromInline var element: Element { Element(TableBehavior(self)) }

  @usableFromInline var inputs: InputMask {
    search == nil
      ? [.navigation, .activation, .pointer] : [.navigation, .activation, .pointer, .characters]
  }

  /// The inputs of the table; none if nothing can be selected, sorted, moved or scrolled.
  @usableFromInline func inputs(_ memory: Memory, in size: Size) -> InputMask {
    if case .none = choice, opens == nil, search == nil {
      let geometry = geometry(memory, size)
      let scrolls = geometry.scroller.lastOffset > 0 || geometry.plan.limit > 0
      return scrolls || hasTitleKeys(geometry) ? inputs : []
    }
    return inputs
  }

  @usableFromInline var fills: Axis.Set { [.horizontal, .vertical] }

  /// The visible rows below the header, at the offsets at which the selection is visible.
  @usableFromInline func content(_ memory: inout Memory, in size: Size) -> Node<Any> {
    return content(&memory, in: size, .standard)
  }

  /// The views with the spacing of a theme; if it differs from that of the last layout, contents
  /// are measured again.
  @usableFromInline func content(
    _ memory: inout Memory, in size: Size, _ metrics: ThemeMetrics
  ) -> Node<Any> {
    if memory.metrics != metrics {
      memory.metrics = metrics
      memory.fitted = [:]
      memory.measured = MeasuredRows()
    }
    if let arrangement { memory.arrangement = arrangement.current }
    let geometry = settledGeometry(&memory, size)
    let insets = Insets(top: geometry.headerRows, bottom: geometry.hasColumnBar ? 1 : 0)
    guard geometry.scroller.count > 0 else {
      let view = Node<Any>(.group([.empty, .empty(empty)])).frame(width: size.columns)
      return Node(view.element.padded(by: insets))
        .frame(width: size.columns, height: size.rows, alignment: .topLeading)
    }
    let plan = geometry.plan
    let identity = visibleRowsChange == nil ? nil : rowIdentity
    let rows = Element.Rows(
      count: count, first: geometry.scroller.offset,
      insets: Insets(left: geometry.gutter, right: geometry.trailing),
      dependency: dependency?.and(plan), row: row(plan),
      visibleRowsChange: visibleRowsChange,
      identity: identity.map { identity in { identity($0).hashValue } }, footer: footer)
    return Node(Element(.rows(rows), stretch: .both).padded(by: insets))
  }

  /// The function that makes the row at an index.
  private func row(_ plan: ColumnPlan) -> (Int) -> Element {
    // A closure with the whole control would copy it for each row.
    { [cell, rowIdentity] index in
      let row = TableRow(plan: plan) { cell($0, index) }.element
      return rowIdentity.map { row.identified(by: $0(index)) } ?? row
    }
  }
}

// MARK: - Geometry

extension TableControl {
  func geometry(_ memory: Memory, _ size: Size) -> TableGeometry {
    lastGeometry.value(for: memory, size) { newGeometry(memory, size) }
  }

  private func newGeometry(_ memory: Memory, _ size: Size) -> TableGeometry {
    let shown = memory.title ?? choice.column
    func plan(room: Int) -> ColumnPlan {
      let plan = ColumnPlan(
        columns, memory.arrangement, fitted: memory.fitted, leading: leadingColumns, room: room,
        offset: memory.column, gap: memory.metrics[.tableColumnGap])
      let isRevealed = plan.revealed(shown) == memory.revealed
      return isRevealed ? plan : plan.revealing(shown.flatMap(plan.place))
    }
    return TableGeometry(
      size, gutter: choice.gutter, showsHeader: showsHeader, showsScrollBars: showsScrollBars,
      plan: plan
    ) { height in
      RowScroller(
        count: count, selection: choice.current, hasFooter: footer.memberCount > 0, rowHeight: 1,
        height: height, previousOffset: memory.offset)
    }
  }

  /// The geometry after the contents of visible rows were measured; its offsets are stored in the
  /// memory.
  private func settledGeometry(_ memory: inout Memory, _ size: Size) -> TableGeometry {
    var geometry = geometry(memory, size)
    if fit(&memory, to: geometry.scroller.shown.clamped(to: 0..<count)) {
      geometry = self.geometry(memory, size)
    }
    memory.offset = geometry.scroller.offset
    memory.column = geometry.plan.offset
    memory.revealed = geometry.plan.revealed(memory.title ?? choice.column)
    return geometry
  }

  /// Measures the cells of rows in columns with the width of their contents, unless they were
  /// measured before.
  ///
  /// - Returns: Whether a column has become wider.
  private func fit(_ memory: inout Memory, to visible: Range<Int>) -> Bool {
    let fitted = columns.indices.filter { columns[$0].fitsContent }
    guard !fitted.isEmpty else { return false }
    let ids = fitted.map { columns[$0].id }
    let rows = memory.measured.missing(from: visible, in: ids, dependency)
    memory.measured = MeasuredRows(rows: visible, columns: ids, dependency: dependency)
    let old = memory.fitted
    for column in fitted {
      let (id, limit) = (columns[column].id, columns[column].width.bounds.upperBound)
      for row in rows {
        let width = cell(column, row).contentColumns(upTo: limit, memory.metrics)
        if width > memory.fitted[id] ?? 0 { memory.fitted[id] = width }
      }
    }
    return memory.fitted != old
  }
}

extension ColumnTraits {
  fileprivate var fitsContent: Bool {
    switch width {
    case .content: true
    case .fixed, .flexible: false
    }
  }
}

extension TableChoice {
  /// The identity of the column with the selected cell.
  var column: String? {
    if case .cell(_, let column, _) = self { column } else { nil }
  }
}

/// The behavior of a table, in a class of its own that is not generic: the compiler specializes the
/// methods of such a class.
///
/// The methods that a key or a frame calls are members of the class: the same methods in the
/// protocol's extension would copy the control for each call, which took 600 instructions.
private final class TableBehavior: TypedBehavior {
  let control: TableControl

  init(_ control: TableControl) { self.control = control }

  func handles(_ key: Key, _ memory: StoredMemory?, in size: Size) -> Bool {
    control.handles(key, StoredMemory.value(of: memory), in: size)
  }

  func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size, at time: Duration?
  ) -> ControlResponse<Any> {
    withMemory(&memory) { control.respond(to: input, &$0, in: size, at: time) }
  }

  func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }

  /// Adds the titles of the columns.
  func addText(_ memory: StoredMemory?, in rect: Rect, to run: inout SelectableRun) {
    let rows = control.geometry(StoredMemory.value(of: memory), rect.size).headerRows
    run.append(textOf: { draw(memory, on: &$0) }, in: rect, rows: 0..<rows)
  }
}
