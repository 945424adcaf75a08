import TerminalModel

/// A line chart on an area of a size: the scales, and the cells of the plot and of the axes.
struct LineChartDrawing {
  private let series: [ChartSeries]
  /// The colours of the lines in turn; empty for the usual ones.
  private let colors: [Color]
  private let resolution: DotGrid.Resolution
  private let glyphs: GlyphSet
  private let scales: (horizontal: ChartScale, vertical: ChartScale)
  private let marks: (horizontal: AxisMarks?, vertical: AxisMarks?)
  private let hasLegend: Bool
  /// The cells of the lines.
  private let plot: Rect

  init(
    _ series: [ChartSeries], _ colors: [Color], _ horizontal: ChartAxis, _ vertical: ChartAxis,
    _ resolution: DotGrid.Resolution, _ glyphs: GlyphSet, _ size: Size
  ) {
    (self.series, self.colors) = (series, colors)
    (self.resolution, self.glyphs) = (resolution, glyphs)
    let extents = Extents(series, horizontal, vertical)
    hasLegend = size.rows >= 6 && series.contains { !$0.name.isEmpty }
    let showsHorizontal = !horizontal.isHidden && size.rows >= 4
    let showsVertical = !vertical.isHidden && size.columns >= 16 && size.rows >= 3
    let top = hasLegend ? 1 : 0
    let rows = size.rows - top - (showsHorizontal ? 1 : 0)
    let tall =
      vertical.bounds == nil && showsVertical
      ? extents.vertical.extendedToTicks(
        atMost: AxisMarks.count(in: rows), isWhole: extents.hasWholeValues)
      : extents.vertical
    let side =
      showsVertical
      ? AxisMarks(of: tall, isWhole: extents.hasWholeValues, rows: rows, vertical) : nil
    let start = side.map { min($0.columns, size.columns / 3) + 1 } ?? 0
    plot = Rect(
      origin: Position(column: start, row: top),
      size: Size(columns: size.columns - start, rows: rows))
    scales = (extents.horizontal, tall)
    let bottom =
      showsHorizontal
      ? AxisMarks(
        of: extents.horizontal, isWhole: extents.countsValues, from: start,
        length: plot.size.columns, in: size.columns, horizontal) : nil
    marks = (bottom, side)
  }

  func draw(on area: inout DrawingArea) {
    drawAxes(on: &area)
    if hasLegend { legend.draw(from: plot.origin.column, row: 0, glyphs, on: &area) }
    area.inside(plot) { drawLines(on: &$0) }
  }

  private func drawAxes(on area: inout DrawingArea) {
    let lines = area.style(of: .chartAxis, area.style(.border))
    let texts = area.style(of: .chartAxis, area.style(.muted))
    for mark in marks.vertical?.marks ?? [] {
      let row = plot.origin.row + mark.cell
      let text = glyphs.line(mark.text, columns: plot.origin.column - 1)
      area.write(
        text, at: Position(column: plot.origin.column - 1 - text.columns, row: row), style: texts)
      let line = Rect(
        origin: Position(column: plot.origin.column, row: row),
        size: Size(columns: plot.size.columns, rows: 1))
      area.fill(line, with: glyphs.gridLine, style: lines)
    }
    for mark in marks.horizontal?.marks ?? [] {
      let position = Position(column: mark.column, row: plot.origin.row + plot.size.rows)
      area.write(mark.text, at: position, style: texts)
    }
  }

  private func drawLines(on area: inout DrawingArea) {
    var grid = DotGrid(cells: area.size, resolution)
    var pens: [LinePen] = []
    for (index, line) in series.enumerated() {
      var pen = LinePen(index, scales.horizontal, scales.vertical, on: grid)
      line.forEachPoint { pen.move(to: $0, on: &grid) }
      pen.lift(from: &grid)
      pens.append(pen)
    }
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        let position = Position(column: column, row: row)
        let content = grid.content(at: position) { SeriesLook.marker($0, glyphs) }
        guard let content else { continue }
        area.write(content.character, at: position, style: style(content.line, on: area))
      }
    }
    guard series.count > 1 else { return }
    for (index, pen) in pens.enumerated() {
      for position in pen.marks(amongLines: series.count, on: grid) {
        area.write(SeriesLook.marker(index, glyphs), at: position, style: style(index, on: area))
      }
    }
  }

  private func style(_ series: Int, on area: DrawingArea) -> Style {
    color(of: series).map { area.style($0) } ?? area.accentedStyle
  }

  private var legend: ChartLegend {
    ChartLegend(
      entries: series.enumerated().map { index, line in
        ChartLegend.Entry(
          name: line.name, mark: SeriesLook.marker(index, glyphs),
          color: color(of: index))
      })
  }

  /// The colour of a line, or nil for that of the view.
  private func color(of index: Int) -> Color? {
    guard colors.isEmpty else { return colors[index % colors.count] }
    return series.count > 1 ? SeriesLook.colors[index % SeriesLook.colors.count] : nil
  }

  /// The scales of the points.
  private struct Extents {
    let horizontal: ChartScale
    let vertical: ChartScale
    /// Whether all values are whole numbers, so that ticks between them have no meaning.
    private(set) var hasWholeValues = false
    /// Whether the horizontal axis counts values.
    let countsValues: Bool

    init(_ series: [ChartSeries], _ x: ChartAxis, _ y: ChartAxis) {
      var (across, along) = (ChartScale.Extremes(), ChartScale.Extremes())
      var areWhole = true
      if x.bounds == nil || y.bounds == nil {
        for line in series {
          line.forEachPoint { point in
            guard point.x.isFinite, point.y.isFinite else { return }
            across.include(point.x)
            along.include(point.y)
            areWhole = areWhole && point.y == point.y.rounded()
          }
        }
        hasWholeValues = areWhole
      }
      countsValues = !series.isEmpty && series.allSatisfy(\.countsValues)
      // A scale for a single index would have it in the middle. Indices begin at 0: the axis goes
      // from 0 to the index, or to 1 if the index is 0.
      if countsValues, let index = across.range, index.lowerBound == index.upperBound {
        across.include(index.lowerBound == 0 ? 1 : 0)
      }
      horizontal = ChartScale(x.bounds ?? across.range ?? 0...1)
      vertical = ChartScale(y.bounds ?? along.range ?? 0...1)
    }
  }
}
