public import TerminalModel

/// A view that draws its cells itself: a chart, a board, a picture.
///
/// The user can select the text in it (``View/textSelection(_:copiesOnRelease:)``): its
/// characters in the first 1,000 rows and columns, except lines, blocks and Braille patterns. To read
/// them, the canvas is drawn with the standard spacing and characters of themes.
public struct Canvas<Event>: View {
  @usableFromInline let element: Element

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - width: Columns; nil for the whole proposed width.
  ///   - height: Rows; nil for the whole proposed height.
  ///   - draw: Draws on an area, which can be smaller than the width and height. It must draw the
  ///     same cells each time it gets an area of the same size and style.
  @inlinable
  public init(
    width: Int? = nil, height: Int? = nil, draw: @escaping (inout DrawingArea) -> Void
  ) {
    element = .canvas(width: width, height: height, draw)
  }

  /// Makes a canvas whose size depends on the proposed size.
  ///
  /// ```swift
  /// Canvas { proposed in
  ///   Size(columns: min(values.count, proposed.columns), rows: 4)
  /// } draw: { area in
  ///   draw(values, on: &area)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fills: The axes along which the canvas takes the cells that are left in the stack around
  ///     it.
  ///   - size: Returns the size for a proposed size; a larger one is cut to the proposed one.
  ///   - draw: Draws on an area of this size; it must draw the same cells each time.
  @inlinable
  public init(
    fills: Axis.Set = [], size: @escaping (_ proposed: Size) -> Size,
    draw: @escaping (inout DrawingArea) -> Void
  ) {
    element = .canvas(fills: fills, size: size, draw)
  }

  /// The canvas as a node.
  @inlinable
  public func node() -> Node<Event> { Node(element) }
}

extension Element {
  @usableFromInline static func canvas(
    width: Int?, height: Int?, isPicture: Bool = false,
    _ draw: @escaping (inout DrawingArea) -> Void
  ) -> Element {
    let drawing = Drawing(
      sizing: .fixed(columns: width.map(Extent.clamped), rows: height.map(Extent.clamped)),
      draw: draw, isPicture: isPicture)
    let stretch = Stretch(
      columns: width == nil ? Stretch.any : nil, rows: height == nil ? Stretch.any : nil)
    return Element(.canvas(drawing), stretch: stretch)
  }

  @usableFromInline static func canvas(
    fills: Axis.Set, size: @escaping (Size) -> Size,
    _ draw: @escaping (inout DrawingArea) -> Void
  ) -> Element {
    let drawing = Drawing(
      sizing: .dependent(fills: fills) { proposed, _ in size(proposed) }, draw: draw)
    return Element(.canvas(drawing), stretch: Stretch(filling: fills))
  }
}

/// Cells drawn by a pure closure.
package struct Drawing {
  package enum Sizing {
    /// These extents; nil for the proposed one.
    case fixed(columns: Int?, rows: Int?)
    /// The size that a function makes of the proposed one, and of whether the drawing is in ASCII.
    case dependent(fills: Axis.Set, (Size, _ isASCII: Bool) -> Size)
  }

  package var sizing: Sizing
  package var draw: (inout DrawingArea) -> Void
  /// Whether its characters stand for a picture, so that they are no text that the user can select.
  package var isPicture = false
}

extension LayoutPass {
  /// Gives a drawing its size.
  func layout(_ drawing: Drawing, _ proposal: ProposedSize) -> Box {
    let own: Size
    switch drawing.sizing {
    case .fixed(let columns, let rows):
      own = Size(
        columns: columns ?? proposal.flexible.columns, rows: rows ?? proposal.flexible.rows)
    case .dependent(let fills, let size):
      own = size(proposal.flexible(fills), usesASCII)
    }
    return Box(
      .canvas(drawing.draw, isPicture: drawing.isPicture), size: own.limited(to: proposal.size))
  }
}
