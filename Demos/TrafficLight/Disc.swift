import CursesFeedback

/// The largest disc that fits; half blocks (`▀` and `▄`) smooth the edge of a lit one.
struct Disc<Event>: View {
  /// The colour of the disc.
  let color: Color
  /// Whether it is filled; otherwise it is dotted and dim.
  let isLit: Bool

  func node() -> Node<Event> {
    Canvas { area in
      for row in 0..<area.size.rows {
        for column in 0..<area.size.columns {
          let (upper, lower) = halves(column: column, row: row, in: area.size)
          area.write(
            glyph(upper: upper, lower: lower), at: Position(column: column, row: row),
            style: Style(foreground: color, attributes: isLit ? [] : .dim))
        }
      }
    }
  }

  private func glyph(upper: Bool, lower: Bool) -> String {
    switch (upper, lower) {
    case (true, true): isLit ? "█" : "░"
    case (true, false): isLit ? "▀" : " "
    case (false, true): isLit ? "▄" : " "
    case (false, false): " "
    }
  }

  /// Whether the centres of the upper and the lower half of a cell lie in the disc.
  ///
  /// Half a cell is about as high as it is wide.
  private func halves(column: Int, row: Int, in size: Size) -> (upper: Bool, lower: Bool) {
    let radius = Double(min(size.columns, 2 * size.rows)) / 2
    let across = Double(column) + 0.5 - Double(size.columns) / 2
    func isInside(_ half: Int) -> Bool {
      let down = Double(2 * row + half) + 0.5 - Double(size.rows)
      return across * across + down * down <= radius * radius
    }
    return (isInside(0), isInside(1))
  }
}
