/// One input from a terminal.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A mouse button was pressed or released, the mouse was moved, or its wheel was turned.
  case mouse(Mouse)
  /// Text was pasted. Line ends are LF, and tabs are the only other ASCII control characters in it.
  case paste(String)
  /// The terminal window got the keyboard focus, or lost it.
  case focused(Bool)
  /// The terminal has a new size.
  case resized(Size)
}
