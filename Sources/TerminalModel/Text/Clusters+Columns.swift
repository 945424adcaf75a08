/// The columns of a text in one line, for text that scrolls horizontally and has a cursor.
///
/// A function with a byte offset, a column or a range of columns as its argument reads the text
/// from its beginning up to there. The part before the offset, the column or the start of the
/// range, if it is printable ASCII, is read sixteen bytes at a time.
extension Clusters {
  /// The columns of the clusters that begin before a byte of the text's UTF-8, and the columns of
  /// the next cluster; one column if there is none.
  package func columns(beforeByte offset: Int) -> (before: Int, next: Int) {
    text.withBytes { bytes in
      let ahead = Swift.min(bytes.count, offset + 1)
      let start = bytes.extracting(0..<ahead).isPrintableASCII ? Swift.min(offset, bytes.count) : 0
      var scanner = ClusterScanner(at: start)
      var columns = start
      while true {
        scanner.skipInvisible(in: bytes)
        guard scanner.index < offset, let cluster = scanner.next(in: bytes) else { break }
        columns += cluster.width
      }
      return (columns, scanner.next(in: bytes)?.width ?? 1)
    }
  }

  /// The offset in the text's UTF-8 of the cluster that covers a column, or the number of bytes if
  /// the column is behind the last cluster.
  package func byte(atColumn column: Int) -> Int {
    bytes(inColumns: column..<column).bytes.upperBound
  }

  /// The clusters that fit into a range of columns, as a range of the text's UTF-8, and the column
  /// of the first one.
  ///
  /// A wide cluster that is only half in the range is left out. If no cluster fits, the returned
  /// range is empty: it is before the first cluster that ends to the right of the columns, or at
  /// the end of the text, and the returned column is that of this place.
  package func bytes(inColumns range: Range<Int>) -> (bytes: Range<Int>, column: Int) {
    text.withBytes { bytes in
      let ahead = Swift.min(bytes.count, range.lowerBound.saturatingAdding(1))
      let skipped = Swift.min(range.lowerBound, bytes.count)
      let isASCII = bytes.extracting(0..<ahead).isPrintableASCII
      var scanner = ClusterScanner(at: isASCII ? skipped : 0)
      var columns = scanner.index
      var first: (byte: Int, column: Int)?
      while true {
        scanner.skipInvisible(in: bytes)
        let index = scanner.index
        if first == nil, columns >= range.lowerBound { first = (index, columns) }
        guard let cluster = scanner.next(in: bytes), columns + cluster.width <= range.upperBound
        else {
          let start = first ?? (index, columns)
          return (start.byte..<index, start.column)
        }
        columns += cluster.width
      }
    }
  }

  /// Calls a closure with each cluster and its range in the text's UTF-8.
  ///
  /// The ranges have no gaps: the range of a cluster includes the invisible scalars after it. Those
  /// at the beginning of the text, and after the symbol in place of a control character, are in the
  /// range of the next cluster, or in none if there is no next cluster.
  package func forEachRange(_ body: (Cluster, Range<Int>) -> Void) {
    text.withBytes { bytes in
      var scanner = ClusterScanner()
      var start = 0
      while let cluster = scanner.next(in: bytes) {
        body(cluster, start..<scanner.index)
        start = scanner.index
      }
    }
  }
}
