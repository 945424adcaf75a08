/// The colours that a terminal shows.
public enum ColorDepth: Hashable, Sendable {
  /// No colours, only attributes.
  case none
  /// Eight colours.
  case eight
  /// Eight colours and their bright versions.
  case sixteen
  /// The palette of 256 colours.
  case palette
  /// Direct colour: the palette, and every mixture of red, green and blue.
  case direct
}
