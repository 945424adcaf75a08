import TerminalModel

/// Long texts that a layout has laid out, for the next layout to reuse.
///
/// Without it, a text of a million lines in a scroll view takes 560 ms of each frame.
struct TextCache {
  /// A text that has been laid out, at a path.
  struct Entry {
    let path: ViewPath
    let text: TextBlock
    /// The proposed size.
    let room: Size
    let lines: TextLines
    /// The size of the lines.
    let size: Size
  }

  /// A text is stored if its layout reads at least this number of bytes, which is more than a screen
  /// of ASCII has cells.
  static let minimumBytes = 32_768

  private var entries: [Entry] = []

  /// The text at a path, if it has been laid out with the same bytes and for the same size.
  func entry(at path: ViewPath, for text: TextBlock, in room: Size) -> Entry? {
    entries.first { entry in
      entry.path == path && entry.room == room && entry.text.wrapping == text.wrapping
        && entry.text.truncation == text.truncation && entry.text.text.hasSameBytes(as: text.text)
    }
  }

  mutating func store(_ entry: Entry) { entries.append(entry) }

  /// Moves the texts in a view out of another cache.
  mutating func take(_ path: ViewPath, from other: inout TextCache) {
    let end = other.entries.partition { path.contains($0.path) }
    entries += other.entries[end...]
    other.entries.removeSubrange(end...)
  }
}

extension LayoutPass {
  /// Lays out a long text, or reuses the lines of this or of the previous layout.
  ///
  /// - Parameter room: The proposed size.
  mutating func layout(long text: TextBlock, in room: Size) -> (lines: TextLines, size: Size) {
    if let entry = cache.texts.entry(at: path, for: text, in: room) {
      return (entry.lines, entry.size)
    }
    if let entry = reusable.texts.entry(at: path, for: text, in: room) {
      cache.texts.store(entry)
      return (entry.lines, entry.size)
    }
    let (lines, bytesRead) = TextLines.laidOut(
      text.text, in: room, wrapping: room.rows == 1 ? .none : text.wrapping,
      truncation: text.truncation)
    noteLines(of: lines)
    let size = lines.size
    if bytesRead >= TextCache.minimumBytes {
      cache.texts.store(
        TextCache.Entry(path: path, text: text, room: room, lines: lines, size: size))
    }
    return (lines, size)
  }
}
