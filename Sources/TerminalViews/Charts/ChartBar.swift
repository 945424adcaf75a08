/// A bar of a ``BarChart``, or a group or stack of bars with one label.
public struct ChartBar: Codable, Hashable, Sendable {
  /// The text beside or below the bar, in one line.
  public var label: String
  /// A value for each series; NaN for no bar.
  public var values: [Double]

  /// Makes a bar of a value for each series.
  public init(_ label: String, _ values: Double...) {
    self.init(label, values: values)
  }

  /// Makes a bar of a list with a value for each series.
  public init(_ label: String, values: [Double]) {
    self.label = label
    self.values = values
  }
}
