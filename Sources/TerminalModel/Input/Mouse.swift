/// An action of the mouse and the cell under its pointer.
public struct Mouse: Hashable, Sendable {
  /// A mouse button.
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  /// A press, a release, a movement or a scroll.
  public enum Action: Hashable, Sendable {
    case pressed(Button)
    case released(Button)
    /// Moved with the button held.
    case dragged(Button)
    case scrolledUp, scrolledDown, scrolledLeft, scrolledRight
    /// Moved with no button held.
    case moved
  }

  /// The action.
  public var action: Action
  /// The cell under the pointer.
  public var position: Position
  /// The modifiers that were held.
  public var modifiers: Key.Modifiers

  /// Makes a mouse event.
  public init(_ action: Action, at position: Position, modifiers: Key.Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
