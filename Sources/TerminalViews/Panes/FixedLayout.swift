import TerminalModel

/// Lays out each child in an area that is known before the layout.
struct FixedLayout: Layout {
  /// The area of each child.
  let rects: [Rect]

  var fills: Axis.Set { [.horizontal, .vertical] }

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    for (child, rect) in zip(children.indices, rects) {
      _ = children.measure(child, in: rect.size)
      children.place(child, at: rect.origin)
    }
    return proposed
  }
}
