/// The position of the divider in a ``Split``.
///
/// The divider is only at places that leave both panes their minimum sizes, but the position is
/// kept as it is: if a window becomes smaller and larger again, the divider returns to its place.
public enum SplitPosition: Codable, Hashable, Sendable {
  /// The first pane has a share of the columns or rows of both panes together, from 0 to 1.
  case share(Double)
  /// The first pane has a number of columns or rows.
  case first(Int)
  /// The second pane has a number of columns or rows.
  case second(Int)

  /// The number of columns or rows of the first pane, if both panes together have `cells` of them.
  func first(in cells: Int) -> Int {
    switch self {
    case .share(let share):
      guard share > 0 else { return 0 }
      return share < 1 ? Int((share * Double(cells)).rounded()) : cells
    case .first(let extent): return min(max(0, extent), cells)
    case .second(let extent): return max(0, cells - max(0, extent))
    }
  }

  /// A position of the same kind at which the first pane has a number of cells.
  func moved(toFirst first: Int, in cells: Int) -> SplitPosition {
    switch self {
    case .share: .share(cells > 0 ? Double(first) / Double(cells) : 0)
    case .first: .first(first)
    case .second: .second(cells - first)
    }
  }
}

/// One of the two panes of a ``Split``.
public enum SplitPane: Hashable, Sendable {
  /// The left or upper pane.
  case first
  /// The right or lower pane.
  case second
}
