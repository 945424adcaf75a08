public import TerminalModel

/// Lines through the points of one or more series, with axes and a legend.
///
/// ```swift
/// LineChart([ChartSeries("In", values: state.received), ChartSeries("Out", values: state.sent)])
/// ```
/// The axes have ticks at round values, whose texts never overlap. With fewer than 6 rows there is
/// no legend, with fewer than 4 no horizontal axis, and with fewer than 3 rows or 16 columns no
/// vertical axis. Points that are not finite are gaps; a point between two gaps is a dot.
///
/// One series has the accent colour unless the view has another. Several have, in this order, the
/// colours accent, success, warning, info, error and text, unless ``colors(_:)`` sets others. So
/// that they can be told apart without colours, each has the mark of the legend at its right end
/// and at a few other places, and in ASCII consists of its mark.
///
/// Each point is read twice if an axis has no bounds, and otherwise once. Drawing allocates the
/// cells of the chart and the texts of the ticks, however many points there are.
public struct LineChart<Event>: View {
  /// The dots of which lines consist.
  public enum Dots: CaseIterable, Codable, Hashable, Sendable {
    /// Braille patterns: two by four dots in a cell.
    case braille
    /// Quarters of cells, for fonts without braille patterns.
    case quarterBlocks
    /// Halves of cells, for thick lines.
    case halfBlocks
  }

  private let series: [ChartSeries]
  private var colors: [Color] = []
  private let horizontal: ChartAxis
  private let vertical: ChartAxis
  private let dots: Dots
  private let glyphs: GlyphSet

  /// Makes a chart that takes the whole proposed size.
  ///
  /// - Parameters:
  ///   - series: The lines; later ones are drawn over earlier ones.
  ///   - x: The horizontal axis.
  ///   - y: The vertical axis.
  ///   - dots: The dots of which the lines consist; ASCII lines consist of the marks of the legend.
  ///   - glyphs: The characters of which the chart consists.
  public init(
    _ series: [ChartSeries], x: ChartAxis = ChartAxis(), y: ChartAxis = ChartAxis(),
    dots: Dots = .braille, glyphs: GlyphSet = .unicode
  ) {
    (self.series, self.dots, self.glyphs) = (series, dots, glyphs)
    (horizontal, vertical) = (x, y)
  }

  /// Gives the lines these colours in turn.
  ///
  /// - Parameter colors: The colours; with none, the lines have their usual ones.
  public func colors(_ colors: [Color]) -> LineChart {
    var chart = self
    chart.colors = colors
    return chart
  }

  /// The chart as a canvas.
  public func node() -> Node<Event> {
    Canvas { area in
      guard !area.size.isEmpty else { return }
      let glyphs = area.chartGlyphs(glyphs)
      LineChartDrawing(series, colors, horizontal, vertical, resolution(glyphs), glyphs, area.size)
        .draw(on: &area)
    }
  }

  private func resolution(_ glyphs: GlyphSet) -> DotGrid.Resolution {
    guard glyphs == .unicode else { return .single }
    switch dots {
    case .braille: return .braille
    case .quarterBlocks: return .quarterBlocks
    case .halfBlocks: return .halfBlocks
    }
  }
}
