import TerminalModel

/// A small chart of the newest values, without axes: one column of blocks for each value.
///
/// ```swift
/// Row(spacing: 1) {
///   Text("CPU")
///   Sparkline(state.loads, in: 0...1)
/// }
/// ```
/// The newest value is at the right; older values that do not fit are not shown. NaN is a gap. A
/// value at the bottom or at the baseline has one eighth of a row, so that it differs from a gap.
/// Without bounds and without a baseline, values that are all equal are at half height.
///
/// It has the accent colour unless the view has another. Drawing reads only the values that are
/// shown, however many there are.
public struct Sparkline<Event>: View {
  private let values: [Double]
  private let bounds: ClosedRange<Double>?
  private let baseline: Double?
  private let height: Int
  private let glyphs: GlyphSet

  /// Makes a chart that takes the whole proposed width.
  ///
  /// - Parameters:
  ///   - values: The values, the newest last.
  ///   - bounds: The values at the bottom and at the top; a value outside them counts as the nearer
  ///     one. Nil for the smallest and the largest of the baseline and the values that are shown.
  ///   - baseline: A value from which the blocks rise and hang down; nil for the bottom.
  ///   - height: The number of rows.
  ///   - glyphs: The characters of which the chart consists.
  public init(
    _ values: [Double], in bounds: ClosedRange<Double>? = nil, baseline: Double? = nil,
    height: Int = 1, glyphs: GlyphSet = .unicode
  ) {
    (self.values, self.bounds, self.baseline) = (values, bounds, baseline)
    (self.height, self.glyphs) = (height, glyphs)
  }

  /// The chart as a canvas.
  public func node() -> Node<Event> {
    Node(.canvas(width: nil, height: height, isPicture: true) { draw(on: &$0) })
  }

  private func draw(on area: inout DrawingArea) {
    let shown = values.suffix(area.size.columns)
    let scale = bounds.map(ChartScale.init) ?? ChartScale(covering: shown, and: baseline)
    let style = area.style(of: .sparkline, area.accentedStyle)
    let eighths = area.size.rows * 8
    var column = area.size.columns - shown.count
    for value in shown {
      if !value.isNaN {
        bar(to: value, scale, eighths).draw(
          along: .vertical, across: column, style: style, area.chartGlyphs(glyphs), on: &area)
      }
      column += 1
    }
  }

  /// The blocks of a value, at least an eighth of a row high.
  private func bar(to value: Double, _ scale: ChartScale, _ eighths: Int) -> EighthBar {
    guard let baseline else {
      return EighthBar(0, 1 + scale.steps(to: value, of: eighths - 1))
    }
    let start = scale.steps(to: baseline, of: eighths)
    let end = scale.steps(to: value, of: eighths)
    guard start == end else { return EighthBar(start, end) }
    return start < eighths ? EighthBar(start, start + 1) : EighthBar(start - 1, start)
  }
}
