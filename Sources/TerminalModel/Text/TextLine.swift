/// A line of text, laid out for a screen.
public struct TextLine: Sendable {
  /// The content of the line.
  package enum Content: Sendable {
    /// A text that has exactly the clusters of the line.
    case text(String)
    case clusters([Cluster])
  }

  /// The content of the line.
  package let content: Content
  /// The columns that its clusters take together.
  public let columns: Int

  /// Makes a line of clusters.
  public init(clusters: some Sequence<Cluster>) {
    let clusters = Array(clusters)
    content = .clusters(clusters)
    columns = clusters.reduce(0) { $0 + $1.width }
  }

  private init(text: String, columns: Int) {
    content = .text(text)
    self.columns = columns
  }

  /// Makes a line of a text, or of its beginning, without an array of clusters.
  ///
  /// - Returns: The line, and the number of bytes up to the last one read; or nil if a tab (whose
  ///   columns depend on the text before it) or a line end comes before the first cluster that does
  ///   not fit, if there is a second line and room for it, or if the text is too long and wraps or
  ///   is truncated elsewhere than at its end.
  static func single(
    in text: String, _ room: Size, _ wrapping: Wrapping, _ truncation: Truncation
  ) -> (line: TextLine, bytesRead: Int)? {
    let limit = room.columns
    let isSimple = wrapping == .none && truncation.keepsStart
    return text.withBytes { bytes in
      guard let beginning = bytes.beginningOfLine(columns: limit) else { return nil }
      let isWhole = beginning.bytes == bytes.count
      if isWhole { return (TextLine(text: text, columns: beginning.columns), bytes.count) }
      guard isSimple else { return nil }
      var bytesRead = beginning.bytes + 1
      if room.rows > 1 {
        guard bytes.firstLineFeed(in: beginning.bytes..<bytes.count) == nil else { return nil }
        bytesRead = bytes.count
      }
      let hasEllipsis = truncation == .end && limit > 0
      let shown = bytes.beginning(columns: hasEllipsis ? limit - 1 : limit)
      let prefix = String(Substring(text.utf8.prefix(shown.bytes)))
      let columns = hasEllipsis ? shown.columns + 1 : shown.columns
      return (TextLine(text: hasEllipsis ? prefix + "…" : prefix, columns: columns), bytesRead)
    }
  }

  /// The clusters from left to right; if the line stores a text, made from it again for each
  /// access.
  public var clusters: [Cluster] {
    switch content {
    case .text(let text): Array(Clusters(text))
    case .clusters(let clusters): clusters
    }
  }
}

extension TextLine: Hashable {
  /// Lines are equal if they have the same clusters.
  public static func == (left: TextLine, right: TextLine) -> Bool {
    left.columns == right.columns && left.clusters == right.clusters
  }

  /// Hashes the clusters.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(clusters)
  }
}

extension Span<UInt8> {
  /// The beginning of a text that fits into the columns, or nil if a tab or a line end comes before
  /// the first cluster that does not fit.
  fileprivate func beginningOfLine(columns limit: Int) -> (bytes: Int, columns: Int)? {
    let ahead = limit < count ? limit + 1 : count
    if extracting(0..<ahead).isPrintableASCII {
      return (Swift.min(count, limit), Swift.min(count, limit))
    }
    var scanner = ClusterScanner(stopsAtBreaks: true)
    let beginning = beginning(columns: limit, &scanner)
    return beginning.bytes < count && hasBreak(at: beginning.bytes) ? nil : beginning
  }

  /// The beginning of a text that fits into the columns.
  fileprivate func beginning(columns limit: Int) -> (bytes: Int, columns: Int) {
    var scanner = ClusterScanner()
    return beginning(columns: limit, &scanner)
  }

  private func beginning(
    columns limit: Int, _ scanner: inout ClusterScanner
  ) -> (bytes: Int, columns: Int) {
    var columns = 0
    while true {
      let bytes = scanner.index
      guard let cluster = scanner.next(in: self) else { return (scanner.index, columns) }
      guard columns + cluster.width <= limit else { return (bytes, columns) }
      columns += cluster.width
    }
  }
}
