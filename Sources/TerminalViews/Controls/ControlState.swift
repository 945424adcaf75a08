/// How a control is used at the moment, for its look.
///
/// The views of a ``CompositeControl`` are drawn with the state of the innermost control around
/// them.
public struct ControlState: Hashable, Sendable {
  /// Whether the control has the focus.
  public package(set) var isFocused = false
  /// Whether the control, or a control in it, has the focus.
  public package(set) var containsFocus = false
  /// Whether the left mouse button was pressed over the control and is still held.
  public package(set) var isPressed = false
  /// Whether the pointer is over the control; only known for a control with the mask
  /// ``InputMask/hover``.
  public package(set) var isHovered = false
  /// Whether the control takes no input, because of ``View/disabled(_:)``.
  public package(set) var isDisabled = false
  /// Whether the control is in a field of a ``Form``.
  var isInForm = false

  package init() {}
}
