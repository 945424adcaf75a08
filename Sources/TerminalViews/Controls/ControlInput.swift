public import TerminalModel

/// An input for a control.
public enum ControlInput: Hashable, Sendable {
  /// A key was pressed while the control, or a control in it that ignored the key, had the focus.
  case key(Key)
  /// Text was pasted while the control, or a control in it that ignored the paste, had the focus.
  case paste(String)
  /// An action of the mouse over the control, or one that began over it.
  case pointer(Pointer)
  /// The control, or a control in it, got the focus (true), or none of these has it any longer
  /// (false). The control that has the focus at the start gets this input, too.
  ///
  /// Controls that lose the focus are told before those that get it. If the application moved the
  /// focus, or the view with the focus was removed, the response can only change the memory: its
  /// events are not sent, because no input caused them. A control that is removed or disabled is
  /// not told.
  case focusChanged(Bool)
  /// The terminal changed while the control, or a control in it, had the focus.
  ///
  /// The control need not name this input in its ``InputMask``. The application gets the change,
  /// too, after the controls, but in the state before their events. A control that does not have the
  /// focus is not told; a text for the clipboard in the response is ignored.
  case terminalChanged(TerminalChange)

  /// Whether it is Enter, the space bar or a click with the left button.
  public var isActivation: Bool {
    switch self {
    case .key(let key):
      key.modifiers.isEmpty && (key.code == .enter || key.code == .character(" "))
    case .paste, .focusChanged, .terminalChanged: false
    case .pointer(let pointer):
      if case .clicked(.left, _) = pointer.action { true } else { false }
    }
  }

  /// The cell under the pointer if the left button was pressed, or the mouse was moved with the
  /// left button held; nil for other input.
  ///
  /// A slider moves its knob to the step nearest to this cell.
  public var pressedPosition: Position? {
    guard case .pointer(let pointer) = self else { return nil }
    switch pointer.action {
    case .pressed(.left, _), .dragged(.left): return pointer.position
    case .pressed, .dragged, .released, .clicked, .moved, .scrolled: return nil
    }
  }
}

/// A change of the terminal.
public enum TerminalChange: Hashable, Sendable {
  /// The terminal window got the keyboard focus (true), or lost it (false).
  case focused(Bool)
  /// The screen has a new size. The control still has its old size: the next layout changes it.
  case resized(Size)
}

/// An action of the mouse, in the coordinates of a control.
public struct Pointer: Hashable, Sendable {
  /// A press, a release, a movement or a turn of the wheel.
  public enum Action: Hashable, Sendable {
    /// A button was pressed; the count is 1, or 2 or 3 for the second or third press of a double or
    /// triple click. With the count 0, a press of the right button stands for a key that opens a
    /// context menu.
    case pressed(Mouse.Button, count: Int)
    /// The mouse was moved with the button held, after it was pressed over the control.
    case dragged(Mouse.Button)
    /// A button that was pressed over the control was released, over the control or elsewhere.
    case released(Mouse.Button)
    /// A button was released over the control, after it was pressed there; follows the release.
    case clicked(Mouse.Button, count: Int)
    /// The mouse was moved without a held button.
    case moved
    /// The wheel was turned, to move the view over its content by a number of columns to the right
    /// and of rows down; negative numbers move it to the left and up.
    case scrolled(columns: Int, rows: Int)
  }

  /// The action.
  public var action: Action
  /// The cell under the pointer, counted from the control's top left cell; outside the control if
  /// the mouse has left it with a button held.
  public var position: Position
  /// The modifiers that were held.
  public var modifiers: Key.Modifiers

  /// Makes an action of the mouse.
  public init(_ action: Action, at position: Position, modifiers: Key.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
