import TerminalModel

/// The stops (the possible values) of a slider or a stepper, numbered from 0, and the place of its
/// current value among them.
struct Stops: Hashable {
  /// The index of the last stop.
  let last: Int
  /// The index of the stop at the value, or of the next one below it; ``last`` plus one for a value
  /// above the last stop.
  let current: Int
  /// Whether the value is that of a stop, or above the last one.
  private let isOnStop: Bool

  /// The stops of whole numbers; a value out of range counts as the nearest end.
  init(_ value: Int, in range: ClosedRange<Int>, step: Int) {
    last = range.lowerBound.distanceSaturated(to: range.upperBound) / step
    let value = min(max(value, range.lowerBound), range.upperBound)
    let offset = range.lowerBound.distanceSaturated(to: value)
    let isBeyond = offset > last * step
    current = isBeyond ? last + 1 : offset / step
    isOnStop = isBeyond || offset % step == 0
  }

  /// The stops at multiples of a step, counted from the lower bound; a value out of range counts as
  /// the nearest end, NaN as the lower one.
  init(_ value: Double, in range: ClosedRange<Double>, step: Double) {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, extent.isFinite, step > 0 else {
      (last, current, isOnStop) = (0, 0, true)
      return
    }
    // Steps such as 0.1 have no exact binary form: quotients are rounded if they are nearly whole.
    let steps = (extent / step + Self.tolerance).rounded(.down)
    let value = value.isNaN ? range.lowerBound : value
    let place = (min(max(value, range.lowerBound), range.upperBound) - range.lowerBound) / step
    let nearest = place.rounded()
    let isBeyond = place > steps + Self.tolerance
    isOnStop = isBeyond || abs(place - nearest) < Self.tolerance
    last = Int(steps)
    current = isBeyond ? last + 1 : Int(isOnStop ? nearest : place.rounded(.down))
  }

  /// The stop that an input moves to, or nil if it moves to none.
  ///
  /// The arrow keys and the wheel move by one stop, Page Up and Page Down by a tenth of all,
  /// rounded down, but at least by one.
  func index(for input: ControlInput) -> Int? {
    switch input {
    case .key(let key): key.modifiers.isEmpty ? index(for: key.code) : nil
    case .pointer(let pointer):
      switch pointer.action {
      case .scrolled(let columns, let rows): index(after: (columns - rows).signum())
      case .pressed, .dragged, .released, .clicked, .moved: nil
      }
    case .paste, .focusChanged, .terminalChanged: nil
    }
  }

  /// The index after moving by a number of stops, from 0 to ``last``; from a value above the last
  /// stop, a step up stays at ``last`` plus one.
  func index(after steps: Int) -> Int {
    let start = isOnStop || steps > 0 ? current : current + 1
    return min(max(0, start.saturatingAdding(steps)), max(last, current))
  }

  /// Whether the value is that of the stop at an index.
  func isCurrent(_ index: Int) -> Bool { isOnStop && index == current }

  private func index(for code: Key.Code) -> Int? {
    switch code {
    case .left, .down: index(after: -1)
    case .right, .up: index(after: 1)
    case .pageUp: index(after: max(1, last / 10))
    case .pageDown: index(after: -max(1, last / 10))
    case .home: 0
    case .end: max(last, current)
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .function: nil
    }
  }

  private static let tolerance = 1e-6
}

extension Int {
  /// The difference to a larger number, at most the largest number.
  fileprivate func distanceSaturated(to other: Int) -> Int {
    let (distance, hasOverflow) = other.subtractingReportingOverflow(self)
    return hasOverflow ? .max : distance
  }
}
