import TerminalModel

/// The visible part of a list.
package struct ListViewport: Hashable, Sendable {
  /// The number of rows, including the footer.
  package let count: Int
  /// The number of rows that fit completely, at least 1.
  package let wholeRows: Int
  /// The index of the first visible row.
  package let offset: Int
  /// The height of the list in cells.
  package let height: Int
  /// The height of a row in cells.
  package let rowHeight: Int

  /// Scrolls as little as possible to make the selected row visible; if that is the last one and
  /// two rows fit, makes the footer visible, too.
  package init(
    count rows: Int, selection: Int?, hasFooter: Bool, rowHeight: Int, height: Int,
    previousOffset: Int
  ) {
    count = hasFooter ? rows.saturatingAdding(1) : rows
    wholeRows = max(1, height / rowHeight)
    self.height = height
    self.rowHeight = rowHeight
    var offset = min(max(0, previousOffset), max(0, count - wholeRows))
    if let selection {
      let last = selection == rows - 1 && wholeRows > 1 ? count - 1 : selection
      offset = max(offset, last - wholeRows + 1)
      offset = min(offset, selection)
    }
    self.offset = offset
  }

  /// The offset at which the last row is at the bottom, or 0 if all rows fit.
  package var lastOffset: Int { max(0, count - wholeRows) }

  /// The indices of the visible rows, including one that is visible in part.
  package var shown: Range<Int> {
    let cells = (height + rowHeight - 1) / rowHeight
    return offset..<min(count, offset.saturatingAdding(cells))
  }

  /// The bar that shows the offset, if not all rows fit.
  var scrollBar: ScrollBar { ScrollBar(offset: offset, visible: wholeRows, count: count) }

  /// The cells of the scroll bar's thumb, from the top of the list; empty if all rows fit.
  package var thumb: Range<Int> { scrollBar.thumb(on: height) }
}
