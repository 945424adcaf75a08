import TerminalModel

/// The bar beside content that does not fit.
package struct ScrollBar: Hashable, Sendable {
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

  /// The cells of the thumb on a bar of a length; empty if all content is visible.
  package func thumb(on length: Int) -> Range<Int> {
    let last = count - visible
    guard last > 0, length > 0 else { return 0..<0 }
    let share = Double(visible) / Double(count)
    let extent = min(length, max(1, Int(share * Double(length) + 0.5)))
    let place = Double(offset) / Double(last) * Double(length - extent)
    let start = min(length - extent, Int(place + 0.5))
    return start..<(start + extent)
  }

  /// Draws the thumb on the last column of an area, or on its last row; the rest is blank.
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
    let character: Character =
      axis == .vertical ? (isBright ? "┃" : "│") : (isBright ? "━" : "─")
    area.fill(rect(0..<length))
    area.fill(
      rect(thumb(on: length)), with: character,
      style: StyleChange(foreground: isBright ? .muted : .border).applied(to: area.style))
  }
}
