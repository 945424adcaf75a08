package import TerminalModel

/// The horizontal position of a view in a wider area.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// The number of free cells to the left of the view, if its row has this number of free cells.
  package func offset(ofFree cells: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, cells) / 2
    case .trailing: max(0, cells)
    }
  }
}

/// The vertical position of a view in a taller area.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom

  /// The number of free cells above the view, if its column has this number of free cells.
  package func offset(ofFree cells: Int) -> Int {
    switch self {
    case .top: 0
    case .center: max(0, cells) / 2
    case .bottom: max(0, cells)
    }
  }
}

/// The position of a view in a larger area.
public struct Alignment: Hashable, Sendable {
  /// The position from left to right.
  public var horizontal: HorizontalAlignment
  /// The position from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Top left.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Top, in the middle.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Top right.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Left, half way down.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Right, half way down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Bottom left.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Bottom, in the middle.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Bottom right.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The position of the top left cell of a view of the given size, aligned in the area.
  package func origin(of size: Size, in area: Size) -> Position {
    Position(
      column: horizontal.offset(ofFree: area.columns - size.columns),
      row: vertical.offset(ofFree: area.rows - size.rows))
  }
}
