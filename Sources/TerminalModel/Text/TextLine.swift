/// A line of text as clusters.
public struct TextLine: Hashable, Sendable {
  /// The clusters from left to right.
  public let clusters: [Cluster]
  /// The columns they take together.
  public let columns: Int

  /// Makes a line of clusters.
  public init(clusters: some Sequence<Cluster>) {
    self.clusters = Array(clusters)
    columns = self.clusters.reduce(0) { $0 + $1.width }
  }
}
