/// Reads the clusters of a text line by line, with blanks for tabs.
///
/// It reads at most one scalar beyond the cluster that it returns.
struct LineScanner {
  private var scanner = ClusterScanner(stopsAtBreaks: true)
  /// The remaining blanks of a tab.
  private var blanks = 0
  /// The column after the last cluster; a tab moves to the next multiple of 8.
  private(set) var column = 0

  /// Whether the next cluster is a blank of a tab that has been read.
  var isInTab: Bool { blanks > 0 }

  /// The index of the first unread byte.
  var index: Int { scanner.index }

  /// The next cluster of the line, or nil at its end.
  mutating func next(in text: Span<UInt8>) -> Cluster? {
    while true {
      if blanks > 0 {
        blanks -= 1
        column += 1
        return .blank
      }
      if let cluster = scanner.next(in: text) {
        column += cluster.width
        return cluster
      }
      guard index < text.count, text[index] == UInt8(ascii: "\t") else { return nil }
      blanks = 8 - column % 8
      scanner = ClusterScanner(at: index + 1, stopsAtBreaks: true)
    }
  }

  /// Moves to the beginning of the next line, or returns false if this line is the last.
  mutating func skipLine(in text: Span<UInt8>) -> Bool {
    guard let end = text.firstLineFeed(in: index..<text.count) else { return false }
    goToLine(at: end + 1)
    return true
  }

  /// Moves to an index, which is that of the first byte of a line or of the line feed after a line,
  /// and to column 0.
  mutating func goToLine(at index: Int) {
    scanner = ClusterScanner(at: index, stopsAtBreaks: true)
    (blanks, column) = (0, 0)
  }

  /// Reads the rest of a line, up to and including the first cluster that ends beyond a column.
  mutating func clusters(in text: Span<UInt8>, columns limit: Int) -> [Cluster] {
    var clusters: [Cluster] = []
    while column <= limit, let cluster = next(in: text) { clusters.append(cluster) }
    return clusters
  }
}
