/// The rate of some work and its remaining time, from samples of the completed amount.
///
/// It is a value of the application's state. The reducer records a sample with the time at which it
/// was taken, for example the sum of the intervals of a timer:
///
/// ```swift
/// case .received(let bytes, let time): state.download.record(bytes, at: time)
/// ```
/// The rate is smoothed: a sample counts the more, the longer ago the previous one is. A sample
/// without progress lowers the rate, so record one now and then even while nothing arrives.
public struct ProgressEstimate: Codable, Hashable, Sendable {
  /// The amount of all work; infinite if it is unknown.
  public var total: Double { knownTotal ?? .infinity }
  /// The amount that is completed.
  public private(set) var completed = 0.0
  /// The amount completed per second; nil before there are two samples.
  public private(set) var rate: Double?
  /// The amount of all work, or nil if it is unknown: formats such as JSON have no infinity.
  private let knownTotal: Double?
  private let smoothing: Duration
  private var time: Duration?

  private enum CodingKeys: String, CodingKey {
    case completed, rate, smoothing, time
    case knownTotal = "total"
  }

  /// Makes an estimate without samples.
  ///
  /// - Parameters:
  ///   - total: The amount of all work, in any unit: 1 for fractions, or a number of bytes or
  ///     files. Infinity if it is unknown: then the ``fraction`` is 0, and no time ``remaining`` is
  ///     known. With a total of 0 or below, or NaN, all work counts as completed.
  ///   - smoothing: A time. If two samples are this far apart, the rate between them counts as much
  ///     as the previous ``rate``.
  public init(of total: Double = 1, smoothing: Duration = .seconds(5)) {
    knownTotal = total.isFinite ? total : total == .infinity ? nil : 0
    self.smoothing = max(.zero, smoothing)
  }

  /// Records the amount that is completed by the given time.
  ///
  /// Times count from any one moment, such as the start of the work. A sample that is not later
  /// than the previous one is ignored, and so is a sample whose amount is not finite, or with which
  /// the rate would not be finite. A smaller amount than the previous one counts as a first sample,
  /// as when work begins again: there is no rate until the next sample.
  public mutating func record(_ completed: Double, at time: Duration) {
    guard completed.isFinite else { return }
    if let previous = self.time, time <= previous { return }
    guard let previous = self.time, completed >= self.completed else {
      (self.completed, self.time, rate) = (completed, time, nil)
      return
    }
    let interval = time - previous
    let current = (completed - self.completed) / (interval / .seconds(1))
    guard current.isFinite else { return }
    let weight = interval / (interval + smoothing)
    rate = rate.map { $0 + (current - $0) * weight } ?? current
    (self.completed, self.time) = (completed, time)
  }

  /// The part that is completed, from 0 to 1; 0 if the total is unknown.
  public var fraction: Double {
    guard total > 0 else { return 1 }
    return min(max(0, completed / total), 1)
  }

  /// The time that the rest takes at the current rate; nil while there is no rate or it is 0, if
  /// the total is unknown, or for more than a hundred hours.
  public var remaining: Duration? {
    guard fraction < 1 else { return .zero }
    guard let rate, rate > 0 else { return nil }
    let seconds = (total - completed) / rate
    return seconds <= 360_000 ? .seconds(seconds) : nil
  }
}
