import TerminalModel

/// Children in areas that are known before they are laid out.
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
