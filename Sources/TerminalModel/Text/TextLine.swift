/// A line of text that has its place on a screen.
public struct TextLine: Sendable {
  /// What the line is made of.
  package enum Content: Sendable {
    /// A text whose clusters are those of the line.
    case text(String)
    case clusters([Cluster])
  }

  /// What the line is made of.
  package let content: Content
  /// The columns that its clusters take together.
  public let columns: Int

  /// Makes a line of clusters.
  public init(clusters: some Sequence<Cluster>) {
    let clusters = Array(clusters)
    content = .clusters(clusters)
    columns = clusters.reduce(0) { $0 + $1.width }
  }

  /// Makes a line of a text or of its beginning, without an array of clusters; nil where that
  /// cannot be: where the text has several lines, or tabs, whose columns depend on what stands
  /// before, or is too long and wrapped, or cut elsewhere than at its end.
  init?(_ text: String, columns limit: Int, _ wrapping: Wrapping, _ truncation: Truncation) {
    let beginning = text.withBytes { $0.beginningOfLine(columns: limit) }
    guard let beginning else { return nil }
    if beginning.bytes == text.utf8.count {
      content = .text(text)
      columns = beginning.columns
      return
    }
    guard wrapping == .none, truncation.keepsStart else { return nil }
    let hasEllipsis = truncation == .end && limit > 0
    let shown = text.withBytes { $0.beginning(columns: hasEllipsis ? limit - 1 : limit) }
    let prefix = String(Substring(text.utf8.prefix(shown.bytes)))
    content = .text(hasEllipsis ? prefix + "…" : prefix)
    columns = hasEllipsis ? shown.columns + 1 : shown.columns
  }

  /// The clusters from left to right; made of the text each time.
  public var clusters: [Cluster] {
    switch content {
    case .text(let text): Array(Clusters(text))
    case .clusters(let clusters): clusters
    }
  }
}

extension TextLine: Hashable {
  /// Lines are equal that show the same.
  public static func == (left: TextLine, right: TextLine) -> Bool {
    left.columns == right.columns && left.clusters == right.clusters
  }

  /// Hashes what the line shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(clusters)
  }
}

extension Span<UInt8> {
  /// The beginning of a text of one line without tabs; nil for any other.
  fileprivate func beginningOfLine(columns limit: Int) -> (bytes: Int, columns: Int)? {
    if isPrintableASCII { return (Swift.min(count, limit), Swift.min(count, limit)) }
    let hasTabOrNewline = indices.contains {
      self[$0] == UInt8(ascii: "\t") || self[$0] == UInt8(ascii: "\n")
    }
    return hasTabOrNewline ? nil : beginning(columns: limit)
  }

  /// How many bytes of a text, from the first on, go into some columns, and how many they take.
  fileprivate func beginning(columns limit: Int) -> (bytes: Int, columns: Int) {
    var scanner = ClusterScanner()
    var columns = 0
    while true {
      let bytes = scanner.index
      guard let cluster = scanner.next(in: self) else { return (count, columns) }
      guard columns + cluster.width <= limit else { return (bytes, columns) }
      columns += cluster.width
    }
  }
}
