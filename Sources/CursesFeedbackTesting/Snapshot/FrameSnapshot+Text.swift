import TerminalModel

extension FrameSnapshot {
  /// The whole text of a snapshot file.
  var text: String {
    var lines = [extent] + Self.bordered(glyphs, columns: size.columns)
    if !letters.isEmpty {
      lines += ["styles"] + Self.bordered(letters, columns: size.columns)
      lines += legend.map { "\($0.letter): \($0.style)" }
    }
    lines += [cursor.map { "cursor: \($0)" }, ""].compactMap(\.self)
    return lines.joined(separator: "\n")
  }

  /// The extent and the characters, without styles.
  var screen: String { "\(extent):\n\(picture)" }

  /// The characters in a border.
  var picture: String { Self.bordered(glyphs, columns: size.columns).joined(separator: "\n") }

  /// The size in words: `8 columns, 1 row`.
  var extent: String { "\(counted(size.columns, "column")), \(counted(size.rows, "row"))" }

  /// Parses the text of a snapshot file; nil if it is none.
  init?(text: String) {
    var lines = text.split(separator: "\n").map(String.init)[...]
    guard let size = lines.popFirst().flatMap(Size.init(extent:)),
      let glyphs = Self.unbordered(&lines)
    else { return nil }
    var letters: [String] = []
    if lines.first == "styles" {
      lines.removeFirst()
      guard let bordered = Self.unbordered(&lines) else { return nil }
      letters = bordered
    }
    let hasCursor = lines.last?.hasPrefix("cursor: ") == true
    cursor = hasCursor ? lines.popLast().map { String($0.dropFirst("cursor: ".count)) } : nil
    guard lines.isEmpty || !letters.isEmpty else { return nil }
    let legend = lines.compactMap(StyleLetter.init(line:))
    guard legend.count == lines.count else { return nil }
    self.size = size
    self.glyphs = glyphs
    self.letters = letters
    self.legend = legend
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

extension StyleLetter {
  /// Parses a line of a snapshot file, such as `a: bold`.
  fileprivate init?(line: String) {
    guard let letter = line.first, line.dropFirst().hasPrefix(": ") else { return nil }
    self.init(letter: letter, style: String(line.dropFirst(3)))
  }
}

extension Size {
  /// Parses a size in words, such as `8 columns, 1 row`.
  fileprivate init?(extent: String) {
    let numbers = extent.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
