/// The laps of a stopwatch.
///
/// Times are numbers of whole hundredths of a second: the shown times of laps add up to the total.
package struct Laps: Equatable, Sendable {
  package struct Lap: Equatable, Sendable, Identifiable {
    /// The number of the lap, from 1.
    package let id: Int
    package let time: Int
    /// The time of this lap and all earlier ones.
    package let total: Int
  }

  /// A lap compared with the best one.
  package enum Standing: Equatable, Sendable {
    case best
    /// Longer than the best one by a time.
    case behind(Int)
    /// The longest, and longer than the best one by a time.
    case worst(behind: Int)
    /// It has not ended.
    case current
  }

  /// The laps that have ended, the first one first.
  package private(set) var all: [Lap] = []

  package init() {}

  package var best: Int? { all.lazy.map(\.time).min() }
  package var worst: Int? { all.lazy.map(\.time).max() }

  /// Ends the current lap at a measured time.
  package mutating func end(at elapsed: Duration) {
    all.append(current(at: elapsed.hundredths))
  }

  /// The laps as a table shows them at a measured time: the current one, then the others, the
  /// newest first; none before the first lap has ended.
  func rows(at elapsed: Duration) -> [Lap] {
    all.isEmpty ? [] : [current(at: elapsed.hundredths)] + all.reversed()
  }

  func standing(of lap: Lap) -> Standing {
    guard lap.id <= all.count, let best, let worst else { return .current }
    let behind = lap.time - best
    if behind == 0 { return .best }
    return lap.time == worst ? .worst(behind: behind) : .behind(behind)
  }

  /// A line for each lap with its number, its time and the total, separated by tabs.
  package var text: String {
    all.map { "\($0.id)\t\($0.time.time)\t\($0.total.time)" }.joined(separator: "\n")
  }

  private func current(at total: Int) -> Lap {
    Lap(id: all.count + 1, time: total - (all.last?.total ?? 0), total: total)
  }
}

extension Duration {
  /// Its whole hundredths of a second.
  package var hundredths: Int {
    Int(components.seconds) * 100 + Int(components.attoseconds / 10_000_000_000_000_000)
  }
}

extension Int {
  /// This number of hundredths as minutes and seconds, with hours from the first one on:
  /// "01:02.34", "1:00:00.00".
  package var time: String {
    let (seconds, minutes, hours) = (self / 100 % 60, self / 6_000 % 60, self / 360_000)
    return (hours > 0 ? "\(hours):" : "") + "\(minutes.pair):\(seconds.pair).\((self % 100).pair)"
  }

  /// This number of hundredths as a difference: "+1.20", "+1:02.34".
  var difference: String {
    let (rest, minutes) = (self % 6_000, self / 6_000)
    let seconds = minutes > 0 ? "\(minutes):\((rest / 100).pair)" : "\(rest / 100)"
    return "+\(seconds).\((rest % 100).pair)"
  }

  /// Two digits.
  private var pair: String { self < 10 ? "0\(self)" : "\(self)" }
}
