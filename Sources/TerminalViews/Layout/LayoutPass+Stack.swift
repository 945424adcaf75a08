import TerminalModel

extension LayoutPass {
  /// Lays out children one after another: first those whose extent is their own, in order; the
  /// others share what these leave.
  package mutating func layout(_ stack: Element.Stack, _ offer: Offer) -> Box {
    let axis = stack.axis
    let count = stack.content.memberCount
    let spacing = stack.spacing(between: count, in: offer.size.along(axis))
    var left = offer.size.along(axis) - spacing * max(0, count - 1)
    var boxes: [Box] = []
    boxes.reserveCapacity(count)
    var elastic: [Stretch.Bounds] = []
    forEachMember(of: stack.content) { pass, member in
      if let bounds = member.stretch.bounds(along: axis) {
        elastic.append(bounds)
        boxes.append(Box(size: .zero))
      } else {
        boxes.append(pass.layout(member, along: left, axis, offer))
        left -= boxes[boxes.count - 1].room.along(axis)
      }
    }
    if !elastic.isEmpty {
      var index = 0
      var shares = shares(of: left, among: elastic)[...]
      forEachMember(of: stack.content) { pass, member in
        if member.stretch.bounds(along: axis) != nil {
          boxes[index] = pass.layout(member, along: shares.removeFirst(), axis, offer)
        }
        index += 1
      }
    }
    let size = place(&boxes, stack, spacing: spacing, offer)
    return Box(size: size, children: boxes)
  }

  /// Lays out views that stand in no stack: one view as it is, several as a column.
  package mutating func layout(group: Element, _ offer: Offer) -> Box {
    guard group.memberCount == 1 else {
      let column = Element.Stack(
        axis: .vertical, spacing: 0, alignment: .topLeading, content: group)
      return layout(column, offer)
    }
    var box = Box(size: .zero)
    forEachMember(of: group) { pass, member in box = pass.layout(member, offer) }
    return box
  }

  private mutating func layout(
    _ member: Element, along extent: Int, _ axis: Axis, _ offer: Offer
  ) -> Box {
    var inside = Offer(Size(along: extent, across: offer.size.across(axis), axis))
    inside.axis = axis
    return layout(member, inside)
  }

  /// Visits the views that a stack sees: those of a group one by one, and none that are empty.
  private mutating func forEachMember(
    of node: Element, at index: Int = 0, _ visit: (inout LayoutPass, Element) -> Void
  ) {
    path.append(.child(index))
    defer { path.removeLast() }
    switch node.kind {
    case .empty: return
    case .group(let nodes):
      for index in nodes.indices { forEachMember(of: nodes[index], at: index, visit) }
    default: visit(&self, node)
    }
  }

  /// Puts the boxes side by side; returns the extent of them all.
  private mutating func place(
    _ boxes: inout [Box], _ stack: Element.Stack, spacing: Int, _ offer: Offer
  ) -> Size {
    let axis = stack.axis
    var widest = 0
    var extents = spacing * max(0, boxes.count - 1)
    for index in boxes.indices {
      widest = max(widest, boxes[index].room.across(axis))
      extents += boxes[index].room.along(axis)
    }
    let size = offer.size(for: Size(along: extents, across: widest, axis))

    var index = 0
    var next = 0
    forEachMember(of: stack.content) { _, member in
      if member.stretch.fillsAcross {
        boxes[index].grow(by: size.across(axis) - boxes[index].room.across(axis), across: axis)
      }
      let aligned = stack.alignment.origin(of: boxes[index].room, in: size)
      switch axis {
      case .horizontal: boxes[index].move(to: Position(column: next, row: aligned.row))
      case .vertical: boxes[index].move(to: Position(column: aligned.column, row: next))
      }
      next += boxes[index].room.along(axis) + spacing
      index += 1
    }
    return size
  }
}

extension Element.Stack {
  /// The free cells between two views: none where that would leave views without a cell.
  package func spacing(between count: Int, in extent: Int) -> Int {
    spacing * max(0, count - 1) + count > extent ? 0 : spacing
  }
}
