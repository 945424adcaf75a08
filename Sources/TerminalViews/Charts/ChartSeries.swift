/// A point of a ``ChartSeries``.
public struct ChartPoint: Codable, Hashable, Sendable {
  /// The value on the horizontal axis.
  public var x: Double
  /// The value on the vertical axis; NaN for a gap.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A line of a ``LineChart`` with its name.
public struct ChartSeries: Hashable, Sendable {
  /// The name in the legend.
  public var name: String
  private let content: Content

  private enum Content: Hashable, Sendable {
    case values([Double])
    case points([ChartPoint])
  }

  /// Makes a line of values at 0, 1, 2 and so on of the horizontal axis; NaN is a gap.
  ///
  /// - Parameter values: The values, which are not copied.
  public init(_ name: String = "", values: [Double]) {
    self.name = name
    content = .values(values)
  }

  /// Makes a line from point to point.
  ///
  /// - Parameter points: The points, usually from the left to the right; they are not copied.
  public init(_ name: String = "", points: [ChartPoint]) {
    self.name = name
    content = .points(points)
  }

  /// Calls a closure with each point.
  func forEachPoint(_ body: (ChartPoint) -> Void) {
    switch content {
    case .values(let values):
      for index in values.indices { body(ChartPoint(x: Double(index), y: values[index])) }
    case .points(let points):
      for point in points { body(point) }
    }
  }

  /// Whether the horizontal axis counts the values.
  var countsValues: Bool {
    switch content {
    case .values: true
    case .points: false
    }
  }
}
