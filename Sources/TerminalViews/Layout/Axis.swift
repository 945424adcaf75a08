package import TerminalModel

/// A direction in which views follow one another.
package enum Axis: Hashable, Sendable {
  case horizontal, vertical
}

extension Size {
  /// Makes a size of an extent along an axis and one across it.
  package init(along extent: Int, across other: Int, _ axis: Axis) {
    switch axis {
    case .horizontal: self.init(columns: extent, rows: other)
    case .vertical: self.init(columns: other, rows: extent)
    }
  }

  /// The extent along an axis.
  package func along(_ axis: Axis) -> Int {
    switch axis {
    case .horizontal: columns
    case .vertical: rows
    }
  }

  /// The extent across an axis.
  package func across(_ axis: Axis) -> Int {
    switch axis {
    case .horizontal: rows
    case .vertical: columns
    }
  }

  /// This size, as far as it fits into another.
  package func limited(to other: Size) -> Size {
    Size(columns: min(columns, other.columns), rows: min(rows, other.rows))
  }
}

/// The extents that a view may ask for: no screen is larger, and their sums do not overflow.
package enum Extent {
  /// The largest extent, in cells.
  ///
  /// A view that asks for more gets all there is.
  package static let limit = 1 << 20

  /// An extent within the limit.
  package static func clamped(_ cells: Int) -> Int { min(max(0, cells), limit) }
}
