import TerminalModel

/// A view that draws its cells itself: a chart, a board, a picture.
public struct Canvas<Event>: View {
  @usableFromInline let element: Element

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - width: Columns; nil for the whole proposed width.
  ///   - height: Rows; nil for the whole proposed height.
  ///   - draw: Draws on an area, which can be smaller than the width and height. It draws the same
  ///     each time on an area of the same size and style.
  @inlinable
  public init(
    width: Int? = nil, height: Int? = nil, draw: @escaping (inout DrawingArea) -> Void
  ) {
    element = .canvas(width: width, height: height, draw)
  }

  /// The canvas as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func canvas(
    width: Int?, height: Int?, _ draw: @escaping (inout DrawingArea) -> Void
  ) -> Element {
    let drawing = Drawing(
      columns: width.map(Extent.clamped), rows: height.map(Extent.clamped), draw: draw)
    let stretch = Stretch(
      columns: width == nil ? Stretch.any : nil, rows: height == nil ? Stretch.any : nil)
    return Element(.canvas(drawing), stretch: stretch)
  }
}

/// Cells drawn by a pure closure; nil extents are the proposed ones.
package struct Drawing {
  package var columns: Int?
  package var rows: Int?
  package var draw: (inout DrawingArea) -> Void
}
