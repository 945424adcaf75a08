public import TerminalModel

/// A value between two bounds as a filled row, with its title and its number inside.
///
/// ```swift
/// Gauge(
///   "Memory", value: 11.4, in: 0...16, label: "11.4 GB",
///   thresholds: [12: .warning, 15: .error])
/// ```
/// It has the colour of the highest threshold that the value has reached. If there is none, it has
/// the accent colour unless the view has another. The filled part is drawn reversed, so that it
/// shows without colours, too.
public struct Gauge<Event>: View {
  private let title: String
  private let value: Double
  /// The place of the value, from 0 to 1.
  private let fraction: Double
  private let label: String?
  private let color: Color?
  private let width: Int?
  private let glyphs: GlyphSet

  /// Makes a gauge of one row.
  ///
  /// - Parameters:
  ///   - title: The text at the left; it is left out if there is no room for both texts.
  ///   - value: The value; one outside the bounds counts as the nearer bound, NaN as the lower one.
  ///   - bounds: The values of an empty and of a full gauge.
  ///   - label: The text at the right; nil for the percentage, rounded down.
  ///   - thresholds: The values from which on the gauge has other colours, in any order.
  ///   - width: The number of columns; nil for the whole proposed width.
  ///   - glyphs: The characters of which the gauge consists.
  public init(
    _ title: String = "", value: Double, in bounds: ClosedRange<Double> = 0...1,
    label: String? = nil, thresholds: KeyValuePairs<Double, Color> = [:], width: Int? = nil,
    glyphs: GlyphSet = .unicode
  ) {
    (self.title, self.value, self.label) = (title, value, label)
    (self.width, self.glyphs) = (width, glyphs)
    fraction = Self.fraction(of: value, in: bounds)
    color = thresholds.filter { $0.key <= value }.max { $0.key < $1.key }?.value
  }

  /// The gauge as a canvas.
  public func node() -> Node<Event> {
    Canvas(width: width, height: 1) { draw(on: &$0) }
  }

  private func draw(on area: inout DrawingArea) {
    let eighths = filledParts(of: fraction, columns: area.size.columns, each: 8)
    let style = area.style(of: .gauge, color.map { area.style($0) } ?? area.accentedStyle)
    let empty = area.style(
      of: .gaugeTrack, StyleChange(background: .control).applied(to: area.style))
    area.fill(style: empty)
    var filled = style
    filled.attributes.formSymmetricDifference(.reverse)
    let cells = Rect(origin: .origin, size: Size(columns: eighths / 8, rows: 1))
    area.fill(cells, style: filled)
    if eighths % 8 > 0 {
      area.write(
        area.chartGlyphs(glyphs).eighths(along: .horizontal)[eighths % 8],
        at: Position(column: eighths / 8, row: 0),
        style: StyleChange(background: empty.background).applied(to: style))
    }
    for (text, column) in texts(in: area.size.columns) {
      var column = column
      for cluster in Clusters(text) {
        area.write(
          TextLine(clusters: [cluster]), at: Position(column: column, row: 0),
          style: column < eighths / 8 ? filled : empty)
        column += cluster.width
      }
    }
  }

  /// The place of the value, from 0 to 1.
  ///
  /// If the bounds are equal, it is 0 for a value up to them, and 1 for a larger one.
  private static func fraction(of value: Double, in bounds: ClosedRange<Double>) -> Double {
    guard bounds.lowerBound < bounds.upperBound else { return value > bounds.upperBound ? 1 : 0 }
    let fraction = ChartScale(bounds).fraction(of: value)
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// The texts that fit between a free column at each end, with their columns.
  private func texts(in columns: Int) -> [(text: String, column: Int)] {
    let label = label ?? (value.isNaN ? "-" : "\(percentage(of: fraction))%")
    let (titleColumns, labelColumns) = (Clusters(title).columns, Clusters(label).columns)
    guard labelColumns + 2 <= columns else { return [] }
    let end = (label, columns - 1 - labelColumns)
    guard titleColumns > 0, titleColumns + 1 + labelColumns + 2 <= columns else { return [end] }
    return [(title, 1), end]
  }
}
