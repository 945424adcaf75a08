import TerminalModel

extension ListControl {
  /// The rows with the headers among them, below the header of the section at the top.
  func content(
    _ rows: Element.Rows, _ sections: RowSections, _ geometry: ListGeometry
  ) -> Node<Any> {
    var rows = rows
    rows.dependency = dependency?.and(sections)
    rows.reported = { sections.rows(in: $0) }
    rows.row = { line in
      switch sections.content(ofLine: line) {
      case .header(let section): header(section)
      case .row(let row): self.row(row)
      }
    }
    let lines = Element(.rows(rows), stretch: .both)
    let hasHeader = geometry.headerRows > 0
    guard hasHeader || geometry.pushing != nil else { return Node(lines) }
    let top = Node<Any>(hasHeader ? header(geometry.topSection) : .empty)
      .frame(width: geometry.columns - geometry.gutter, height: 1, alignment: .topLeading)
    return Node(
      .layers(
        .topLeading,
        .group([
          lines.padded(by: Insets(top: geometry.headerRows)),
          top.element.padded(by: Insets(left: geometry.gutter)),
        ])))
  }

  /// Sets headers off from rows by their background and bold text.
  func drawHeaders(_ geometry: ListGeometry, on area: inout DrawingArea) {
    guard let sections else { return }
    let styles = area.widgetStyles
    func draw(_ row: Int) {
      let cells = Rect(
        origin: Position(column: 0, row: row), size: Size(columns: geometry.columns, rows: 1))
      area.inside(cells) { area in
        area.restyle { style in
          style.background = .surface
          style.attributes.insert(.bold)
          style = styles.style(of: .sectionTitle, style)
        }
      }
    }
    if geometry.headerRows > 0 { draw(0) }
    let shown = geometry.lines.shown.clamped(to: 0..<geometry.scroller.rowCount)
    for line in shown where sections.content(ofLine: line).row == nil {
      guard let cells = geometry.lines.area(of: line, columns: geometry.columns) else {
        continue
      }
      draw(cells.origin.row + geometry.headerRows)
    }
  }
}
