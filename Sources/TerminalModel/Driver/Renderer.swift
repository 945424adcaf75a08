/// The encoder that turns frames into the bytes that a terminal reads.
public enum Renderer: String, Hashable, Sendable, CaseIterable {
  /// The C library ncurses, which knows nearly all types of terminals.
  case ncurses
  /// The framework's own encoder, for terminals that read the escape sequences of the standard
  /// ECMA-48, as xterm does; ncurses draws on the others.
  case direct
}
