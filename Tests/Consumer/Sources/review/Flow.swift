import CursesFeedback

/// Views side by side that continue in the next row, like words in a paragraph.
struct Flow: Layout {
  var spacing = 1

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    var next = Position.origin
    var size = Size.zero
    for child in children.indices {
      let own = children.measure(child, in: proposed)
      if next.column > 0, next.column + own.columns > proposed.columns {
        next = Position(column: 0, row: size.rows)
      }
      children.place(child, at: next)
      size.columns = max(size.columns, next.column + own.columns)
      size.rows = max(size.rows, next.row + own.rows)
      next.column += own.columns + spacing
    }
    return size
  }
}
