public import TerminalModel

extension Frame {
  /// The frame as text, as in a snapshot file: the size; the characters in a border; if a cell is
  /// styled, a letter for each cell's style, and a legend; then the cursor.
  ///
  /// ```
  /// 8 columns, 1 row
  /// ┌────────┐
  /// │Count: 3│
  /// └────────┘
  /// styles
  /// ┌────────┐
  /// │.......a│
  /// └────────┘
  /// a: bold, red on blue
  /// cursor: column 7, row 0
  /// ```
  public var snapshot: String { FrameSnapshot(self).text }
}

/// The letter that stands for a style in a snapshot, and the style in words.
struct StyleLetter: Equatable {
  let letter: Character
  let style: String
}

/// The parts of a frame's text.
struct FrameSnapshot: Equatable {
  /// The size of the screen.
  let size: Size
  /// The characters, one line for each row.
  let glyphs: [String]
  /// A letter for each cell's style, one line for each row; empty if all cells are plain.
  let letters: [String]
  /// The styles of the letters.
  let legend: [StyleLetter]
  /// The cursor's position in words, or `hidden`; nil if the snapshot does not hold it.
  let cursor: String?

  /// The letter of a plain cell.
  static let plain: Character = "."

  /// Makes the parts of a frame's text.
  init(_ frame: Frame, _ parts: SnapshotParts = .standard) {
    let size = frame.size
    self.size = size
    let place = frame.cursor.map { "column \($0.column), row \($0.row)" } ?? "hidden"
    cursor = parts.contains(.cursor) ? place : nil
    let rows = (0..<size.rows).map { frame.buffer.row($0) }
    glyphs = rows.map { row in
      row.lazy.filter { !$0.isContinuation }.map(\.cluster.description).joined()
    }
    guard parts.contains(.styles) else {
      (letters, legend) = ([], [])
      return
    }
    var known: [Style: Character] = [.plain: Self.plain]
    // The legend's words do not name all attributes: styles with the same words get one letter.
    // With two letters, a file could differ although the failure, which compares words, shows no
    // difference.
    var letters = [Style.plain.snapshot: Self.plain]
    var legend: [StyleLetter] = []
    for style in rows.joined().lazy.map(\.style) where known[style] == nil {
      let words = style.snapshot
      let letter = letters[words] ?? Self.letter(legend.count)
      if letters[words] == nil { legend.append(StyleLetter(letter: letter, style: words)) }
      (known[style], letters[words]) = (letter, letter)
    }
    self.letters =
      legend.isEmpty ? [] : rows.map { row in String(row.compactMap { known[$0.style] }) }
    self.legend = legend
  }

  /// The letter of the style at an index of the legend: the 62 Latin letters and digits, then
  /// private-use characters, which are at least distinct.
  private static func letter(_ index: Int) -> Character {
    let named = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let unnamed = Unicode.Scalar(UInt32(0xF0000 + index)) ?? "\u{FFFD}"
    return named.indices.contains(index) ? named[index] : Character(unnamed)
  }

  /// The style of each cell of a row, in words.
  func styles(inRow row: Int, columns: Int) -> [String] {
    guard letters.indices.contains(row) else { return Array(repeating: "plain", count: columns) }
    let names = Dictionary(
      legend.map { ($0.letter, $0.style) }, uniquingKeysWith: { first, _ in first })
    return letters[row].map { names[$0] ?? "plain" }
  }
}
