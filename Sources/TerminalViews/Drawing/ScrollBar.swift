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

  /// Draws the bar on the last column of an area, or on its last row.
  package func draw(along axis: Axis, on area: inout DrawingArea, isBright: Bool) {
    let length = area.size.along(axis)
    let edge = area.size.across(axis) - 1
    guard edge >= 0 else { return }
    func style(_ color: Color) -> Style { StyleChange(foreground: color).applied(to: area.style) }
    func fill(_ cells: Range<Int>, with character: Character, _ style: Style) {
      let origin =
        axis == .vertical
        ? Position(column: edge, row: cells.lowerBound)
        : Position(column: cells.lowerBound, row: edge)
      let rect = Rect(origin: origin, size: Size(along: cells.count, across: 1, axis))
      area.fill(rect, with: character, style: style)
    }
    let characters: (track: Character, thumb: Character, bright: Character) =
      axis == .vertical ? ("│", "┃", "█") : ("─", "━", "█")
    fill(0..<length, with: characters.track, style(.border))
    fill(
      thumb(on: length), with: isBright ? characters.bright : characters.thumb,
      style(isBright ? .focusedBorder : .muted))
  }
}
