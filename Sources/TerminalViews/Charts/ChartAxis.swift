/// The bounds and the texts of an axis of a ``LineChart``.
public struct ChartAxis {
  var bounds: ClosedRange<Double>?
  var isHidden = false
  var text: ((Double) -> String)?

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - bounds: The values at its ends; points outside are not shown. Nil for the smallest and the
  ///     largest value, on a vertical axis extended to the next ticks.
  ///   - text: The text for a tick; nil for a decimal number.
  public init(in bounds: ClosedRange<Double>? = nil, text: ((Double) -> String)? = nil) {
    self.bounds = bounds
    self.text = text
  }

  /// An axis without ticks and texts.
  ///
  /// - Parameter bounds: The values at its ends; nil for the smallest and the largest value.
  public static func hidden(in bounds: ClosedRange<Double>? = nil) -> ChartAxis {
    var axis = ChartAxis(in: bounds)
    axis.isHidden = true
    return axis
  }

  /// The texts of ticks.
  func texts(for ticks: [DecimalNumber]) -> [String] {
    text.map { text in ticks.map { text($0.value) } } ?? ticks.tickTexts
  }
}
