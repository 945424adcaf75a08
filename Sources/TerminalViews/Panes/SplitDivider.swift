import TerminalModel

/// The line between the panes of a ``Split``, which takes the keys that move it.
struct SplitDivider<Event>: DrawnControl {
  let axis: Axis
  let takesFocus: Bool

  var inputs: InputMask { .navigation }

  func acceptsFocus(_ memory: NoMemory, in size: Size) -> Bool { takesFocus }

  func handles(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.code {
    case .left, .right: return axis == .horizontal
    case .up, .down: return axis == .vertical
    case .enter, .home, .end, .pageUp, .pageDown: return true
    case .character, .tab, .escape, .backspace, .delete, .insert, .function: return false
    }
  }

  func size(in proposed: Size) -> Size { proposed }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    if case .key = input { .passes(input) } else { .ignored }
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let isFocused = area.state.isFocused
    area.drawDivider(
      as: isFocused ? .focusedDivider : .divider, along: axis,
      isFocused ? .focusedBorder : .border)
  }
}

/// The cells of the divider of a ``Split`` that take the mouse.
///
/// They are a control of their own, so that a drag does not move the focus.
struct SplitHandle<Event>: DrawnControl {
  let axis: Axis

  /// The coordinate of the pointer across the axis in the input that is passed on to the split.
  ///
  /// No cell has this coordinate, so that the ``Split`` can tell such input from that of a pane.
  static var passedPlace: Int { .min }

  var inputs: InputMask { [.pointer, .hover] }

  func size(in proposed: Size) -> Size { proposed }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .pointer(var pointer) = input else { return .ignored }
    switch pointer.action {
    case .pressed(.left, _), .dragged(.left):
      let along = pointer.position.along(axis)
      pointer.position =
        axis == .horizontal
        ? Position(column: along, row: Self.passedPlace)
        : Position(column: Self.passedPlace, row: along)
      return .passes(.pointer(pointer))
    case .pressed, .dragged, .released, .clicked, .moved, .scrolled: return .ignored
    }
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    guard area.state.isPressed || area.state.isHovered else { return }
    area.drawDivider(as: .focusedDivider, along: axis, .accent)
  }
}

extension DrawingArea {
  fileprivate mutating func drawDivider(
    as part: WidgetPart, along axis: Axis, _ color: Color
  ) {
    let border = part == .divider ? Border.plain : .heavy
    fill(
      with: axis == .horizontal ? border.vertical : border.horizontal,
      style: style(of: part, style(color)))
  }
}
