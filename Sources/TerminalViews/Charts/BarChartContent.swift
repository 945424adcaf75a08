import TerminalModel

/// The bars of a chart with their scale, texts and looks, before they are placed.
struct BarChartContent {
  let bars: [ChartBar]
  let series: [String]
  let isStacked: Bool
  private(set) var glyphs: GlyphSet
  /// The colours of the series or, if there is one, of its bars, in turn; empty for the usual ones.
  var colors: [Color] = []
  let scale: ChartScale
  /// The number of lines of cells of each bar: one for each series unless they are stacked.
  let linesPerBar: Int
  /// Whether the terminal shows colours.
  private var usesColors = true
  /// Whether there are several series, so that each has a look of its own.
  private let hasLooks: Bool
  private let text: ((Double) -> String)?

  init(
    _ bars: [ChartBar], series: [String], isStacked: Bool, in bounds: ClosedRange<Double>?,
    text: ((Double) -> String)?, glyphs: GlyphSet
  ) {
    (self.bars, self.series, self.isStacked) = (bars, series, isStacked)
    (self.text, self.glyphs) = (text, glyphs)
    scale = bounds.map(ChartScale.init) ?? Self.scale(of: bars, isStacked: isStacked)
    let values = bars.lazy.map(\.values.count).max() ?? 1
    linesPerBar = isStacked ? 1 : max(1, values)
    hasLooks = max(series.count, values) > 1
  }

  /// The content with the characters and the colours of an area.
  func drawn(on area: DrawingArea) -> BarChartContent {
    var content = self
    content.glyphs = area.chartGlyphs(glyphs)
    content.usesColors = area.display.usesColors
    return content
  }

  /// The scale from 0 to the ends of the longest bars.
  private static func scale(of bars: [ChartBar], isStacked: Bool) -> ChartScale {
    var extremes = ChartScale.Extremes()
    extremes.include(0)
    for bar in bars {
      if isStacked {
        let stack = BarStack(bar.values)
        extremes.include(stack.lowest)
        extremes.include(stack.highest)
      } else {
        for value in bar.values { extremes.include(value) }
      }
    }
    return ChartScale(extremes.range.flatMap { $0 == 0...0 ? nil : $0 } ?? 0...1)
  }

  /// The text for each line of a bar: for its value, or for the sum of a stack.
  func texts(of bar: ChartBar) -> [String] {
    guard let text else { return [] }
    // The application's closure gets only finite values, because it may convert them to `Int`.
    func shown(_ value: Double) -> String { value.isFinite ? text(value) : chartText(for: value) }
    guard isStacked else { return bar.values.map(shown) }
    return [shown(bar.values.reduce(0) { $1.isFinite ? $0 + $1 : $0 })]
  }

  /// The names of the series; nil if there is only one.
  var legend: ChartLegend? {
    guard series.count > 1 else { return nil }
    return ChartLegend(
      entries: series.enumerated().map { index, name in
        ChartLegend.Entry(
          name: name, mark: fill(of: index) ?? "■", color: color(of: index))
      })
  }

  private func color(of index: Int) -> Color {
    let colors = colors.isEmpty ? SeriesLook.colors : colors
    return colors[index % colors.count]
  }

  /// Draws a line of a bar, given by its index, on an area; the line is as thick as the area.
  func draw(_ index: Int, line: Int, along axis: Axis, on area: inout DrawingArea) {
    for (series, part) in parts(of: bars[index], line: line, cells: area.size.along(axis)) {
      let style =
        if hasLooks {
          area.style(color(of: series))
        } else if colors.isEmpty {
          area.accentedStyle
        } else {
          area.style(color(of: index))
        }
      for across in 0..<area.size.across(axis) {
        part.draw(
          along: axis, across: across, style: style, glyphs,
          fill: fill(of: series), on: &area)
      }
    }
  }

  /// The character that fills the bars of a series; nil for blocks.
  private func fill(of series: Int) -> Unicode.Scalar? {
    SeriesLook.fill(series, glyphs, usesColors: usesColors || !hasLooks)
  }

  /// The value at which a line of a bar ends: at the upper end of a stack, unless all of it is
  /// negative.
  func end(of bar: ChartBar, line: Int) -> Double {
    guard isStacked else { return bar.values[line] }
    let stack = BarStack(bar.values)
    return stack.highest > 0 ? stack.highest : stack.lowest
  }

  private func parts(
    of bar: ChartBar, line: Int, cells: Int
  ) -> [(series: Int, part: EighthBar)] {
    if isStacked {
      let stack = BarStack(bar.values)
      return stack.segments.compactMap { segment in
        stack.bar(of: segment, in: scale, cells: cells).map { (segment.series, $0) }
      }
    }
    guard line < bar.values.count, !bar.values[line].isNaN else { return [] }
    let segment = BarSegment(series: line, start: 0, end: bar.values[line])
    return segment.bar(in: scale, cells: cells).map { [(line, $0)] } ?? []
  }
}
