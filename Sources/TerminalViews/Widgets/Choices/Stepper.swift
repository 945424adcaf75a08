public import TerminalModel

/// A number between two signs that make it smaller and larger.
///
/// ```swift
/// Stepper(state.guests, in: 1...9, changes: Event.guestsChanged) { "\($0) guests" }
/// ```
/// The application's state has the number; the event has the new one.
///
/// The arrow keys, `+` and `-`, the wheel of the mouse and clicks on the signs change the number by
/// one step, Page Up and Page Down by a tenth of all steps, rounded down, but at least by one; Home
/// and End select the first and the last number that the steps reach. There, the sign that would
/// leave the range is hidden.
public struct Stepper<Event>: DrawnControl {
  private let stops: Stops
  private let text: String
  private let columns: Int
  private let event: (Int) -> Event

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - value: The current number; out of range, it counts as the nearest end.
  ///   - range: The possible numbers.
  ///   - step: The difference between neighbouring numbers, the first of which is the lower bound;
  ///     less than 1 counts as 1.
  ///   - changes: The event for a new number.
  ///   - text: The text that shows a number. The stepper is wide enough for the texts of both ends
  ///     of the range.
  public init(
    _ value: Int, in range: ClosedRange<Int>, step: Int = 1, changes: @escaping (Int) -> Event,
    text: (Int) -> String = { "\($0)" }
  ) {
    let step = max(1, step)
    stops = Stops(value, in: range, step: step)
    self.text = text(min(max(value, range.lowerBound), range.upperBound))
    let ends = [text(range.lowerBound), text(range.upperBound)]
    columns = ([self.text] + ends).reduce(0) { max($0, Clusters($1).columns) }
    event = { changes(range.lowerBound + $0 * step) }
  }

  /// The navigation keys and the mouse.
  public var inputs: InputMask { [.navigation, .pointer] }

  /// The navigation keys, `+` and `-`.
  public func handles(_ key: Key) -> Bool {
    let input = ControlInput.key(key)
    return (stops.index(for: input) ?? index(for: input, columns)) != nil
  }

  /// One row, eight columns wider than the widest of the texts.
  public func size(in proposed: Size) -> Size { Size(columns: columns + 8, rows: 1) }

  /// Sends the event for another number.
  public func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    guard let index = stops.index(for: input) ?? index(for: input, size.columns) else {
      return .ignored
    }
    return stops.isCurrent(index) ? .handled : .sends(event(index))
  }

  /// Draws the number and the signs on a fill that shows whether the stepper is focused, pressed or
  /// disabled.
  public func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let shown = text.truncated(columns: area.size.columns - 8)
    let blanks = max(0, area.size.columns - 8 - Clusters(shown).columns)
    let number = String(repeating: " ", count: blanks) + shown
    let less = stops.isCurrent(stops.index(after: -1)) ? " " : "−"
    let more = stops.isCurrent(stops.index(after: 1)) ? " " : "+"
    area.draw("\(less) \(number) \(more)", in: ButtonLook(area.state))
  }

  /// The index of the stop (a possible number) after `+`, `-` or a click on a sign, or nil for
  /// other input.
  private func index(for input: ControlInput, _ columns: Int) -> Int? {
    switch input {
    case .key("+"): return stops.index(after: 1)
    case .key("-"): return stops.index(after: -1)
    case .pointer(let pointer):
      guard case .clicked(.left, _) = pointer.action else { return nil }
      if pointer.position.column < 4 { return stops.index(after: -1) }
      return pointer.position.column >= columns - 4 ? stops.index(after: 1) : nil
    case .key, .paste, .focusChanged, .terminalChanged: return nil
    }
  }
}
