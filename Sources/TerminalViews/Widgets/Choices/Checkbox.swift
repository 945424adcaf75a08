public import TerminalModel

/// A box with a title, checked or not.
///
/// ```swift
/// Checkbox("I accept the terms", isOn: state.accepts, changes: Event.acceptsChanged)
/// ```
/// The application's state has the value; the event has the new one. Enter, the space bar or a
/// click changes it.
public struct Checkbox<Event>: DrawnControl {
  private let title: String
  private let isOn: Bool
  private let changes: (Bool) -> Event

  /// Makes a checkbox.
  ///
  /// - Parameters:
  ///   - title: The text beside the box.
  ///   - isOn: Whether the box is checked.
  ///   - changes: The event for a new value.
  public init(_ title: String, isOn: Bool, changes: @escaping (Bool) -> Event) {
    self.title = title
    self.isOn = isOn
    self.changes = changes
  }

  private var line: ChoiceLine { ChoiceLine(mark: .checkbox(isOn: isOn), title: title) }

  /// Enter, the space bar, and the mouse.
  public var inputs: InputMask { [.activation, .pointer] }

  /// One row, five columns wider than the title.
  public func size(in proposed: Size) -> Size { line.size }

  /// Sends the event for the other value.
  public func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    input.isActivation ? .sends(changes(!isOn)) : .ignored
  }

  /// Draws the box and the title.
  public func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    line.draw(row: 0, ButtonLook(area.state), on: &area)
  }
}
