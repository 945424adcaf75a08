/// The values between the two ends of an axis.
struct ChartScale: Hashable {
  /// The value at the left or at the bottom.
  let lower: Double
  /// The value at the right or at the top; above ``lower``.
  let upper: Double

  /// Makes a scale between two values; infinite ones count as the largest finite number.
  ///
  /// If the values are equal, or too close to be told apart by their decimals, the scale extends to
  /// both sides by half of the value, or by 1 at 0.
  init(_ bounds: ClosedRange<Double>) {
    let limit = Double.greatestFiniteMagnitude
    let lower = min(max(-limit, bounds.lowerBound), limit)
    let upper = min(max(-limit, bounds.upperBound), limit)
    let magnitude = max(abs(lower), abs(upper))
    if upper / 2 - lower / 2 > max(magnitude * 1e-12, DecimalNumber.smallest) {
      (self.lower, self.upper) = (lower, upper)
    } else {
      let middle = lower / 2 + upper / 2
      let margin = magnitude > DecimalNumber.smallest ? magnitude / 2 : 1
      (self.lower, self.upper) = (max(-limit, middle - margin), min(limit, middle + margin))
    }
  }

  /// Makes a scale that covers all finite values and the other value, if there is one; a scale from
  /// 0 to 1 if there is no value.
  init(covering values: some Sequence<Double>, and other: Double? = nil) {
    var extremes = Extremes()
    for value in values { extremes.include(value) }
    if let other { extremes.include(other) }
    self.init(extremes.range ?? 0...1)
  }

  /// The place of a value, 0 at the lower end and 1 at the upper one; NaN only for NaN.
  func fraction(of value: Double) -> Double {
    // Halves, because the difference of two large numbers overflows.
    (value / 2 - lower / 2) / (upper / 2 - lower / 2)
  }

  /// The number of steps from the lower end to a value if the whole scale has `count` steps: from 0
  /// to `count`, and 0 for NaN.
  func steps(to value: Double, of count: Int) -> Int {
    let fraction = fraction(of: value)
    guard fraction > 0 else { return 0 }
    return Int((min(fraction, 1) * Double(count)).rounded())
  }

  /// The smallest and the largest of some values.
  struct Extremes {
    private var lowest = Double.infinity
    private var highest = -Double.infinity

    /// Adds a value if it is finite.
    mutating func include(_ value: Double) {
      guard value.isFinite else { return }
      lowest = min(lowest, value)
      highest = max(highest, value)
    }

    /// The range of the values, or nil if there are none.
    var range: ClosedRange<Double>? { lowest <= highest ? lowest...highest : nil }
  }
}
