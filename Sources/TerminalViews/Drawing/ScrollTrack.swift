import TerminalModel

/// The track of a scroll bar, with the thumb that shows the visible part of the content.
package struct ScrollTrack: Hashable, Sendable {
  /// The number of rows or columns of the content before the visible ones.
  package var offset: Int
  /// The number of visible rows or columns.
  package var visible: Int
  /// The number of all rows or columns.
  package var count: Int

  package init(offset: Int, visible: Int, count: Int) {
    self.offset = offset
    self.visible = visible
    self.count = count
  }

  /// The cells of the thumb on a bar with a length in cells; empty if all content is visible.
  package func thumb(on length: Int) -> Range<Int> {
    let last = count - visible
    guard last > 0, length > 0 else { return 0..<0 }
    let share = Double(visible) / Double(count)
    let extent = min(length, max(1, Int(share * Double(length) + 0.5)))
    let place = Double(offset) / Double(last) * Double(length - extent)
    let start = min(length - extent, Int(place + 0.5))
    return start..<(start + extent)
  }

  /// The offset for a thumb that begins at a cell of a track of a length; the ends of the track are
  /// the ends of the content.
  ///
  /// If the thumb begins there already, between the ends, the offset stays: many offsets can have
  /// the same thumb.
  package func offset(ofThumbAt cell: Int, on length: Int) -> Int {
    let thumb = thumb(on: length)
    let room = length - thumb.count
    let cell = min(max(0, cell), room)
    guard room > 0 else { return offset }
    if cell > 0, cell < room, cell == thumb.lowerBound { return offset }
    let last = count - visible
    // A `Double` has 53 bits: the last offset could be rounded to a larger number.
    guard cell < room else { return last }
    return min(last, Int(Double(cell) / Double(room) * Double(last) + 0.5))
  }

  /// The offset a page further on: towards the end if the step is 1, towards the beginning if it is
  /// -1.
  package func offset(afterPage step: Int) -> Int {
    let moved = offset.saturatingAdding(step * max(1, visible - 1))
    return min(max(0, moved), max(0, count - visible))
  }

  /// Draws the track on the last column of an area, or on its last row: the thumb, and blanks.
  package func draw(along axis: Axis, on area: inout DrawingArea, isBright: Bool) {
    let length = area.size.along(axis)
    let edge = area.size.across(axis) - 1
    guard edge >= 0 else { return }
    func rect(_ cells: Range<Int>) -> Rect {
      let origin =
        axis == .vertical
        ? Position(column: edge, row: cells.lowerBound)
        : Position(column: cells.lowerBound, row: edge)
      return Rect(origin: origin, size: Size(along: cells.count, across: 1, axis))
    }
    let glyph: Theme.Glyph =
      axis == .vertical
      ? (isBright ? .verticalThumb : .inactiveVerticalThumb)
      : (isBright ? .horizontalThumb : .inactiveHorizontalThumb)
    area.fill(rect(0..<length))
    area.fill(
      rect(thumb(on: length)), with: Character(area.glyphs[glyph]),
      style: area.style(of: .scrollThumb, area.style(isBright ? .muted : .border)))
  }
}
