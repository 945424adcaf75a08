extension TextLine {
  /// Makes one line of a text: joins its lines with blanks, and replaces the end by an ellipsis if
  /// the result is wider than `columns`.
  ///
  /// The text is read up to the first cluster that does not fit. Empty lines are left out. In 0
  /// columns there is no ellipsis.
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
      var used = 0
      repeat {
        guard let first = scanner.next(in: bytes) else { continue }
        if !clusters.isEmpty {
          clusters.append(.blank)
          used += 1
        }
        clusters.append(first)
        clusters += scanner.clusters(in: bytes, columns: room.columns - used)
        used += scanner.column
      } while used <= room.columns && scanner.skipLine(in: bytes)
      return (Truncation.end.apply(to: clusters[...], columns: room.columns), scanner.index)
    }
  }
}
