import TerminalModel

extension TableControl {
  /// Draws the titles, and the mark of the column by which the rows are sorted.
  ///
  /// The titles are muted while the table does not have the focus, so that the focus can be seen
  /// also if no row is selected.
  func drawTitles(
    _ memory: TableMemory, _ geometry: TableGeometry, on area: inout DrawingArea
  ) {
    let plan = geometry.plan
    let titles = StyleChange(
      foreground: area.state.isFocused ? .text : .muted, background: .surface, attributes: .bold)
    let header = area.style(of: .tableTitle, titles.applied(to: area.style))
    area.fill(
      Rect(Size(columns: area.size.columns, rows: geometry.headerRows)), style: header)
    let active = area.state.isFocused ? memory.title.flatMap(plan.place) : nil
    let pressed = memory.drag?.column.flatMap(plan.place)
    for place in plan.columns.indices {
      let visible = plan.visible(at: place)
      guard !visible.isEmpty else { continue }
      let cells = Rect(
        origin: Position(column: geometry.gutter + visible.lowerBound, row: 0),
        size: Size(columns: visible.count, rows: 1))
      var style = header
      if place == active || place == pressed {
        style.background = .selection
        area.fill(cells, style: style)
      } else if order?.column == plan.columns[place].id {
        style.foreground = .accent
      }
      drawTitle(of: plan.columns[place], in: cells, style, on: &area)
    }
    drawTarget(of: memory.drag, geometry, header, on: &area)
  }

  /// Writes a title with its mark into the visible cells of its column.
  ///
  /// The mark is at the side at which the title leaves space, so that the title stays in line with
  /// the cells below.
  private func drawTitle(
    of column: ColumnPlan.Column, in cells: Rect, _ style: Style, on area: inout DrawingArea
  ) {
    let mark = order.flatMap { order -> Unicode.Scalar? in
      guard order.column == column.id else { return nil }
      return area.glyphs[order.isAscending ? .ascending : .descending]
    }
    let markRoom = mark == nil ? 0 : min(2, cells.size.columns - 1)
    let title = TextLine(columns[column.index].title, columns: cells.size.columns - markRoom)
    let start = column.alignment.offset(ofFree: cells.size.columns - markRoom - title.columns)
    let isMarkFirst = column.alignment == .trailing
    area.write(
      title, at: cells.origin.offset(columns: isMarkFirst ? start + markRoom : start, rows: 0),
      style: style)
    guard let mark, markRoom > 0 else { return }
    let place = isMarkFirst ? start : start + title.columns + markRoom - 1
    area.write(
      mark, at: cells.origin.offset(columns: place, rows: 0),
      style: area.style(of: .sortMark, style))
  }

  /// Marks the edge to which a column is being moved.
  private func drawTarget(
    of drag: TitleDrag?, _ geometry: TableGeometry, _ style: Style, on area: inout DrawingArea
  ) {
    guard case .moving(let id, let target) = drag, let own = geometry.plan.place(of: id),
      geometry.plan.columns.indices.contains(target)
    else { return }
    let cells = geometry.plan.cells(at: target)
    let column = target > own ? cells.upperBound : cells.lowerBound - 1
    let place = Position(column: max(0, geometry.gutter + column), row: 0)
    area.write("│", at: place, style: StyleChange(foreground: .accent).applied(to: style))
  }
}

extension TitleDrag {
  /// The identity of the column.
  fileprivate var column: String? {
    switch self {
    case .pressed(let id), .moving(let id, _), .resizing(let id, _): id
    }
  }
}
