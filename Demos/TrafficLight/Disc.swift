import CursesFeedback

/// The largest disc that fits; half blocks (`▀` and `▄`) smooth its edge.
struct Disc<Event>: View {
  /// The lamp whose colour it has.
  let light: Light
  /// Whether it has its full colour; otherwise it is dark, and dim without colours.
  let isLit: Bool

  func node() -> Node<Event> {
    Canvas { area in
      let style = Style(
        foreground: isLit ? light.color : light.darkColor, attributes: isLit ? [] : .dim)
      for row in 0..<area.size.rows {
        for column in 0..<area.size.columns {
          let (upper, lower) = halves(column: column, row: row, in: area.size)
          guard let glyph = glyph(upper: upper, lower: lower) else { continue }
          area.write(glyph, at: Position(column: column, row: row), style: style)
        }
      }
    }
  }

  private func glyph(upper: Bool, lower: Bool) -> Unicode.Scalar? {
    switch (upper, lower) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): nil
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
