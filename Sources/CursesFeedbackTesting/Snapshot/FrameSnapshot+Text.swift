extension FrameSnapshot {
  /// The whole text of a snapshot file.
  var text: String {
    var lines = [extent] + Self.bordered(glyphs, columns: columns)
    if !letters.isEmpty {
      lines += ["styles"] + Self.bordered(letters, columns: columns)
      lines += legend
    }
    lines += [cursor.map { "cursor: \($0)" }, ""].compactMap(\.self)
    return lines.joined(separator: "\n")
  }

  /// The extent and the characters, without styles.
  var screen: String { "\(extent):\n\(picture)" }

  /// The characters in a border.
  var picture: String { Self.bordered(glyphs, columns: columns).joined(separator: "\n") }

  /// The number of columns that the extent names.
  var columns: Int { Int(extent.prefix { $0 != " " }) ?? 0 }

  /// Parses the text of a snapshot file; nil if it is none.
  init?(text: String) {
    var lines = text.split(separator: "\n").map(String.init)[...]
    guard let extent = lines.popFirst(), let glyphs = Self.unbordered(&lines) else { return nil }
    var letters: [String] = []
    if lines.first == "styles" {
      lines.removeFirst()
      guard let bordered = Self.unbordered(&lines) else { return nil }
      letters = bordered
    }
    let hasCursor = lines.last?.hasPrefix("cursor: ") == true
    cursor = hasCursor ? lines.popLast().map { String($0.dropFirst("cursor: ".count)) } : nil
    guard lines.isEmpty || !letters.isEmpty else { return nil }
    self.extent = extent
    self.glyphs = glyphs
    self.letters = letters
    legend = Array(lines)
  }

  /// The lines in a border, which makes blanks at their ends visible.
  private static func bordered(_ lines: [String], columns: Int) -> [String] {
    let line = String(repeating: "─", count: columns)
    return ["┌\(line)┐"] + lines.map { "│\($0)│" } + ["└\(line)┘"]
  }

  /// Removes the first bordered lines, and returns them without the border; nil if there are none.
  private static func unbordered(_ lines: inout ArraySlice<String>) -> [String]? {
    guard lines.popFirst()?.first == "┌", let end = lines.firstIndex(where: { $0.first == "└" })
    else { return nil }
    let inner = lines[..<end].map { String($0.dropFirst().dropLast()) }
    lines = lines[(end + 1)...]
    return inner
  }
}
