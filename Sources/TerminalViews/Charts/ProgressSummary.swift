import TerminalModel

/// The rate of some work and the time that it still takes, as text beside a ``ProgressBar``.
///
/// ```swift
/// Row(spacing: 1) {
///   ProgressBar(state.download.fraction, showsPercentage: true)
///   ProgressSummary(state.download) { "\(Int($0 / 1000)) kB/s" }.frame(width: 20)
/// }
/// ```
/// Without room for both, it shows the time: `0:42 left`, or `-:-- left` while the time is not
/// known. Of work whose total is unknown, it shows only the rate. The modifier `frame` keeps the
/// widths of the summary and the bar while the numbers change.
public struct ProgressSummary<Event>: View {
  private let estimate: ProgressEstimate
  private let rateText: (Double) -> String

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - estimate: The progress of the work.
  ///   - rateText: The text for an amount completed in a second.
  public init(_ estimate: ProgressEstimate, rate rateText: @escaping (Double) -> String) {
    (self.estimate, self.rateText) = (estimate, rateText)
  }

  /// The texts, of which those that fit are shown.
  public func node() -> Node<Event> {
    let time = "\(estimate.remaining?.clockText ?? "-:--") left"
    let rate = estimate.rate.map(rateText)
    if estimate.total == .infinity {
      Text(rate ?? "", wrapping: .none)
    } else {
      ViewThatFits(in: .horizontal) {
        if let rate { Text("\(rate)  \(time)") }
        Text(time, wrapping: .none)
      }
    }
  }
}

extension Duration {
  /// Minutes and seconds, rounded up to a second, and hours if there are any: `0:42` or `1:02:03`.
  var clockText: String {
    let (seconds, attoseconds) = components
    let all = max(0, attoseconds > 0 ? seconds + 1 : seconds)
    func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = all / 60 % 60
    let end = twoDigits(all % 60)
    return all < 3600 ? "\(minutes):\(end)" : "\(all / 3600):\(twoDigits(minutes)):\(end)"
  }
}
