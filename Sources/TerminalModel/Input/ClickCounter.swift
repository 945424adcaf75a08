/// Counts the presses of double and triple clicks.
package struct ClickCounter: Hashable, Sendable {
  /// The maximum time between two presses of a double click, as in most desktop systems.
  package static let interval = Duration.milliseconds(500)

  private var last: Press?

  private struct Press: Hashable, Sendable {
    var button: Mouse.Button
    var position: Position
    var time: Duration
    var count: Int
  }

  package init() {}

  /// The count of a press: 1 more than that of the last press, if that was a short time ago, of the
  /// same button and over the same cell; otherwise, and for the press after a triple click, 1.
  ///
  /// - Parameter time: The time of the press, measured from any fixed moment.
  package mutating func count(
    _ button: Mouse.Button, at position: Position, _ time: Duration
  ) -> Int {
    var press = Press(button: button, position: position, time: time, count: 1)
    if let last, last.button == button, last.position == position,
      time - last.time <= Self.interval, last.count < 3
    {
      press.count = last.count + 1
    }
    last = press
    return press.count
  }

  /// An input in which a press has its count; other inputs are returned as they are.
  ///
  /// - Parameter time: Returns the current time; called for a press only.
  package mutating func counted(_ input: Input, _ time: () -> Duration) -> Input {
    guard case .mouse(var mouse) = input, case .pressed(let button) = mouse.action else {
      return input
    }
    mouse.clickCount = count(button, at: mouse.position, time())
    return .mouse(mouse)
  }
}
