import TerminalModel

/// Turns frames into the bytes that show them.
protocol FrameEncoder: ~Copyable {
  /// From now on nothing is known of what the terminal shows.
  mutating func forget()

  /// Adds the bytes that bring the terminal from the frame before, from which the changes were
  /// taken, to this one.
  ///
  /// After ``forget()``, and with another size, every cell is drawn.
  mutating func encode(
    _ frame: Frame, changes: FrameDiff, into output: inout ByteBuffer
  ) throws(TerminalError)
}

extension TerminalType {
  /// Makes what draws on such a terminal; fails where ncurses is to draw and cannot.
  borrowing func encoder(size: Size) throws(TerminalError) -> any FrameEncoder & ~Copyable {
    guard let direct else { return try CursesFrameEncoder(self, size: size) }
    return DirectFrameEncoder(direct, modes: modes, depth: depth, size: size)
  }
}
