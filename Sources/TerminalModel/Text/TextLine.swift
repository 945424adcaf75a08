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

  /// Makes a line of a text as it is, without an array; nil where it is more than a line, or has
  /// a tab, whose columns depend on what stands before, or takes more columns than there are.
  init?(_ text: String, columns limit: Int) {
    guard let columns = text.withBytes({ $0.columnsOfLine(limit: limit) }) else { return nil }
    content = .text(text)
    self.columns = columns
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
  /// The columns of a text in one line without tabs; nil where it is no such text, or has more.
  fileprivate func columnsOfLine(limit: Int) -> Int? {
    if isPrintableASCII { return count <= limit ? count : nil }
    var scanner = ClusterScanner()
    var columns = 0
    while columns <= limit, let cluster = scanner.next(in: self) { columns += cluster.width }
    return columns <= limit && !hasTabOrNewline ? columns : nil
  }

  private var hasTabOrNewline: Bool {
    indices.contains { self[$0] == UInt8(ascii: "\t") || self[$0] == UInt8(ascii: "\n") }
  }
}
