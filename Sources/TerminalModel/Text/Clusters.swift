/// Text as the clusters that go into cells; all text on the screen consists of such clusters.
///
/// Whatever the text contains, its clusters move no cursor, reorder no neighbour and take as many
/// columns as their width says.
///
/// - A control character becomes a visible stand-in (ESC is `␛`), a tab one blank.
///   ``TextLines``, which knows the column, expands tabs and breaks lines before that.
/// - Controls of the writing direction (Trojan Source, CVE-2021-42574), line separators and
///   noncharacters become `U+FFFD`.
/// - Invisible scalars are removed: zero-width spaces and joiners, soft hyphens, byte order marks,
///   tags, variation selectors. A joiner (ZWJ) stays in an emoji. A selector of the emoji or text
///   form stays after a narrow character that has both.
/// - A mark without a base is put on a dotted circle, `◌`, so that it is visible and cannot join
///   the cell to its left. The Unicode Standard shows marks on this circle.
/// - A cluster of more than five scalars becomes its base, with the selector or skin tone that
///   directly follows it, if any.
///
/// Clusters are not quite Unicode's grapheme clusters (UAX #29): letters that only a font joins, as
/// in Indic conjuncts, get cells of their own, as in terminals. The table of widths is part of this
/// module, so that the same text has the same clusters on every system.
public struct Clusters: Sequence, Sendable {
  let text: String

  /// Stores a text; its clusters are made during iteration.
  public init(_ text: String) {
    self.text = text
  }

  /// Stores a part of a text; its clusters are made during iteration.
  public init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// The columns of the whole text, counted in linear time.
  public var columns: Int {
    text.withBytes { bytes in
      if bytes.isPrintableASCII { return bytes.count }
      var scanner = ClusterScanner()
      var columns = 0
      while let cluster = scanner.next(in: bytes) { columns += cluster.width }
      return columns
    }
  }

  /// Whether each byte is a printable ASCII character: a cluster of one column.
  package var isPrintableASCII: Bool { text.withBytes { $0.isPrintableASCII } }

  /// The columns of the text, or the limit if it is wider; the rest of a wider text is not read.
  package func columns(upTo limit: Int) -> Int { measured(upTo: limit).columns }

  /// The columns of the text, or the limit if it is wider, and the number of bytes read for that.
  package func measured(upTo limit: Int) -> (columns: Int, bytesRead: Int) {
    text.withBytes { bytes in
      let ahead = Swift.min(bytes.count, Swift.max(0, limit))
      if bytes.extracting(0..<ahead).isPrintableASCII { return (ahead, ahead) }
      var scanner = ClusterScanner()
      var columns = 0
      while columns < limit, let cluster = scanner.next(in: bytes) { columns += cluster.width }
      return (Swift.min(columns, limit), scanner.index)
    }
  }

  /// Makes an iterator.
  public func makeIterator() -> Iterator { Iterator(text) }

  /// Makes the clusters of a text, one at a time.
  public struct Iterator: IteratorProtocol, Sendable {
    private let bytes: [UInt8]
    private var scanner = ClusterScanner()

    fileprivate init(_ text: String) {
      bytes = Array(text.utf8)
    }

    /// The next cluster, or nil at the end of the text.
    public mutating func next() -> Cluster? {
      let bytes = bytes
      return scanner.next(in: bytes.span)
    }
  }
}
