package import TerminalModel

/// A direction on the screen.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical

  /// One direction, both or none.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)

    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }
}

extension Position {
  /// The column or row along an axis.
  func along(_ axis: Axis) -> Int { axis == .horizontal ? column : row }

  /// The column or row along the cross axis, which is the axis other than the given one.
  func across(_ axis: Axis) -> Int { axis == .horizontal ? row : column }
}

extension Size {
  /// Makes a size from the extents along an axis and along the cross axis.
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

  /// The extent along the cross axis, which is the axis other than the given one.
  package func across(_ axis: Axis) -> Int {
    switch axis {
    case .horizontal: rows
    case .vertical: columns
    }
  }

  /// This size, reduced to at most another in each direction.
  package func limited(to other: Size) -> Size {
    Size(columns: min(columns, other.columns), rows: min(rows, other.rows))
  }
}

/// The range of extents, 0 to 2^20 cells: no screen is larger, and their sums do not overflow.
package enum Extent {
  /// The largest extent, in cells.
  ///
  /// Larger values, such as `Int.max`, are clamped to it; no screen has as many columns or rows.
  package static let limit = 1 << 20

  /// The extent, in cells, of a view that takes the cells that other views leave, in a direction
  /// without a limit, as in a scroll view.
  package static let unlimited = 10

  /// An extent within the limit.
  package static func clamped(_ cells: Int) -> Int { min(max(0, cells), limit) }
}
