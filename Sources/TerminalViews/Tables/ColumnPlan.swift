import TerminalModel

/// The places of the columns of a table in its rows, and the part of the rows that is visible.
///
/// A cell is here a character position of the screen, not a cell of the table.
struct ColumnPlan: Hashable {
  struct Column: Hashable {
    /// The index among the declared columns.
    let index: Int
    let id: String
    /// The first cell, in a row that is not scrolled.
    fileprivate(set) var start = 0
    /// At least 1.
    fileprivate(set) var width: Int
    let alignment: HorizontalAlignment

    /// Makes a column; a flexible one, with nil for the width, has the width 0 until its share of
    /// the cells is known.
    fileprivate init(index: Int, id: String, width: Int?, alignment: HorizontalAlignment) {
      self.index = index
      self.id = id
      self.width = width.map { max(1, $0) } ?? 0
      self.alignment = alignment
    }

    var end: Int { start + width }
  }

  /// The columns from left to right.
  let columns: [Column]
  /// The number of columns that stay while the others scroll.
  let leading: Int
  /// The number of cells of a row that are visible.
  let room: Int
  /// The number of free cells between two columns.
  let gap: Int
  /// The number of cells by which the columns are scrolled.
  private(set) var offset: Int

  /// Gives columns their widths: flexible ones share the cells that the others leave.
  ///
  /// - Parameters:
  ///   - declared: The columns in the order in which the application declares them.
  ///   - fitted: The widths of contents, by the identities of columns.
  ///   - leading: The number of columns that do not scroll; all columns scroll if these would leave
  ///     the others fewer than four cells.
  ///   - gap: The number of cells between two columns; 1 in its place if there are fewer than ten
  ///     cells for each column.
  init(
    _ declared: [ColumnTraits], _ arrangement: ColumnArrangement, fitted: [String: Int],
    leading: Int, room: Int, offset: Int, gap: Int
  ) {
    let moved = arrangement.order.isEmpty ? nil : arrangement.arranged(declared)
    let gap = room < 10 * declared.count ? 1 : gap
    var left = room - gap * max(0, declared.count - 1)
    var columns: [Column] = []
    columns.reserveCapacity(declared.count)
    var shared: [Stretch.Bounds] = []
    for place in declared.indices {
      let index = moved?[place] ?? place
      let id = declared[index].id
      let own = arrangement.width(of: id) ?? declared[index].ownWidth(fitted: fitted)
      if let own {
        left -= own
      } else {
        if shared.isEmpty { shared.reserveCapacity(declared.count) }
        shared.append(declared[index].width.bounds)
      }
      columns.append(
        Column(index: index, id: id, width: own, alignment: declared[index].alignment))
    }
    let isEnough = shared.reduce(0) { $0 + $1.lowerBound } <= left
    var flexible = (isEnough ? shares(of: left, among: shared) : shared.map(\.lowerBound))[...]
    var start = 0
    for place in columns.indices {
      if columns[place].width == 0 { columns[place].width = flexible.popFirst() ?? 1 }
      columns[place].start = start
      start = columns[place].end + gap
    }
    self.columns = columns
    self.room = max(0, room)
    self.gap = gap
    let staying = min(max(0, leading), columns.count)
    let isNarrow = staying > 0 && columns[staying - 1].end + gap + 4 > room
    self.leading = isNarrow ? 0 : staying
    self.offset = 0
    self.offset = min(max(0, offset), limit)
  }

  /// The number of cells of all columns and the gaps between them.
  var width: Int { columns.last?.end ?? 0 }

  /// The largest offset.
  var limit: Int { max(0, width - room) }

  /// The number of cells of the columns that stay, and of the gap behind them.
  var leadingWidth: Int { leading > 0 ? columns[leading - 1].end + gap : 0 }

  /// The cells of a column on the screen, if it were not cut off.
  func cells(at place: Int) -> Range<Int> {
    let start = columns[place].start - (place < leading ? 0 : offset)
    return start..<(start + columns[place].width)
  }

  /// The visible cells of a column; empty if it is scrolled out of sight.
  func visible(at place: Int) -> Range<Int> {
    cells(at: place).clamped(to: min(room, place < leading ? 0 : leadingWidth)..<room)
  }

  /// The place of the visible column at a cell, or nil if there is none; the gap after a column
  /// counts as part of it.
  func place(at cell: Int) -> Int? {
    columns.indices.first { place in
      let visible = visible(at: place)
      return !visible.isEmpty && (visible.lowerBound..<(visible.upperBound + gap)).contains(cell)
    }
  }

  /// The place of the column with an identity.
  func place(of id: String) -> Int? { columns.firstIndex { $0.id == id } }

  /// The plan scrolled as little as possible to make a column visible.
  func revealing(_ place: Int?) -> ColumnPlan {
    guard let place, columns.indices.contains(place), place >= leading else { return self }
    var plan = self
    let latest = columns[place].start - leadingWidth
    plan.offset = min(max(0, min(max(offset, columns[place].end - room), latest)), limit)
    return plan
  }

  /// The column that this plan makes visible, as the table's memory keeps it.
  func revealed(_ id: String?) -> RevealedColumn? {
    id.map { RevealedColumn(id: $0, room: room) }
  }

  /// The offset after the columns are scrolled to the next one, or for the step -1 to the previous
  /// one; it changes at most by the number of visible cells of the columns that scroll.
  func offset(afterStep step: Int) -> Int {
    let window = max(1, room - leadingWidth)
    let starts = columns[leading...].map { $0.start - leadingWidth }
    if step > 0 {
      let next = starts.first { $0 > offset } ?? limit
      return min(next, offset + window, limit)
    }
    let previous = starts.last { $0 < offset } ?? 0
    return max(previous, offset - window, 0)
  }
}

extension ColumnTraits {
  /// The width that does not depend on other columns, or nil if the column is flexible.
  fileprivate func ownWidth(fitted: [String: Int]) -> Int? {
    switch width {
    case .fixed: return width.bounds.lowerBound
    case .flexible: return nil
    case .content:
      let widest = max(titleWidth, fitted[id] ?? 0)
      return min(max(widest, width.bounds.lowerBound), width.bounds.upperBound)
    }
  }

  /// The number of cells of the title, and two more for a blank and the mark of the order if the
  /// user can sort by the column.
  private var titleWidth: Int { Clusters(title).columns + (isSortable ? 2 : 0) }
}
