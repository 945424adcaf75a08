/// The encoder that turns frames into the bytes that a terminal reads.
public enum Renderer: String, Hashable, Sendable, CaseIterable {
  /// ncurses, which supports every type of terminal.
  case ncurses
  /// The framework's own encoder, for terminals that read the sequences of ECMA-48; ncurses draws on
  /// the others.
  case direct
}
