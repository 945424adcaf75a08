import TerminalModel

extension Painter {
  /// Draws the mark of the selected row and the scroll bar, if there are any.
  package func draw(_ list: ListBox, isDisabled: Bool, on area: inout DrawingArea) {
    let hasFocus = interface.focus == list.path && !isDisabled
    drawSelection(of: list, hasFocus: hasFocus, on: &area)
    if list.hasScrollBar { drawScrollBar(of: list, hasFocus: hasFocus, on: &area) }
  }

  /// Marks the selected row.
  ///
  /// If the list has the focus, the row becomes a bar in the terminal's default colours, reversed:
  /// the colours of its text, reversed, are hard to read. Without the focus, the row becomes bold.
  private func drawSelection(
    of list: ListBox, hasFocus: Bool, on area: inout DrawingArea
  ) {
    guard let selection = list.rows.selection, list.viewport.shown.contains(selection) else {
      return
    }
    let row = (selection - list.viewport.offset) * list.rows.height
    let columns = area.size.columns - (list.hasScrollBar ? 1 : 0)
    let bar = Rect(
      origin: Position(column: 0, row: row),
      size: Size(columns: columns, rows: list.rows.height))
    area.inside(bar) { area in
      if list.gutter > 0 { area.write("›", at: .origin) }
      area.restyle { style in
        guard hasFocus else {
          style.attributes.insert(.bold)
          return
        }
        style.foreground = .default
        style.background = .default
        style.attributes.remove(.dim)
        style.attributes.insert(.reverse)
      }
    }
  }

  private func drawScrollBar(
    of list: ListBox, hasFocus: Bool, on area: inout DrawingArea
  ) {
    let viewport = list.viewport
    ScrollBar(offset: viewport.offset, visible: viewport.wholeRows, count: viewport.count)
      .draw(along: .vertical, on: &area, isBright: hasFocus)
  }
}
