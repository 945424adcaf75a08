extension TextLine {
  /// Makes one line of a text: blanks replace line ends, and an ellipsis the end of a line that is
  /// too long.
  ///
  /// The text is read only as far as it fits. Empty lines are left out.
  package init(_ text: String, columns: Int) {
    self = Self.joined(text, columns: columns).line
  }

  /// The same line, and the number of bytes up to the last one read.
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
