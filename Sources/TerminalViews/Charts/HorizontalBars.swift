import TerminalModel

/// Bars one below the other, with their labels at the left and their values at the right.
struct HorizontalBars {
  private let content: BarChartContent
  /// The number of free rows between two bars.
  private let spacing: Int
  /// The number of rows of the legend, with the free row below it.
  private let legendRows: Int
  /// The number of rows of all bars, with the free rows between them.
  private let barRows: Int

  /// Places the bars in a number of rows, with a free row between them if there is room.
  init(_ content: BarChartContent, rows: Int) {
    self.content = content
    let count = content.bars.count
    let legend = content.legend == nil ? 0 : 1
    let isSpacious = count * (content.linesPerBar + 1) - 1 + 2 * legend <= rows
    spacing = isSpacious ? 1 : 0
    barRows = max(0, count * (content.linesPerBar + spacing) - spacing)
    legendRows = legend + barRows <= rows ? legend * (1 + spacing) : 0
  }

  /// The rows of the chart.
  var height: Int { legendRows + barRows }

  func draw(on area: inout DrawingArea) {
    let columns = Columns(content, in: area.size.columns)
    if legendRows > 0 {
      content.legend?.draw(from: 0, row: 0, content.glyphs, on: &area)
    }
    var row = legendRows
    for (index, bar) in content.bars.enumerated() {
      guard row < area.size.rows else { return }
      let label = content.glyphs.line(bar.label, columns: columns.labels)
      area.write(
        label, at: Position(column: 0, row: row),
        style: area.style(of: .chartLabel, area.style(.muted)))
      let texts = columns.values > 0 ? content.texts(of: bar) : []
      for line in 0..<content.linesPerBar {
        let place = Rect(
          origin: Position(column: columns.start, row: row),
          size: Size(columns: columns.bars, rows: 1))
        area.inside(place) { content.draw(index, line: line, along: .horizontal, on: &$0) }
        if line < texts.count {
          let column = area.size.columns - Clusters(texts[line]).columns
          area.write(
            texts[line], at: Position(column: column, row: row),
            style: area.style(of: .chartLabel, area.style))
        }
        row += 1
      }
      row += spacing
    }
  }

  /// The columns of the labels, the bars and the values.
  private struct Columns {
    private(set) var labels = 0
    private(set) var values = 0
    private(set) var bars: Int
    /// The first column of the bars.
    private(set) var start = 0

    init(_ content: BarChartContent, in columns: Int) {
      bars = columns
      let label = content.bars.lazy.map { Clusters($0.label).columns(upTo: columns) }.max() ?? 0
      if label > 0, columns >= 9 {
        labels = min(label, columns / 3)
        start = labels + 1
        bars -= start
      }
      let value =
        content.bars.lazy.flatMap { content.texts(of: $0) }
        .map { Clusters($0).columns(upTo: columns) }.max() ?? 0
      if value > 0, bars - value - 1 >= 4 {
        values = value
        bars -= value + 1
      }
    }
  }
}
