import TerminalModel

extension TableControl {
  /// The response to a press of the left button on a scroll bar, and to the drag and the release
  /// after it, wherever the pointer is then; nil for any other action of the mouse.
  ///
  /// As in a list, if the current row would be scrolled out of sight, the nearest visible row is
  /// selected in its place.
  func scrolling(
    _ pointer: Pointer, _ memory: inout Memory, _ geometry: TableGeometry, _ size: Size
  ) -> ControlResponse<Any>? {
    if let bar = geometry.rowBar(in: size),
      let offset = memory.grips.rows.offset(after: pointer, on: bar)
    {
      memory.offset = offset
      guard let current = choice.current else { return .handled }
      let row = geometry.scroller.row(nearestTo: current, at: offset)
      return row == current ? .handled : selecting(row, &memory, geometry)
    }
    if let bar = geometry.columnBar(in: size),
      let offset = memory.grips.columns.offset(after: pointer, on: bar)
    {
      scroll(toColumn: offset, &memory, geometry)
      return .handled
    }
    return nil
  }
}

extension TableGeometry {
  /// The bar beside the rows, if there is one.
  func rowBar(in size: Size) -> PlacedScrollBar? {
    guard hasRowBar else { return nil }
    let rows = Rect(
      origin: Position(column: 0, row: headerRows),
      size: Size(columns: size.columns, rows: scroller.height))
    return PlacedScrollBar(axis: .vertical, cells: rows.trailingColumn, track: scroller.scrollBar)
  }

  /// The bar below the rows, if there is one.
  func columnBar(in size: Size) -> PlacedScrollBar? {
    guard hasColumnBar else { return nil }
    let columns = Rect(Size(columns: gutter + plan.room, rows: size.rows))
    return PlacedScrollBar(
      axis: .horizontal, cells: columns.bottomRow,
      track: ScrollTrack(offset: plan.offset, visible: plan.room, count: plan.width))
  }
}
