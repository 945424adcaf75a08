/// One thing that came in from a terminal.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something.
  case mouse(Mouse)
  /// Text was pasted, as one piece: line ends are LF, and tabs are the only other control
  /// characters in it.
  case paste(String)
  /// The terminal window got the keyboard focus, or lost it.
  case focused(Bool)
  /// The terminal has another size.
  case resized(Size)
}
