extension TextLine {
  /// Makes one line of a text: joins its lines with blanks, and replaces the end by an ellipsis if
  /// the result is too long.
  ///
  /// The text is read only as far as it fits. Empty lines are left out. In 0 columns there is no
  /// ellipsis.
  package init(_ text: String, columns: Int) {
    self = Self.joined(text, columns: columns).line
  }

  /// Makes the line of ``init(_:columns:)``, and counts the bytes up to the last one read.
  package static func joined(_ text: String, columns: Int) -> (line: TextLine, bytesRead: Int) {
    let room = Size(columns: columns, rows: 1)
    if let single = single(in: text, room, .none, .end) { return single }
    return text.withBytes { bytes in
      var scanner = LineScanner()
      var clusters: [Cluster] = []
      repeat {
        guard let first = scanner.next(in: bytes) else { continue }
        if !clusters.isEmpty { clusters.append(.blank) }
        clusters.append(first)
        clusters += scanner.clusters(in: bytes, columns: room.columns)
      } while clusters.count <= room.columns && scanner.skipLine(in: bytes)
      return (Truncation.end.apply(to: clusters[...], columns: room.columns), scanner.index)
    }
  }
}
