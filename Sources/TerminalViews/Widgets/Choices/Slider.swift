public import TerminalModel

/// A track with a knob, for a number in a range.
///
/// ```swift
/// Slider(state.volume, in: 0...10, changes: Event.volumeChanged)
/// Slider(state.opacity, in: 0...1, step: 0.05, changes: Event.opacityChanged)
/// ```
/// The application's state has the number; the event has the new one.
///
/// The arrow keys, and the wheel of the mouse, move the knob by one step, Page Up and Page Down by
/// a tenth of all steps, rounded down, but at least by one; Home and End move it to the ends. A
/// press of the left mouse button moves the knob to the step nearest to the pointer; the knob
/// follows the pointer until the button is released. A slider takes the whole proposed width; give
/// it a frame to make it shorter.
public struct Slider<Event>: DrawnControl {
  private let stops: Stops
  private let event: (Int) -> Event

  /// Makes a slider for a whole number.
  ///
  /// - Parameters:
  ///   - value: The current number; out of range, it counts as the nearest end.
  ///   - range: The numbers from left to right.
  ///   - step: The difference between neighbouring numbers, the first of which is the lower bound;
  ///     less than 1 counts as 1.
  ///   - changes: The event for a new number.
  public init(
    _ value: Int, in range: ClosedRange<Int>, step: Int = 1, changes: @escaping (Int) -> Event
  ) {
    let step = max(1, step)
    stops = Stops(value, in: range, step: step)
    event = { changes(range.lowerBound + $0 * step) }
  }

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - value: The current number; out of range, it counts as the nearest end, and NaN as the
  ///     lower bound.
  ///   - range: The numbers from left to right, finite.
  ///   - step: The difference between neighbouring numbers, the first of which is the lower bound;
  ///     nil, or a number that is not positive and finite, for a hundredth of the range. There are
  ///     at most a million steps.
  ///   - changes: The event for a new number.
  public init(
    _ value: Double, in range: ClosedRange<Double>, step: Double? = nil,
    changes: @escaping (Double) -> Event
  ) {
    let extent = range.upperBound - range.lowerBound
    let wished = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? extent / 100
    let step = max(wished, extent / 1_000_000)
    let stops = Stops(value, in: range, step: step)
    let end = range.lowerBound + Double(stops.last) * step
    // A fraction of a range such as 0...1 is often exact where a multiple of the step is not:
    // 3 * 0.1 is not 0.3, but 1 * 3 / 10 is. The last number is the upper bound itself, if the
    // steps end there.
    let upper = abs(end - range.upperBound) < step / 1_000 ? range.upperBound : end
    event = { index in
      guard stops.last > 0 else { return changes(range.lowerBound) }
      return changes(
        range.lowerBound + (upper - range.lowerBound) * Double(index) / Double(stops.last))
    }
    self.stops = stops
  }

  /// The navigation keys and the mouse.
  public var inputs: InputMask { [.navigation, .pointer] }

  /// The slider takes the remaining columns.
  public var fills: Axis.Set { .horizontal }

  /// Sends the event for another number.
  public func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    if let index = stops.index(for: input) {
      return stops.isCurrent(index) ? .handled : .sends(event(index))
    }
    guard let position = input.pressedPosition else { return .ignored }
    return index(at: position.column - 2, in: size.columns - 4).map { .sends(event($0)) }
      ?? .handled
  }

  /// Draws the track on a fill that shows whether the slider is focused, pressed or disabled.
  public func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let look = ButtonLook(area.state)
    let columns = max(1, area.size.columns - 4)
    let knob = knob(in: columns)
    let glyphs = area.glyphs
    let (full, empty) =
      look == .disabled ? ("╍", "╌") : (glyphs[.progress], glyphs[.progressTrack])
    let before = String(repeating: Character(full), count: knob)
    let after = String(repeating: Character(empty), count: columns - 1 - knob)
    area.draw("\(before)\(glyphs[.knob])\(after)", in: look, as: .sliderTrack)
  }

  /// The column of the knob on a track.
  private func knob(in columns: Int) -> Int {
    let left = stops.last == 0 ? 0 : Double(stops.current) / Double(stops.last)
    return Int((min(left, 1) * Double(columns - 1)).rounded())
  }

  /// The index of the stop (a possible number) at a column of a track; nil at the knob, whose
  /// column several numbers can share, and if there is only one stop or one column.
  private func index(at column: Int, in columns: Int) -> Int? {
    let column = min(max(0, column), columns - 1)
    guard stops.last > 0, columns > 1, column != knob(in: columns) else { return nil }
    // The index of the last stop may have no exact `Double`: converted back, it could overflow.
    guard column < columns - 1 else { return stops.last }
    return Int((Double(column) / Double(columns - 1) * Double(stops.last)).rounded())
  }
}
