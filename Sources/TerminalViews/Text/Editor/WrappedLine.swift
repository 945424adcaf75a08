import TerminalModel

/// One line of an editor as rows of a screen (soft wrap).
///
/// No character is left out: a row ends behind the blanks after a word or between two wide
/// characters, and blanks that do not fit belong to the row, but are not visible. A word that is
/// wider than a row is broken between characters. Wrapping takes time proportional to the length of
/// the line.
package struct WrappedLine: Hashable, Sendable {
  /// The offset of the first byte of each row after the first one.
  private var starts: [Int] = []
  /// The number of bytes of the line.
  private let byteCount: Int

  /// Wraps a line.
  ///
  /// - Parameter columns: The width of a row, `Int.max` for a single row; at least one cluster is
  ///   in each row.
  package init(_ line: String, columns: Int) {
    byteCount = line.utf8.count
    guard columns < byteCount else { return }
    guard !Clusters(line).isPrintableASCII else {
      starts = line.withBytes { Self.starts(ofRowsIn: $0, columns: columns) }
      return
    }
    var row = Row(limit: columns)
    Clusters(line).forEachRange { row.add($1, width: $0.width, isBlank: $0 == .blank) }
    starts = row.starts
  }

  /// The offset of the first byte of each row after the first one, in printable ASCII.
  ///
  /// It reads only the bytes around the ends of the rows. ``Row``, which wraps all other text,
  /// takes 40 instructions for each byte, and more for each cluster.
  private static func starts(ofRowsIn bytes: Span<UInt8>, columns: Int) -> [Int] {
    let (columns, blank) = (max(1, columns), UInt8(ascii: " "))
    var starts: [Int] = []
    var start = 0
    var end = columns
    while end < bytes.count {
      guard bytes[end] != blank else {
        end += 1
        continue
      }
      var word = end
      while word > start, bytes[word - 1] != blank { word -= 1 }
      start = word > start ? word : end
      starts.append(start)
      end = start + columns
    }
    return starts
  }

  /// A line that fits into a row.
  init(byteCount: Int) { self.byteCount = byteCount }

  /// The number of rows, at least 1.
  package var rowCount: Int { starts.count + 1 }

  /// The range of a row in the line's UTF-8; the ranges have no gaps.
  package func bytes(ofRow row: Int) -> Range<Int> {
    (row > 0 ? starts[row - 1] : 0)..<(row < starts.count ? starts[row] : byteCount)
  }

  /// The index of the row with a byte; the last row if the byte is the end of the line.
  package func row(ofByte offset: Int) -> Int {
    // The number of rows after the first one that begin at the byte or before it, which is the
    // index, found by binary search.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The row that is being filled, and the starts of the rows so far.
  private struct Row {
    let limit: Int
    private(set) var starts: [Int] = []
    private var start = 0
    private var columns = 0
    /// The first byte of the last word, and the columns since then.
    private var wordStart = 0
    private var wordColumns = 0
    /// Whether its last cluster is wide.
    private var endsWide = false

    init(limit: Int) { self.limit = limit }

    /// Adds a cluster at a range of bytes.
    mutating func add(_ bytes: Range<Int>, width: Int, isBlank: Bool) {
      if width == 2, endsWide { beginWord(at: bytes.lowerBound) }
      while !isBlank, columns + width > limit, start < bytes.lowerBound {
        breakBefore(bytes.lowerBound)
        starts.append(start)
      }
      columns += width
      wordColumns += width
      endsWide = width == 2
      if isBlank { beginWord(at: bytes.upperBound) }
    }

    private mutating func beginWord(at byte: Int) { (wordStart, wordColumns) = (byte, 0) }

    /// Begins the next row with the last word, or, if the row has no other word, at a byte in the
    /// middle of this word.
    private mutating func breakBefore(_ byte: Int) {
      if wordStart <= start { (wordStart, wordColumns) = (byte, 0) }
      (start, columns) = (wordStart, wordColumns)
    }
  }
}
