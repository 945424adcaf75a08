import CursesFeedback

/// A lamp as the largest disc that fits: glass with an edge of half blocks (`▀` and `▄`).
///
/// On terminals without dark colours, the edge shows where an unlit lamp is.
struct Lamp<Event>: View {
  /// The lamp whose colour it has.
  let light: Light
  /// Whether it has its full colour; otherwise the glass is dark.
  let isLit: Bool

  func node() -> Node<Event> {
    Canvas { area in
      for row in 0..<area.size.rows {
        for column in 0..<area.size.columns {
          draw(column: column, row: row, on: &area)
        }
      }
    }
  }

  /// The part of a lamp at a point.
  private enum Part { case outside, edge, glass }

  private func draw(column: Int, row: Int, on area: inout DrawingArea) {
    let upper = part(column: column, half: 2 * row, in: area.size)
    let lower = part(column: column, half: 2 * row + 1, in: area.size)
    guard upper != .outside || lower != .outside else { return }
    var style = area.style
    let glyph: Unicode.Scalar
    switch (upper, lower) {
    case (.glass, .glass):
      // Without colours, the glass of a lamp that is not lit is blank.
      glyph = isLit ? "█" : " "
      if isLit { style.foreground = light.color } else { style.background = light.darkColor }
    case (.edge, .edge):
      glyph = "█"
      style.foreground = edge
    default:
      let isUpper = upper == .edge || lower == .outside
      glyph = isUpper ? "▀" : "▄"
      style.foreground = edge
      if upper == .glass || lower == .glass {
        style.background = isLit ? light.color : light.darkColor
      }
    }
    area.write(glyph, at: Position(column: column, row: row), style: style)
  }

  private var edge: Color { isLit ? light.glow : .border }

  /// The part at the centre of half a cell, which is about as high as it is wide.
  private func part(column: Int, half: Int, in size: Size) -> Part {
    let radius = Double(min(size.columns, 2 * size.rows)) / 2
    let across = Double(column) + 0.5 - Double(size.columns) / 2
    let down = Double(half) + 0.5 - Double(size.rows)
    let distance = (across * across + down * down).squareRoot()
    return distance > radius ? .outside : distance > radius - 1 ? .edge : .glass
  }
}
