public import TerminalModel

/// Values as bars with labels: of one series, of several side by side, or of several stacked.
///
/// ```swift
/// BarChart([ChartBar("Alien", 8.5), ChartBar("Dune", 8), ChartBar("Heat", 8.3)])
/// ```
/// Bars begin at 0; negative ones go to the left or down. The length of a bar is rounded to an
/// eighth of a cell, and is at least an eighth for a value other than 0. A stack is divided at
/// whole cells, so a part of it that is shorter than a cell can be missing.
///
/// One series has the accent colour unless the view has another. Several have, in this order, the
/// colours accent, success, warning, info, error and text, unless ``colors(_:)`` sets others; the
/// bars of a group and the parts of a stack are in the order of the legend. On a terminal without
/// colours, each of several series has a character of its own, which fills the cells that the bar
/// covers by at least a half. In ASCII, every series has such a character, even a single series,
/// and even with colours.
///
/// Labels of horizontal bars are cut off at a third of the chart's width, those of vertical bars
/// before the label of the next bar. Values are shown if all of them fit. Bars that do not fit are
/// not shown, but count for the scale, so the cost of a frame grows with the number of bars, shown
/// or not.
public struct BarChart<Event>: View {
  private var content: BarChartContent
  private let axis: Axis

  /// Makes a chart.
  ///
  /// - Parameters:
  ///   - bars: The bars, from the top or from the left.
  ///   - series: The names of the series, in the order of the values of a bar, for the legend.
  ///   - isStacked: Whether the values of a bar are stacked; otherwise they are side by side.
  ///   - axis: The direction of the bars. Horizontal bars have a row for each value or stack, and
  ///     take the whole proposed width; vertical ones take the whole proposed size.
  ///   - bounds: The values at the ends of the axis; a value outside them counts as the nearer end.
  ///     Nil for the smallest range that contains 0 and all values, or, if the values are stacked,
  ///     0 and both ends of all stacks.
  ///   - showsValues: Whether the values, or the sums of stacks, are written beside the bars.
  ///   - text: The text for a value; nil for a number of at most four significant digits.
  ///   - glyphs: The characters of which the chart consists.
  public init(
    _ bars: [ChartBar], series: [String] = [], isStacked: Bool = false,
    axis: Axis = .horizontal, in bounds: ClosedRange<Double>? = nil, showsValues: Bool = true,
    text: ((Double) -> String)? = nil, glyphs: GlyphSet = .unicode
  ) {
    self.axis = axis
    content = BarChartContent(
      bars, series: series, isStacked: isStacked, in: bounds,
      text: showsValues ? text ?? chartText : nil, glyphs: glyphs)
  }

  /// Gives the series these colours in turn; gives them to the bars if there is only one series.
  ///
  /// ```swift
  /// BarChart(categories.map { ChartBar($0.name, $0.hours) }).colors(categories.map(\.color))
  /// ```
  /// - Parameter colors: The colours; with none, the series have their usual ones.
  public func colors(_ colors: [Color]) -> BarChart {
    var chart = self
    chart.content.colors = colors
    return chart
  }

  /// The chart as a canvas.
  public func node() -> Node<Event> {
    switch axis {
    case .horizontal:
      Canvas(fills: .horizontal) { proposed in
        Size(
          columns: proposed.columns, rows: HorizontalBars(content, rows: proposed.rows).height)
      } draw: { area in
        HorizontalBars(content.drawn(on: area), rows: area.size.rows).draw(on: &area)
      }
    case .vertical:
      Canvas { area in
        VerticalBars(content.drawn(on: area), size: area.size).draw(on: &area)
      }
    }
  }
}
