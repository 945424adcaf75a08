import TerminalModel

/// The sequences that drawing without ncurses needs.
struct DirectSequences {
  let cursor: CursorSequences
  let style: StyleSequences
  let erasing: ErasingSequences

  /// Returns nil if the terminal lacks a sequence, so that ncurses has to draw.
  init?(_ terminfo: borrowing Terminfo, depth: ColorDepth) {
    guard let cursor = CursorSequences(terminfo),
      let style = StyleSequences(terminfo, depth: depth),
      let erasing = ErasingSequences(terminfo)
    else { return nil }
    self.cursor = cursor
    self.style = style
    self.erasing = erasing
  }
}

/// Encodes frames without ncurses: scrolls rows that have moved, and writes the remaining cells
/// that differ.
struct DirectFrameEncoder: FrameEncoder {
  private let modes: TerminalModes
  private var writer: ScreenWriter
  /// The cells on the screen, or nil if they are unknown.
  private var shown: Buffer?
  /// Whether the terminal shows its cursor, or nil if that is unknown.
  private var showsCursor: Bool?
  /// The theme of the screen, or nil before the first frame.
  private var theme: Theme?

  init(_ sequences: DirectSequences, modes: TerminalModes, depth: ColorDepth, size: Size) {
    self.modes = modes
    writer = ScreenWriter(sequences, depth: depth, size: size)
  }

  mutating func forget() {
    shown = nil
    showsCursor = nil
  }

  mutating func encode(
    _ frame: Frame, changes: FrameDiff, theme: Theme, into output: inout ByteBuffer
  ) {
    guard !frame.size.isEmpty else { return }
    if theme != self.theme {
      self.theme = theme
      writer.use(theme)
      shown = nil
    }
    let start = modes.beginSynchronized(&output)
    if let shown, shown.size == frame.size {
      draw(frame.buffer, over: shown, changes, &output)
    } else {
      writer.clear(frame.size, &output)
      for row in 0..<frame.size.rows { writer.draw(row: row, of: frame.buffer, &output) }
    }
    if let cursor = frame.cursor { writer.motion.move(to: cursor, &output) }
    if showsCursor != (frame.cursor != nil) {
      showsCursor = frame.cursor != nil
      output.append(frame.cursor == nil ? modes.hideCursor : modes.showCursor)
    }
    shown = frame.buffer
    modes.endSynchronized(&output, from: start)
  }

  private mutating func draw(
    _ buffer: Buffer, over shown: Buffer, _ changes: FrameDiff, _ output: inout ByteBuffer
  ) {
    let scroll =
      writer.canScroll
      ? Scroll(from: shown, to: buffer, changedRows: changes.rows) : nil
    if let scroll {
      writer.scroll(scroll, &output)
      // Begins with the rows that have come in: after a scroll by single rows the cursor is there.
      let (first, last) = (scroll.rows.lowerBound, scroll.rows.upperBound - 1)
      let isUp = scroll.distance > 0
      for row in stride(from: isUp ? last : first, through: isUp ? first : last, by: isUp ? -1 : 1)
      {
        if let source = scroll.source(of: row) {
          writer.draw(row: row, of: buffer, over: shown, row: source, &output)
        } else {
          writer.draw(row: row, of: buffer, &output)
        }
      }
    }
    if scroll == nil, let ranges = changes.foundRanges {
      return writer.draw(ranges, of: buffer, &output)
    }
    for row in changes.rows where scroll?.rows.contains(row) != true {
      writer.draw(row: row, of: buffer, over: shown, row: row, &output)
    }
  }
}
