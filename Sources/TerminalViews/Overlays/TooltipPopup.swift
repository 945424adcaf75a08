package import TerminalModel

/// The box of a tooltip.
package struct TooltipPopup: Hashable {
  /// The lines of the text.
  package let lines: [TextLine]
  /// Its cells on the screen.
  package let rect: Rect
  private let margin: Margin

  /// The cells around the text, on both sides of it.
  private enum Margin {
    case border, padding, none

    var columns: Int {
      switch self {
      case .border: 2
      case .padding: 1
      case .none: 0
      }
    }

    var rows: Int { self == .border ? 1 : 0 }
  }

  /// The greatest number of columns of a line.
  private static let greatestColumns = 40

  /// Makes the box of a text below a view, or above it if it does not fit there; nil on an empty
  /// screen.
  ///
  /// It has a border if it fits with one, and if the screen has at least 12 columns. If it fits at
  /// neither side even without a border, it is at the side with more rows, and its last lines are
  /// left out. If there is no row at either side, it covers the view.
  package init?(_ text: String, beside view: Rect, in screen: Size) {
    guard !screen.isEmpty else { return nil }
    let placement = OverlayPlacement(at: view, in: screen, .bottom, .topLeading)
    guard screen.columns >= 12 else {
      self.init(text, .none, placement)
      return
    }
    self.init(text, .border, placement)
    if lines.count + 2 > rect.size.rows { self.init(text, .padding, placement) }
  }

  private init(_ text: String, _ margin: Margin, _ placement: OverlayPlacement) {
    let columns = min(Self.greatestColumns, placement.screen.columns - 2 * margin.columns)
    let lines = TextLines(text, columns: columns, wrapping: .words)
    let whole = Size(
      columns: lines.size.columns + 2 * margin.columns, rows: lines.size.rows + 2 * margin.rows)
    let side = placement.side(for: whole)
    let size = whole.limited(to: side.room)
    self.lines = Array(lines.lines.prefix(size.rows))
    self.margin = margin
    rect = Rect(origin: placement.origin(of: size, at: side.edge), size: size)
  }

  /// The box on the screen.
  var box: Box {
    Box(.canvas { draw(on: &$0) }, size: rect.size).placed(at: rect.origin)
  }

  private func draw(on area: inout DrawingArea) {
    let style = area.style(of: .tooltip, Style(background: .surface))
    area.inside(Rect(area.size), style: style) { area in
      area.cover()
      if margin == .border {
        let lines = Style(foreground: .border, background: .surface)
        area.drawBorder(.rounded, style: area.style(of: .tooltip, lines))
      }
      for (row, line) in lines.enumerated() {
        area.write(line, at: Position(column: margin.columns, row: margin.rows + row))
      }
    }
  }
}
