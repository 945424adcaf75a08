import TerminalModel

/// One line of an editor as rows of a screen (soft wrap).
///
/// All characters stay: a row ends behind the blanks after a word, and blanks that do not fit hang
/// over the edge. A word that is wider than a row is broken between characters. Making it takes time
/// proportional to the length of the line.
package struct WrappedLine: Hashable, Sendable {
  /// The ranges of the rows in the line's UTF-8; at least one, without gaps.
  package private(set) var rows: [Range<Int>] = []

  /// Wraps a line.
  ///
  /// - Parameter columns: The width of a row; at least one cluster is in each row.
  package init(_ line: String, columns: Int) {
    var row = Row()
    Clusters(line).forEachRange { cluster, bytes in
      while cluster != .blank, row.columns + cluster.width > columns, row.start < bytes.lowerBound {
        rows.append(row.breakBefore(bytes.lowerBound))
      }
      row.columns += cluster.width
      row.wordColumns += cluster.width
      guard cluster == .blank else { return }
      row.wordStart = bytes.upperBound
      row.wordColumns = 0
    }
    rows.append(row.start..<line.utf8.count)
  }

  /// The index of the row with a byte; the last row if the byte is the end.
  package func row(ofByte offset: Int) -> Int {
    // The first row that ends behind the byte, found by binary search.
    var (low, high) = (0, rows.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].upperBound > offset { high = middle } else { low = middle + 1 }
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

    /// Ends the row before its last word, or before a byte if that is its only word.
    mutating func breakBefore(_ byte: Int) -> Range<Int> {
      let row = start
      if wordStart <= start { (wordStart, wordColumns) = (byte, 0) }
      (start, columns) = (wordStart, wordColumns)
      return row..<start
    }
  }
}
