import TerminalModel

extension Painter {
  /// Writes a help bar: hints from the left, and those that are kept at the right edge.
  package func draw(hints: [KeyHint], on area: inout DrawingArea) {
    let bar = HelpBar(hints, columns: area.size.columns)
    let dimmed = StyleChange(attributes: .dim).applied(to: area.style)
    for placed in bar.captions { write(placed, titleStyle: dimmed, on: &area) }
    if let column = bar.ellipsis {
      area.write("…", at: Position(column: column, row: 0), style: dimmed)
    }
  }

  private func write(
    _ placed: HelpBar.Placed, titleStyle: Style, on area: inout DrawingArea
  ) {
    let caption = placed.caption
    guard placed.columns >= caption.columns else {
      let line = TextLine(caption.text, columns: placed.columns)
      return area.write(line, at: Position(column: placed.column, row: 0))
    }
    area.write(
      caption.key, at: Position(column: placed.column, row: 0),
      style: StyleChange(attributes: .bold).applied(to: area.style))
    let column = placed.column + Clusters(caption.key).columns
    area.write(" " + caption.title, at: Position(column: column, row: 0), style: titleStyle)
  }
}
