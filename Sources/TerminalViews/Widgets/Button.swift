public import TerminalModel

/// A title that sends an event when it is pressed.
///
/// It is pressed by Enter or the space bar while it has the focus, or by a click.
public struct Button<Event>: DrawnControl {
  private let title: String
  private let event: Event

  /// Makes a button.
  public init(_ title: String, sends event: Event) {
    self.title = title
    self.event = event
  }

  /// Enter, the space bar, and the mouse.
  public var inputs: InputMask { [.activation, .pointer] }

  /// One row, with the title between two columns on each side.
  public func size(in proposed: Size) -> Size {
    Size(columns: Clusters(title).columns(upTo: proposed.columns) + 4, rows: 1)
  }

  /// Sends the event if the button is pressed.
  public func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    input.isActivation ? .sends(event) : .ignored
  }

  /// Draws the title between brackets, which differ in each state.
  public func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let look = ButtonLook(area.state)
    let style = look.change.applied(to: area.style)
    let line = TextLine(title, columns: area.size.columns - 4)
    area.write(look.brackets.left, at: .origin, style: style)
    area.write(line, at: Position(column: 2, row: 0), style: style)
    area.write(look.brackets.right, at: Position(column: 2 + line.columns, row: 0), style: style)
  }
}

/// The look of a button.
///
/// Each look has its own brackets, so that it can be seen without colours and attributes.
package enum ButtonLook: Hashable, Sendable {
  case idle, focused, pressed, disabled

  init(_ state: ControlState) {
    self =
      if state.isDisabled {
        .disabled
      } else if state.isPressed {
        .pressed
      } else {
        state.isFocused ? .focused : .idle
      }
  }

  /// The texts on both sides of the title, two columns each.
  package var brackets: (left: String, right: String) {
    switch self {
    case .idle: ("[ ", " ]")
    case .focused: ("[›", "‹]")
    case .pressed: ("[»", "«]")
    case .disabled: ("( ", " )")
    }
  }

  package var change: StyleChange {
    switch self {
    case .idle: StyleChange()
    case .focused: StyleChange(attributes: [.reverse, .bold])
    case .pressed: StyleChange(attributes: .bold)
    case .disabled: StyleChange(attributes: .dim)
    }
  }
}
