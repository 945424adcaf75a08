import TerminalModel

extension ListControl {
  @usableFromInline func draw(_ memory: Memory, on area: inout DrawingArea) {
    let geometry = geometry(memory, area.size)
    if sections != nil { drawHeaders(geometry, on: &area) }
    if let selected { mark(selected, geometry, on: &area) }
    if let bar = selection.flatMap({ geometry.area(ofRow: $0) }) {
      area.inside(bar) { $0.markSelected(hasStripe: geometry.gutter > 0) }
    }
    if selection == nil, area.state.isFocused { markFirstRow(geometry, on: &area) }
    if let drag = memory.drag { drawTarget(of: drag, geometry, on: &area) }
    if let marks = memory.marks { draw(marks, geometry, on: &area) }
    geometry.scrollBar(in: area.size)?.draw(on: &area, isBright: area.state.isFocused)
  }

  /// Draws the stripe in the first visible row, which an arrow key selects.
  private func markFirstRow(_ geometry: ListGeometry, on area: inout DrawingArea) {
    guard geometry.gutter > 0, let row = geometry.area(ofRow: geometry.rows.lowerBound) else {
      return
    }
    area.inside(row) { $0.drawStripe() }
  }

  /// Marks the visible selected rows with a dot and a background.
  private func mark(
    _ selected: SelectedIndices, _ geometry: ListGeometry, on area: inout DrawingArea
  ) {
    for row in geometry.rows where selected.contains(row) {
      guard let bar = geometry.area(ofRow: row) else { continue }
      area.inside(bar) { area in
        if geometry.gutter > 1 {
          let style = area.style(of: .selectionMark, area.style(.accent))
          area.write(area.glyphs[.bullet], at: Position(column: 1, row: 0), style: style)
        }
        area.restyleSelection(isActive: false, isMarked: geometry.gutter > 1)
      }
    }
  }
}
