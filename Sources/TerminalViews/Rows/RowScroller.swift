package import TerminalModel

/// The rules by which lists, tables and trees scroll: the visible rows, and those to which inputs
/// lead.
package struct RowScroller: Hashable, Sendable {
  /// The number of rows without the footer.
  package let rowCount: Int
  /// The number of rows, including the footer.
  package let count: Int
  /// The number of rows of a page, at least 1, counting the footer: the rows that fit completely if
  /// all have the same height, even if there are fewer; otherwise the visible rows that are not cut
  /// off.
  package let wholeRows: Int
  /// The index of the first visible row that is not cut off at the top.
  package let offset: Int
  /// The height of the visible part in cells.
  package let height: Int
  /// The height of a row in cells; unused if rows have heights of their own.
  package let rowHeight: Int
  /// The first cell of each visible row, and the cell after the last row, counted from the top of
  /// the visible part; empty if all rows have the same height.
  ///
  /// The first number is negative if the row before the offset is visible in part, or if the first
  /// row is higher than the visible part and scrolled (``hiddenCells``).
  package let tops: [Int]

  /// Scrolls as little as possible to make the selected row visible; if that is the last one and
  /// two rows fit, makes the footer visible, too.
  package init(
    count rows: Int, selection: Int?, hasFooter: Bool, rowHeight: Int, height: Int,
    previousOffset: Int
  ) {
    rowCount = rows
    count = hasFooter ? rows.saturatingAdding(1) : rows
    wholeRows = max(1, height / rowHeight)
    self.height = height
    self.rowHeight = rowHeight
    tops = []
    var offset = min(max(0, previousOffset), max(0, count - wholeRows))
    if let selection {
      let last = selection == rows - 1 && wholeRows > 1 ? count - 1 : selection
      offset = max(offset, last - wholeRows + 1)
      offset = min(offset, selection)
    }
    self.offset = offset
  }

  init(rowCount: Int, count: Int, wholeRows: Int, offset: Int, height: Int, tops: [Int]) {
    self.rowCount = rowCount
    self.count = count
    self.wholeRows = wholeRows
    self.offset = offset
    self.height = height
    self.tops = tops
    rowHeight = 1
  }

  /// The offset at which the last row is at the bottom, or 0 if all rows fit.
  ///
  /// If rows have heights of their own, only the heights of visible rows are known. Then the result
  /// is the current offset if the rows are scrolled to the end, and otherwise an upper bound.
  package var lastOffset: Int {
    guard !tops.isEmpty else { return max(0, count - wholeRows) }
    let isAtEnd = shown.upperBound == count && tops[tops.count - 1] <= height
    return isAtEnd ? offset : max(0, count - 1)
  }

  /// The indices of the visible rows, including one that is visible in part.
  package var shown: Range<Int> {
    guard tops.isEmpty else {
      let first = tops[0] < 0 && tops.count > 2 ? offset - 1 : offset
      return first..<(first + (tops.count - 1))
    }
    let cells = (height + rowHeight - 1) / rowHeight
    return offset..<min(count, offset.saturatingAdding(cells))
  }

  /// The cells of a visible row that are not cut off at the top, or nil if it is not visible.
  package func area(of row: Int, columns: Int) -> Rect? {
    let shown = shown
    guard shown.contains(row) else { return nil }
    guard tops.isEmpty else {
      let place = row - shown.lowerBound
      let (top, end) = (max(0, tops[place]), tops[place + 1])
      return Rect(
        origin: Position(column: 0, row: top), size: Size(columns: columns, rows: end - top))
    }
    return Rect(
      origin: Position(column: 0, row: (row - offset) * rowHeight),
      size: Size(columns: columns, rows: rowHeight))
  }

  /// The index of the row at a cell, or nil if none is there; the cells are counted from the top of
  /// the visible part.
  package func row(at cell: Int) -> Int? {
    guard cell >= 0 else { return nil }
    guard tops.isEmpty else {
      let shown = shown
      let row = shown.first { cell < tops[$0 - shown.lowerBound + 1] }
      return row.flatMap { $0 < rowCount ? $0 : nil }
    }
    let row = offset.saturatingAdding(cell / rowHeight)
    return row < rowCount ? row : nil
  }

  /// The rows with one cell more above them, in which the row before the offset, or its last cell,
  /// is visible.
  ///
  /// - Parameter rowHeight: The height of this row.
  func withCellAbove(_ rowHeight: Int) -> RowScroller {
    RowScroller(
      rowCount: rowCount, count: count, wholeRows: wholeRows,
      offset: rowHeight > 1 ? offset : offset - 1, height: height + 1,
      tops: tops.isEmpty ? [] : [1 - rowHeight] + tops.map { $0 + 1 })
  }

  /// The row at a cell; for a cell above or below the visible rows, the next row in this direction
  /// that is not visible, or, if there is none, the first or the last row.
  package func nearestRow(to cell: Int) -> Int {
    let beyond = cell < 0 ? shown.lowerBound - 1 : shown.upperBound
    let row = cell < height ? row(at: cell) : nil
    return max(0, min(row ?? beyond, rowCount - 1))
  }
}

// MARK: - Movement

extension RowScroller {
  /// A change by a key or the wheel.
  package enum Movement: Hashable, Sendable {
    /// Another row is selected.
    case toRow(Int)
    /// Another row is the first visible one.
    case toOffset(Int)
  }

  /// The change by a step; nil if it changes nothing: a turn of the wheel then goes to the view
  /// around the rows.
  ///
  /// If no row is selected, a step by rows selects the first visible one.
  ///
  /// - Parameters:
  ///   - selection: The selected row, or nil if none is.
  ///   - selects: Whether rows can be selected; otherwise, the step scrolls.
  package func movement(_ step: RowStep, from selection: Int?, selects: Bool) -> Movement? {
    guard selects else {
      let next = step.index(from: offset, last: lastOffset)
      return next == offset ? nil : .toOffset(next)
    }
    guard rowCount > 0, step != .by(0) else { return nil }
    var next = step.index(from: selection ?? 0, last: rowCount - 1)
    if selection == nil, case .by = step { next = min(offset, rowCount - 1) }
    return next == selection ? nil : .toRow(next)
  }
}

// MARK: - Scroll bar

extension RowScroller {
  /// Whether rows of a width have a scroll bar beside them: if not all rows fit, and the width is
  /// more than two columns.
  package func hasScrollBar(columns: Int) -> Bool { lastOffset > 0 && columns > 2 }

  /// The bar that shows the offset, if not all rows fit.
  var scrollBar: ScrollTrack { ScrollTrack(offset: offset, visible: wholeRows, count: count) }

  /// The cells of the scroll bar's thumb, from the top; empty if all rows fit.
  package var thumb: Range<Int> { scrollBar.thumb(on: height) }
}
