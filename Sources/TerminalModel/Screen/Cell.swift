/// One cell of a screen: what stands in it, and how it looks.
///
/// A wide cluster takes two cells: the left one holds the cluster, the right one is its
/// continuation. ``Buffer`` never shows half of one.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell; a blank in a continuation.
  public let cluster: Cluster
  /// How it looks.
  public var style: Style
  /// Whether the cell is the right half of the wide cluster to its left.
  public let isContinuation: Bool

  /// Makes the cell in which a cluster begins.
  public init(_ cluster: Cluster = .blank, style: Style = .plain) {
    self.cluster = cluster
    self.style = style
    isContinuation = false
  }

  private init(continuationWith style: Style) {
    cluster = .blank
    self.style = style
    isContinuation = true
  }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()

  /// The right half of a wide cluster.
  package static func continuation(style: Style) -> Cell { Cell(continuationWith: style) }

  /// Whether the cell is the left half of a wide cluster.
  package var isWide: Bool { cluster.width == 2 }

  /// Whether the cell can stand alone.
  package var isNarrow: Bool { !isWide && !isContinuation }
}
