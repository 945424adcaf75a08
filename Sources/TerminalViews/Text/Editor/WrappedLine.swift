import TerminalModel

/// One line of an editor as rows of a screen (soft wrap).
///
/// All characters stay: a row ends behind the blanks after a word or between two wide characters, and
/// blanks that do not fit hang over the edge. A word that is wider than a row is broken between
/// characters. Making it takes time proportional to the length of the line.
package struct WrappedLine: Hashable, Sendable {
  /// The first bytes of the rows after the first one.
  private var starts: [Int] = []
  /// The number of bytes of the line.
  private let byteCount: Int

  /// Wraps a line.
  ///
  /// - Parameter columns: The width of a row, `Int.max` for a single row; at least one cluster is in
  ///   each row.
  package init(_ line: String, columns: Int) {
    byteCount = line.utf8.count
    guard columns < .max else { return }
    var row = Row()
    var starts: [Int] = []
    Clusters(line).forEachRange { cluster, bytes in
      if cluster.width == 2, row.endsWide { row.beginWord(at: bytes.lowerBound) }
      while cluster != .blank, row.columns + cluster.width > columns, row.start < bytes.lowerBound {
        row.breakBefore(bytes.lowerBound)
        starts.append(row.start)
      }
      row.columns += cluster.width
      row.wordColumns += cluster.width
      row.endsWide = cluster.width == 2
      if cluster == .blank { row.beginWord(at: bytes.upperBound) }
    }
    self.starts = starts
  }

  /// A line that fits into a row.
  init(byteCount: Int) { self.byteCount = byteCount }

  /// The number of rows, at least 1.
  package var rowCount: Int { starts.count + 1 }

  /// The range of a row in the line's UTF-8; the ranges have no gaps.
  package func bytes(ofRow row: Int) -> Range<Int> {
    (row > 0 ? starts[row - 1] : 0)..<(row < starts.count ? starts[row] : byteCount)
  }

  /// The index of the row with a byte; the last row if the byte is the end.
  package func row(ofByte offset: Int) -> Int {
    // The number of rows that begin at the byte or before it, found by binary search.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The row that is being filled.
  private struct Row {
    var start = 0
    var columns = 0
    /// The first byte of the last word, and the columns since then.
    var wordStart = 0
    var wordColumns = 0
    /// Whether its last cluster is wide.
    var endsWide = false

    mutating func beginWord(at byte: Int) { (wordStart, wordColumns) = (byte, 0) }

    /// Begins the next row with the last word, or with a byte if that is the only word.
    mutating func breakBefore(_ byte: Int) {
      if wordStart <= start { (wordStart, wordColumns) = (byte, 0) }
      (start, columns) = (wordStart, wordColumns)
    }
  }
}
