import TerminalModel

extension ListControl {
  /// The response to the mouse on the scroll bar; nil elsewhere.
  ///
  /// The selected row stays visible: if it would be scrolled out of sight, the nearest visible row
  /// is selected in its place. A list that selects no rows scrolls it out of sight.
  func scrolling(
    _ pointer: Pointer, _ memory: inout Memory, _ geometry: ListGeometry, _ size: Size
  ) -> ControlResponse<Any>? {
    guard let bar = geometry.scrollBar(in: size),
      let offset = memory.grip.offset(after: pointer, on: bar)
    else { return nil }
    scroll(to: min(offset, geometry.scroller.lastOffset), &memory, geometry.scroller)
    // The bar does not know how many rows with heights of their own fit at the end, until the list
    // is scrolled there.
    if case .dragged = pointer.action, memory.grip?.holdsThumb == true,
      geometry.scroller.isLast(offset)
    {
      scroll(to: geometry.scroller.count - 1, &memory, geometry.scroller)
    }
    guard let selects, let selection else {
      memory.scrolledFrom = selection
      return .handled
    }
    let row = self.geometry(memory, size, showsSelection: false).visibleRow(nearestTo: selection)
    return row == selection ? .handled : .sends(selects(row))
  }
}

extension ListGeometry {
  /// The scroll bar in the last column, if there is one.
  func scrollBar(in size: Size) -> PlacedScrollBar? {
    guard hasScrollBar else { return nil }
    let lines = Rect(
      origin: Position(column: 0, row: size.rows - scroller.height),
      size: Size(columns: size.columns, rows: scroller.height))
    var track = scroller.scrollBar
    track.count = max(track.count, expectedCount ?? 0)
    return PlacedScrollBar(axis: .vertical, cells: lines.trailingColumn, track: track)
  }

  /// The wholly visible row that is nearest to a given row.
  fileprivate func visibleRow(nearestTo row: Int) -> Int {
    let line = sections?.line(ofRow: row) ?? row
    let nearest = scroller.row(nearestTo: line, at: scroller.offset)
    return sections?.row(near: nearest, isBelow: nearest > line) ?? nearest
  }
}

extension RowScroller {
  /// Whether an offset is at the end of the scroll bar of rows with heights of their own; false for
  /// rows of one height.
  fileprivate func isLast(_ offset: Int) -> Bool {
    !tops.isEmpty && offset >= count - wholeRows
  }

  /// Of the rows that are wholly visible at an offset, the one nearest to a given row.
  func row(nearestTo row: Int, at offset: Int) -> Int {
    let last = min(offset.saturatingAdding(wholeRows), rowCount) - 1
    return min(max(row, min(offset, rowCount - 1)), max(0, last))
  }
}

extension Rect {
  /// The rectangle of one cell.
  init(cell: Position) { self.init(origin: cell, size: Size(columns: 1, rows: 1)) }

  /// This rectangle moved right and down by the column and the row of a position.
  func moved(by offset: Position) -> Rect {
    Rect(origin: origin.offset(columns: offset.column, rows: offset.row), size: size)
  }

  /// Its row at an index.
  func row(_ index: Int) -> Rect {
    Rect(
      origin: origin.offset(columns: 0, rows: index), size: Size(columns: size.columns, rows: 1))
  }

  /// Its last column.
  var trailingColumn: Rect {
    Rect(
      origin: origin.offset(columns: max(0, size.columns - 1), rows: 0),
      size: Size(columns: min(1, size.columns), rows: size.rows))
  }

  /// Its last row.
  var bottomRow: Rect {
    Rect(
      origin: origin.offset(columns: 0, rows: max(0, size.rows - 1)),
      size: Size(columns: size.columns, rows: min(1, size.rows)))
  }
}
