import TerminalModel

/// Encodes frames as the bytes that draw them.
protocol FrameEncoder: ~Copyable {
  /// Discards the record of the contents of the screen.
  mutating func forget()

  /// Adds the bytes that draw the changes between the previous frame and this one.
  ///
  /// It draws every cell of the first frame, of the first one after ``forget()``, and of a frame of
  /// another size or in another theme.
  mutating func encode(
    _ frame: Frame, changes: FrameDiff, theme: Theme, into output: inout ByteBuffer
  ) throws(TerminalError)
}

extension TerminalType {
  /// Makes the encoder for the type; throws if ncurses has to draw and refuses the type or the
  /// size, or already has a screen.
  borrowing func encoder(size: Size) throws(TerminalError) -> any FrameEncoder & ~Copyable {
    guard let direct else { return try CursesFrameEncoder(self, size: size) }
    return DirectFrameEncoder(direct, modes: modes, depth: depth, size: size)
  }
}
