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
  /// The count of a press: 2 or 3 for the second press of a double click and the third of a triple
  /// click, at most 500 ms apart and over the same cell; otherwise 1.
  ///
  /// A session counts; the terminal does not.
  public var clickCount: Int

  /// Makes a mouse event.
  public init(
    _ action: Action, at position: Position, modifiers: Key.Modifiers = [], clickCount: Int = 1
  ) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
    self.clickCount = clickCount
  }
}
