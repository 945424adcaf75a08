import TerminalModel

/// Cells that are drawn one by one: charts, boards, pictures.
public struct Canvas<Event>: View {
  private let drawing: Drawing

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - width: Columns; nil for all that are offered.
  ///   - height: Rows; nil for all that are offered.
  ///   - draw: Draws the same on an area of the same size each time. It may get less room than
  ///     it asks for.
  public init(
    width: Int? = nil, height: Int? = nil, draw: @escaping (inout DrawingArea) -> Void
  ) {
    drawing = Drawing(
      columns: width.map(Extent.clamped), rows: height.map(Extent.clamped), draw: draw)
  }

  /// The canvas as a node.
  public func node() -> Node<Event> {
    let stretch = Stretch(
      columns: drawing.columns == nil ? Stretch.any : nil,
      rows: drawing.rows == nil ? Stretch.any : nil)
    return Node(.canvas(drawing), stretch: stretch)
  }
}

/// Cells drawn by a pure closure; nil extents are those offered.
package struct Drawing {
  package var columns: Int?
  package var rows: Int?
  package var draw: (inout DrawingArea) -> Void
}
