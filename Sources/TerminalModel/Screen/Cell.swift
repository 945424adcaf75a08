/// One cell of a screen: its content and its style.
///
/// A wide ``Cluster`` takes two cells: the left one holds the cluster, the right one is its
/// continuation. ``Buffer`` never shows half of one.
///
/// A cell is three words (24 bytes) without padding, so that rows are compared as bytes. Its
/// accessors are `@inlinable`: other modules use them for each cell, and each use would otherwise
/// be a call.
public struct Cell: Hashable, Sendable {
  /// The cluster in the cell; a blank of width 0 in a continuation.
  @usableFromInline package let content: Cluster
  /// Its colours and attributes.
  public var style: Style

  /// Makes the cell in which a cluster begins.
  @inlinable public init(_ cluster: Cluster = .blank, style: Style = .plain) {
    content = cluster
    self.style = style
  }

  /// The cluster in the cell; a blank in a continuation.
  @inlinable public var cluster: Cluster { isContinuation ? .blank : content }

  /// Whether the cell is the right half of the wide cluster to its left.
  @inlinable public var isContinuation: Bool { content.width == 0 }

  /// A blank in the default colours (``Color/default``).
  public static let blank = Cell()

  /// The right half of a wide cluster.
  package static func continuation(style: Style) -> Cell {
    Cell(Cluster(" ", width: 0), style: style)
  }

  /// Whether the cell is the left half of a wide cluster.
  @inlinable package var isWide: Bool { content.width == 2 }

  /// Whether the cell holds a cluster one column wide.
  @inlinable package var isNarrow: Bool { content.width == 1 }
}
