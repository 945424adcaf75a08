import TerminalModel

/// A list that has been laid out: its visible rows and their behavior.
package struct ListBox {
  package let path: ViewPath
  package let rows: Element.Rows
  package let viewport: ListViewport
  /// The columns before each row, for the mark of the selected one.
  package let gutter: Int
  package let hasScrollBar: Bool

  /// Whether it can have the focus: it can be scrolled, or has an event for selecting or opening a
  /// row.
  package var takesFocus: Bool {
    rows.selects != nil || rows.opens != nil || viewport.lastOffset > 0
  }
}

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

  /// The cells of the scroll bar's thumb, from the top of the list; empty if all rows fit.
  package var thumb: Range<Int> {
    ScrollBar(offset: offset, visible: wholeRows, count: count).thumb(on: height)
  }
}

extension LayoutPass {
  /// Lays out a list and its visible rows; no other rows are made.
  package mutating func layout(_ listing: Element.Listing, _ proposal: ProposedSize) -> Box {
    let size = proposal.flexible
    let rows = listing.rows
    let hasFooter = listing.footer.memberCount > 0
    let viewport = ListViewport(
      count: rows.count, selection: rows.selection, hasFooter: hasFooter,
      rowHeight: rows.height, height: size.rows, previousOffset: previousOffset)
    let isChosenFrom = rows.selects != nil || rows.selection != nil
    let list = ListBox(
      path: noteList(offset: viewport.offset), rows: embedded(rows), viewport: viewport,
      gutter: isChosenFrom && size.columns > 4 ? 2 : 0,
      hasScrollBar: listing.showsScrollBar && viewport.lastOffset > 0 && size.columns > 2)
    guard makesRows, !size.isEmpty else { return Box(.list(list), size: size) }
    if viewport.count == 0 {
      var inside = ProposedSize(size)
      inside.fillsColumns = true
      let empty = layout(listing.empty, at: .placeholder, inside)
      return Box(.list(list), size: size, children: [empty])
    }
    let children = rowBoxes(of: listing, list, columns: size.columns)
    return Box(.list(list), size: size, children: children)
  }

  private mutating func rowBoxes(
    of listing: Element.Listing, _ list: ListBox, columns: Int
  ) -> [Box] {
    let rows = list.rows
    let width = columns - list.gutter - (list.hasScrollBar ? 1 : 0)
    var inside = ProposedSize(Size(columns: width, rows: rows.height))
    inside.fillsColumns = true
    let key = listing.dependency.map { dependency in
      let place = Position(column: list.gutter, row: 0)
      return RowCache.Key(
        path: path, area: Rect(origin: place, size: inside.size), dependency: dependency)
    }
    var reusable = key.map { reusableRows.take($0) } ?? RowCache.Rows()
    let shown = list.viewport.shown
    var boxes: [Box] = []
    boxes.reserveCapacity(shown.count)
    var place: Position { Position(column: list.gutter, row: boxes.count * rows.height) }
    for index in shown where index < rows.count {
      if let box = reusable.take(index, as: boxes.count, height: rows.height) {
        noteReusedRow()
        boxes.append(box)
      } else {
        noteRow()
        boxes.append(layout(listing.row(index), at: .child(index), inside).placed(at: place))
      }
    }
    if let key {
      rowCache.store(RowCache.Rows(first: shown.lowerBound, boxes: boxes), for: key)
    }
    if shown.upperBound > rows.count {
      boxes.append(layout(listing.footer, at: .footer, inside).placed(at: place))
    }
    return boxes
  }
}
