import TerminalModel

extension TreeControl {
  /// The response to the mouse on the scroll bar, as that of a list; nil elsewhere.
  func scrolling(
    _ pointer: Pointer, _ memory: inout TreeMemory, _ scroller: RowScroller, _ size: Size
  ) -> ControlResponse<Any>? {
    guard TreeGeometry(size, scroller).hasScrollBar else { return nil }
    let bar = PlacedScrollBar(
      axis: .vertical, cells: Rect(size).trailingColumn, track: scroller.scrollBar)
    guard let offset = memory.grip.offset(after: pointer, on: bar) else { return nil }
    memory.offset = offset
    guard let selected = memory.selected else { return .handled }
    let row = scroller.row(nearestTo: selected, at: offset)
    // A row in place of children has no node: the row above it has one.
    return selecting(outline.id(atRow: row) == nil ? max(0, row - 1) : row, &memory)
  }
}
