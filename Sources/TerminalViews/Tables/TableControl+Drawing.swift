import TerminalModel

extension TableControl {
  @usableFromInline func draw(_ memory: Memory, on area: inout DrawingArea) {
    let geometry = geometry(memory, area.size)
    let hasTitle = memory.title.flatMap(geometry.plan.place) != nil
    drawSelection(geometry, isActive: area.state.isFocused && !hasTitle, on: &area)
    if geometry.headerRows > 0 { drawTitles(memory, geometry, on: &area) }
    drawScrollBars(geometry, on: &area)
  }

  private func drawScrollBars(_ geometry: TableGeometry, on area: inout DrawingArea) {
    let isBright = area.state.isFocused
    geometry.rowBar(in: area.size)?.draw(on: &area, isBright: isBright)
    geometry.columnBar(in: area.size)?.draw(on: &area, isBright: isBright)
  }

  private func drawSelection(
    _ geometry: TableGeometry, isActive: Bool, on area: inout DrawingArea
  ) {
    let shown = geometry.scroller.shown.clamped(to: 0..<count)
    if case .rows(let selected) = choice {
      for row in shown where selected.contains(row) {
        if geometry.gutter > 1 { drawMark(.bullet, at: 1, .accent, row, geometry, on: &area) }
        restyle(row, geometry, isActive: false, isMarked: geometry.gutter > 1, on: &area)
      }
    }
    guard let current = choice.current else {
      guard isActive, geometry.gutter > 0, let first = shown.first else { return }
      return drawMark(.stripe, at: 0, .accent, first, geometry, on: &area)
    }
    guard shown.contains(current) else { return }
    if geometry.gutter > 0 {
      drawMark(.stripe, at: 0, isActive ? .accent : .muted, current, geometry, on: &area)
    }
    guard case .cell(_, let id, _) = choice else {
      return restyle(
        current, geometry, isActive: isActive, isMarked: geometry.gutter > 0, on: &area)
    }
    guard let place = id.flatMap(geometry.plan.place) else { return }
    restyle(
      current, geometry, isActive: isActive, isMarked: false,
      cells: geometry.plan.visible(at: place), on: &area)
  }

  private func drawMark(
    _ mark: Theme.Glyph, at column: Int, _ color: Color, _ row: Int, _ geometry: TableGeometry,
    on area: inout DrawingArea
  ) {
    let style = area.style(of: .selectionMark, area.style(color))
    let place = Position(column: column, row: geometry.row(of: row))
    area.write(area.glyphs[mark], at: place, style: style)
  }

  /// Sets the background of a row or of some of its cells, whose texts keep their colours.
  private func restyle(
    _ row: Int, _ geometry: TableGeometry, isActive: Bool, isMarked: Bool,
    cells: Range<Int>? = nil, on area: inout DrawingArea
  ) {
    let start = cells.map { geometry.gutter + $0.lowerBound } ?? 0
    let count = cells?.count ?? area.size.columns - (geometry.hasRowBar ? 1 : 0)
    let rect = Rect(
      origin: Position(column: start, row: geometry.row(of: row)),
      size: Size(columns: count, rows: 1))
    area.inside(rect) { $0.restyleSelection(isActive: isActive, isMarked: isMarked) }
  }
}
