import TerminalModel

/// The width of a column of a ``Table``, in character positions of the screen.
///
/// If the user drags the edge of the column's title, or changes the width by keys, the column has
/// the user's width.
public enum ColumnWidth: Hashable, Sendable {
  /// A number of character positions, at least 1.
  case fixed(Int)
  /// A share of the width that the other columns leave, within bounds.
  ///
  /// If the lower bounds do not fit side by side, the table scrolls horizontally.
  case flexible(minimum: Int = 8, maximum: Int = .max)
  /// The width of the title or of the widest cell shown so far, within bounds.
  ///
  /// Only the rows that have been visible are measured. The column never becomes narrower, so that
  /// it does not jump while the user scrolls. A cell that takes all columns, such as a text field,
  /// counts with its minimum width, which is 0 without a frame.
  case content(minimum: Int = 1, maximum: Int = .max)

  /// The widths that the column can have.
  var bounds: Stretch.Bounds {
    switch self {
    case .fixed(let width): Self.bounds(width, width)
    case .flexible(let minimum, let maximum), .content(let minimum, let maximum):
      Self.bounds(minimum, maximum)
    }
  }

  private static func bounds(_ minimum: Int, _ maximum: Int) -> Stretch.Bounds {
    let minimum = max(1, Extent.clamped(minimum))
    return minimum...max(minimum, Extent.clamped(maximum))
  }
}
