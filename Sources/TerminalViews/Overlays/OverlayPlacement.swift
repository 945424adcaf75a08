package import TerminalModel

/// The place of a view beside another one on a screen.
package struct OverlayPlacement: Hashable, Sendable {
  /// The area of the view at which the other one is placed.
  package var anchor: Rect
  package var screen: Size
  /// The preferred edge of the anchor.
  package var edge: Edge
  /// The place along the edge; the alignment along the other axis has no effect.
  package var alignment: Alignment
  /// Whether a view that fits at neither edge covers the anchor.
  package var mayCover = false

  package init(at anchor: Rect, in screen: Size, _ edge: Edge, _ alignment: Alignment) {
    self.anchor = anchor
    self.screen = screen
    self.edge = edge
    self.alignment = alignment
  }

  /// An edge of the anchor, and the cells beside it.
  package struct Side: Hashable, Sendable {
    package var edge: Edge
    /// The largest size of a view there.
    package var room: Size

    package init(edge: Edge, room: Size) {
      self.edge = edge
      self.room = room
    }
  }

  /// The preferred edge if a view of a size fits there, otherwise the opposite one if it fits
  /// there, otherwise the one with more cells.
  ///
  /// There are two exceptions for a view that fits at neither edge: if it may cover the anchor, or
  /// if there is no cell at either edge, the edge is the preferred one, and the room is the screen.
  package func side(for size: Size) -> Side {
    let axis = edge.axis
    let sides = [edge, edge.opposite].map { Side(edge: $0, room: room(at: $0)) }
    if let side = sides.first(where: { size.along(axis) <= $0.room.along(axis) }) { return side }
    if mayCover { return Side(edge: edge, room: screen) }
    let isFirstLarger = sides[0].room.along(axis) >= sides[1].room.along(axis)
    let larger = isFirstLarger ? sides[0] : sides[1]
    return larger.room.isEmpty ? Side(edge: edge, room: screen) : larger
  }

  /// The top left cell of a view of a size beside an edge, inside the screen.
  package func origin(of size: Size, at edge: Edge) -> Position {
    let column = alignment.horizontal.offset(of: size.columns, along: anchor.size.columns)
    let row = alignment.vertical.offset(of: size.rows, along: anchor.size.rows)
    let origin =
      switch edge {
      case .top: anchor.origin.offset(columns: column, rows: -size.rows)
      case .bottom: anchor.origin.offset(columns: column, rows: anchor.size.rows)
      case .leading: anchor.origin.offset(columns: -size.columns, rows: row)
      case .trailing: anchor.origin.offset(columns: anchor.size.columns, rows: row)
      }
    return Position(
      column: max(0, min(origin.column, screen.columns - size.columns)),
      row: max(0, min(origin.row, screen.rows - size.rows)))
  }

  private func room(at edge: Edge) -> Size {
    switch edge {
    case .top: Size(columns: screen.columns, rows: min(anchor.origin.row, screen.rows))
    case .bottom: Size(columns: screen.columns, rows: screen.rows - anchor.rows.upperBound)
    case .leading: Size(columns: min(anchor.origin.column, screen.columns), rows: screen.rows)
    case .trailing: Size(columns: screen.columns - anchor.columns.upperBound, rows: screen.rows)
    }
  }
}

extension HorizontalAlignment {
  /// The columns from the left end of an anchor to the left end of a view, negative if that begins
  /// before the anchor.
  fileprivate func offset(of columns: Int, along anchor: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (anchor - columns) / 2
    case .trailing: anchor - columns
    }
  }
}

extension VerticalAlignment {
  /// The rows from the top of an anchor to the top of a view, negative if that begins above it.
  fileprivate func offset(of rows: Int, along anchor: Int) -> Int {
    switch self {
    case .top: 0
    case .center: (anchor - rows) / 2
    case .bottom: anchor - rows
    }
  }
}
