import TerminalModel

/// Bars side by side, with their labels below and their values at their ends.
struct VerticalBars {
  private let content: BarChartContent
  /// The number of columns of a bar together with the free columns beside it.
  private let slot: Int
  /// The columns of each line of a bar.
  private let lineColumns: Int
  /// The columns of a bar.
  private let barColumns: Int
  private let legendRows: Int
  private let labelRows: Int
  private let showsValues: Bool

  /// Places the bars in a size.
  init(_ content: BarChartContent, size: Size) {
    self.content = content
    let lines = content.linesPerBar
    slot = max(1, size.columns / max(1, content.bars.count))
    let free = slot >= 8 ? 2 : slot > lines ? 1 : 0
    lineColumns = max(1, min((slot - free) / lines, Self.widestLine))
    barColumns = min(slot, lineColumns * lines)
    legendRows = content.legend != nil && size.rows >= 6 ? 2 : 0
    labelRows = size.rows >= 3 && content.bars.contains { !$0.label.isEmpty } ? 1 : 0
    let room = lines > 1 ? lineColumns - 1 : slot - 1
    showsValues =
      size.rows >= 4
      && content.bars.allSatisfy { bar in
        content.texts(of: bar).allSatisfy { Clusters($0).columns(upTo: room + 1) <= room }
      }
  }

  private static let widestLine = 12

  func draw(on area: inout DrawingArea) {
    if legendRows > 0 { content.legend?.draw(from: 0, row: 0, content.glyphs, on: &area) }
    let rows = area.size.rows - legendRows - labelRows
    for (index, bar) in content.bars.prefix(area.size.columns / slot).enumerated() {
      let start = index * slot + (slot - barColumns) / 2
      let label = content.glyphs.line(bar.label, columns: max(1, slot - 1))
      if labelRows > 0 {
        let column = max(index * slot, start + (barColumns - label.columns) / 2)
        area.write(
          label, at: Position(column: column, row: area.size.rows - 1),
          style: area.style(of: .chartLabel, area.style(.muted)))
      }
      let place = Rect(
        origin: Position(column: start, row: legendRows),
        size: Size(columns: barColumns, rows: rows))
      area.inside(place) { draw(index, on: &$0) }
    }
  }

  /// Draws a bar, given by its index, on an area that is as wide as the bar.
  private func draw(_ index: Int, on area: inout DrawingArea) {
    let bar = content.bars[index]
    let texts = showsValues ? content.texts(of: bar) : []
    let above = showsValues ? 1 : 0
    let below = showsValues && content.scale.lower < 0 ? 1 : 0
    let rows = max(0, area.size.rows - above - below)
    for line in 0..<content.linesPerBar {
      let place = Rect(
        origin: Position(column: line * lineColumns, row: above),
        size: Size(columns: lineColumns, rows: rows))
      area.inside(place) { content.draw(index, line: line, along: .vertical, on: &$0) }
      guard line < texts.count else { continue }
      let end = content.end(of: bar, line: line)
      let height = content.scale.steps(to: end, of: rows * 8)
      let row = end < 0 ? above + rows - height / 8 : above + rows - 1 - (height + 7) / 8
      let column = line * lineColumns + (lineColumns - Clusters(texts[line]).columns) / 2
      area.write(
        texts[line], at: Position(column: column, row: row),
        style: area.style(of: .chartLabel, area.style))
    }
  }
}
