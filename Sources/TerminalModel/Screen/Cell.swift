/// One cell of a screen: what stands in it, and how it looks.
///
/// A wide cluster takes two cells: the left one holds the cluster, the right one is its
/// continuation. ``Buffer`` never shows half of one.
///
/// A cell is three words of which every bit means something. What is asked of cells one by one is
/// inlined: in another module each question was a call.
public struct Cell: Hashable, Sendable {
  /// What stands in the cell; in a continuation a blank of no width.
  @usableFromInline package let content: Cluster
  /// How it looks.
  public var style: Style

  /// Makes the cell in which a cluster begins.
  @inlinable public init(_ cluster: Cluster = .blank, style: Style = .plain) {
    content = cluster
    self.style = style
  }

  /// What stands in the cell; a blank in a continuation.
  @inlinable public var cluster: Cluster { isContinuation ? .blank : content }

  /// Whether the cell is the right half of the wide cluster to its left.
  @inlinable public var isContinuation: Bool { content.width == 0 }

  /// A blank in the terminal's own colours.
  public static let blank = Cell()

  /// The right half of a wide cluster.
  package static func continuation(style: Style) -> Cell {
    Cell(Cluster(" ", width: 0), style: style)
  }

  /// Whether the cell is the left half of a wide cluster.
  @inlinable package var isWide: Bool { content.width == 2 }

  /// Whether the cell can stand alone.
  @inlinable package var isNarrow: Bool { content.width == 1 }
}
