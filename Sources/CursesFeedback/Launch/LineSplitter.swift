/// Splits bytes that arrive in parts into lines.
///
/// A line ends with a line feed. Bytes that are not UTF-8 become U+FFFD.
struct LineSplitter {
  /// The bytes after the last line feed.
  private var rest: [UInt8] = []

  /// The lines that end in these bytes, without their line feeds.
  mutating func lines(in bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var unread = bytes[...]
    while let end = unread.firstIndex(of: Self.lineFeed) {
      let line = unread[..<end]
      lines.append(String(decoding: rest.isEmpty ? line : rest + line, as: UTF8.self))
      rest = []
      unread = unread[(end + 1)...]
    }
    rest += unread
    return lines
  }

  /// The last line, if it has no line feed; nil if the input is empty or ends with a line feed.
  mutating func end() -> String? {
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
