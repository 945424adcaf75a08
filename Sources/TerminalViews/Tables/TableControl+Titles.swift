import TerminalModel

extension TableControl {
  /// Draws the titles, and the mark of the column by which the rows are sorted.
  ///
  /// The titles are muted while the table does not have the focus, so that the focus can be seen also
  /// if no row is selected.
  func drawTitles(
    _ memory: TableMemory, _ geometry: TableGeometry, on area: inout DrawingArea
  ) {
    let plan = geometry.plan
    let header = StyleChange(
      foreground: area.state.isFocused ? .text : .muted, background: .surface, attributes: .bold
    ).applied(to: area.style)
    area.fill(
      Rect(Size(columns: area.size.columns, rows: geometry.headerRows)), style: header)
    let active = area.state.isFocused ? memory.title.flatMap(plan.place) : nil
    let pressed = memory.drag?.column.flatMap(plan.place)
    for place in plan.columns.indices {
      let visible = plan.visible(at: place)
      guard !visible.isEmpty else { continue }
      let isMarked = place == active || place == pressed
      let background: Color = isMarked ? .selection : .surface
      let isSorted = order?.column == plan.columns[place].id
      let style = StyleChange(
        foreground: isSorted && !isMarked ? .accent : nil, background: background
      ).applied(to: header)
      let rect = Rect(
        origin: Position(column: geometry.gutter + visible.lowerBound, row: 0),
        size: Size(columns: visible.count, rows: 1))
      area.inside(rect, style: style) { area in
        if isMarked { area.fill() }
        area.write(titleLine(of: plan.columns[place], cells: visible.count), at: .origin)
      }
    }
    drawTarget(of: memory.drag, geometry, header, on: &area)
  }

  /// A title with its mark in the visible cells of its column.
  ///
  /// The mark is at the side of the free cells, so that the title stays in line with the cells below.
  private func titleLine(of column: ColumnPlan.Column, cells count: Int) -> TextLine {
    let traits = columns[column.index].traits
    let mark = order.flatMap { $0.column == column.id ? ($0.isAscending ? "▲" : "▼") : nil }
    var line = RowLine()
    let cells = 0..<count
    if let mark, count < 3 {
      line.add(mark, in: cells, visible: cells, column.alignment)
    } else if let mark {
      let title = TextLine(traits.title, columns: count - 2)
      let texts = title.clusters.map(\.description).joined()
      let text = column.alignment == .trailing ? "\(mark) \(texts)" : "\(texts) \(mark)"
      line.add(text, in: cells, visible: cells, column.alignment)
    } else {
      line.add(traits.title, in: cells, visible: cells, column.alignment)
    }
    return TextLine(line.text, columns: count)
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
