import TerminalModel

/// The places of the header, the rows, the columns and the scroll bars of a table.
struct TableGeometry {
  /// 1 if the titles are shown, otherwise 0.
  let headerRows: Int
  /// The screen columns before each row, for marks.
  let gutter: Int
  let plan: ColumnPlan
  let scroller: RowScroller
  /// Whether there is a scroll bar beside the rows.
  let hasRowBar: Bool
  /// The screen columns behind each row: for the bar and, if there is room, a blank before it.
  let trailing: Int
  /// Whether there is a scroll bar below the rows.
  let hasColumnBar: Bool

  /// Gives the header and the scroll bars their cells.
  ///
  /// A bar below the rows takes one screen row from them. If they then no longer all fit, a bar
  /// beside them is added, too.
  ///
  /// - Parameters:
  ///   - plan: Returns the places of the columns in rows of a number of screen columns.
  ///   - scroller: Returns the visible rows for a height in screen rows.
  init(
    _ size: Size, gutter: Int, showsHeader: Bool, showsScrollBars: Bool,
    plan: (_ room: Int) -> ColumnPlan, scroller: (_ height: Int) -> RowScroller
  ) {
    headerRows = showsHeader && size.rows > 1 ? 1 : 0
    self.gutter = size.columns > 4 ? gutter : 0
    let height = size.rows - headerRows
    let (canShowRowBar, canShowColumnBar) = (
      showsScrollBars && size.columns > 2, showsScrollBars && height > 2
    )
    let room = size.columns - self.gutter
    let bar = size.columns >= 20 ? 2 : 1
    var rows = scroller(height)
    var hasRowBar = canShowRowBar && rows.lastOffset > 0
    var columns = plan(room - (hasRowBar ? bar : 0))
    hasColumnBar = canShowColumnBar && columns.limit > 0
    if hasColumnBar {
      rows = scroller(height - 1)
      if !hasRowBar, canShowRowBar, rows.lastOffset > 0 {
        hasRowBar = true
        columns = plan(room - bar)
      }
    }
    (self.hasRowBar, self.plan, self.scroller) = (hasRowBar, columns, rows)
    trailing = hasRowBar ? bar : 0
  }

  /// The index of the row at a screen row of the table, counted from its top; nil if there is none.
  func row(at cell: Int) -> Int? {
    guard cell >= headerRows, cell < headerRows + scroller.height else { return nil }
    return scroller.row(at: cell - headerRows)
  }

  /// The screen row of a visible row, counted from the top of the table.
  func row(of index: Int) -> Int { headerRows + index - scroller.offset }

  /// The place of the column at a screen column, counted from the left edge of the table.
  func place(at cell: Int) -> Int? { plan.place(at: cell - gutter) }

  /// The place of the column whose edge, the gap behind it, is at a screen column, counted from the
  /// left edge of the table.
  func edge(at cell: Int) -> Int? {
    plan.columns.indices.last { place in
      let (end, visible) = (plan.cells(at: place).upperBound, plan.visible(at: place))
      return !visible.isEmpty && end == visible.upperBound
        && (end..<(end + plan.gap)).contains(cell - gutter)
    }
  }
}

/// The last geometry of one table, whose layout, input and drawing need it.
///
/// A key in a table needs it six times; each time would take 3,000 instructions for eight columns.
final class LastGeometry {
  // A table is used by one layout, input or drawing after another. The runtime's check for
  // exclusive access would take a fifth of the instructions of finding the geometry.
  @exclusivity(unchecked)
  private var last: Entry?

  /// A class, because a memory takes 400 instructions to copy.
  private final class Entry {
    let memory: TableMemory
    let size: Size
    let geometry: TableGeometry

    init(_ memory: TableMemory, _ size: Size, _ geometry: TableGeometry) {
      self.memory = memory
      self.size = size
      self.geometry = geometry
    }
  }

  func value(
    for memory: TableMemory, _ size: Size, _ make: () -> TableGeometry
  ) -> TableGeometry {
    if let last, last.size == size, last.memory.hasGeometry(of: memory) { return last.geometry }
    let geometry = make()
    last = Entry(memory, size, geometry)
    return geometry
  }
}

extension TableMemory {
  /// Whether the values on which the geometry depends are those of another memory.
  fileprivate func hasGeometry(of other: TableMemory) -> Bool {
    offset == other.offset && column == other.column && title == other.title
      && revealed == other.revealed && arrangement == other.arrangement && fitted == other.fitted
      && metrics == other.metrics
  }
}
