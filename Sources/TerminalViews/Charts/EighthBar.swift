import TerminalModel

/// A part of a line of cells, in eighths of a cell from the start of an axis: from the left or from
/// the bottom.
struct EighthBar: Hashable {
  let start: Int
  let end: Int

  /// Makes a bar between two places, in any order.
  init(_ one: Int, _ other: Int) {
    start = min(one, other)
    end = max(one, other)
  }

  /// Draws the bar in the line of cells at an index across the axis.
  ///
  /// - Parameter fill: The character for cells of which at least a half is filled; nil for blocks.
  func draw(
    along axis: Axis, across index: Int, style: Style, _ glyphs: GlyphSet,
    fill: Unicode.Scalar? = nil, on area: inout DrawingArea
  ) {
    let characters = glyphs.eighths(along: axis, fill: fill)
    let length = area.size.along(axis)
    for cell in max(0, start / 8)..<max(0, start / 8, min(length, (end + 7) / 8)) {
      let (first, last) = (max(0, start - cell * 8), min(8, end - cell * 8))
      let position =
        axis == .horizontal
        ? Position(column: cell, row: index) : Position(column: index, row: length - 1 - cell)
      guard first > 0 else {
        area.write(characters[last], at: position, style: style)
        continue
      }
      guard last == 8, glyphs == .unicode, fill == nil else {
        area.write(characters[last - first], at: position, style: style)
        continue
      }
      // There are no characters for parts that end at the right or at the top: the cell is drawn
      // reversed, with the empty part as its character.
      var reversed = style
      reversed.attributes.formSymmetricDifference(.reverse)
      area.write(characters[first], at: position, style: reversed)
    }
  }
}
