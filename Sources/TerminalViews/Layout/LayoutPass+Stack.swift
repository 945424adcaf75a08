import TerminalModel

extension LayoutPass {
  /// Lays out children one after another: first those with an extent of their own, in order; the
  /// others share the cells that are left.
  package mutating func layout(_ stack: Element.Stack, _ proposal: ProposedSize) -> Box {
    let axis = stack.axis
    let count = stack.content.memberCount
    let isUnlimited = proposal.unlimited.contains(Axis.Set(axis))
    let spacing = stack.spacing(between: count, in: proposal.size.along(axis))
    var left = proposal.size.along(axis) - spacing * max(0, count - 1)
    var boxes: [Box] = []
    boxes.reserveCapacity(count)
    // The bounds of the children that share the cells that the others leave.
    var bounds: [Stretch.Bounds] = []
    var dividers: [Int] = []
    forEachMember(of: stack.content) { pass, member in
      if member.stretch.fillsAcross { dividers.append(boxes.count) }
      if !isUnlimited, let standard = member.stretch.bounds(along: axis) {
        bounds.append(member.stretch(in: pass.metrics).bounds(along: axis) ?? standard)
        boxes.append(Box(size: .zero))
      } else {
        let box = pass.layout(member, along: left, axis, proposal)
        left -= box.room.along(axis)
        boxes.append(box)
      }
    }
    if !bounds.isEmpty {
      var shares = shares(of: left, among: bounds)[...]
      var index = 0
      // To keep these children with their paths until now would copy them.
      forEachMember(of: stack.content) { pass, member in
        if member.stretch.bounds(along: axis) != nil, let share = shares.popFirst() {
          boxes[index] = pass.layout(member, along: share, axis, proposal)
        }
        index += 1
      }
    }
    let size = proposal.size(for: boxes.extent(along: axis, spacing: spacing))
    for index in dividers {
      boxes[index].grow(by: size.across(axis) - boxes[index].room.across(axis), across: axis)
    }
    boxes.place(in: size, along: axis, spacing: spacing, stack.alignment)
    return Box(size: size, children: boxes)
  }

  /// Lays out views outside a stack: one view as the only one of a column, several as a column.
  package mutating func layout(group: Element, _ proposal: ProposedSize) -> Box {
    guard group.memberCount == 1 else {
      let column = Element.Stack(
        axis: .vertical, spacing: 0, alignment: .topLeading, content: group)
      return layout(column, proposal)
    }
    var inside = proposal
    inside.axis = .vertical
    var box = Box(size: .zero)
    forEachMember(of: group) { pass, member in box = pass.layout(member, inside) }
    return box
  }

  private mutating func layout(
    _ member: Element, along extent: Int, _ axis: Axis, _ proposal: ProposedSize
  ) -> Box {
    // With a negative spacing, views overlap: together they can have more cells than the stack, but
    // no view alone can.
    let extent = min(extent, proposal.size.along(axis))
    var inside = ProposedSize(
      Size(along: extent, across: proposal.size.across(axis), axis),
      unlimited: proposal.unlimited)
    inside.axis = axis
    return layout(member, inside)
  }

  /// Visits the children of a stack: the members of a group one by one, and no empty elements.
  mutating func forEachMember(
    of node: Element, at index: Int = 0, _ visit: (inout LayoutPass, Element) -> Void
  ) {
    path.append(.child(index))
    defer { path.removeLast() }
    switch node.kind {
    case .empty: return
    case .group(let nodes):
      for index in nodes.indices { forEachMember(of: nodes[index], at: index, visit) }
    case .stack, .layers, .text, .canvas, .spacer, .divider, .rows, .layout, .control, .modified:
      visit(&self, node)
    }
  }
}

extension [Box] {
  /// The size of boxes one after another.
  fileprivate func extent(along axis: Axis, spacing: Int) -> Size {
    var widest = 0
    var extents = spacing * Swift.max(0, count - 1)
    for index in indices {
      widest = Swift.max(widest, self[index].room.across(axis))
      extents += self[index].room.along(axis)
    }
    return Size(along: Swift.max(0, extents), across: widest, axis)
  }

  /// Places boxes one after another.
  fileprivate mutating func place(
    in size: Size, along axis: Axis, spacing: Int, _ alignment: Alignment
  ) {
    var next = 0
    for index in indices {
      let aligned = alignment.origin(of: self[index].room, in: size)
      switch axis {
      case .horizontal: self[index].move(to: Position(column: next, row: aligned.row))
      case .vertical: self[index].move(to: Position(column: aligned.column, row: next))
      }
      next += self[index].room.along(axis) + spacing
    }
  }
}

extension Element.Stack {
  /// The free cells between two views: none if they would leave a view without a cell.
  package func spacing(between count: Int, in extent: Int) -> Int {
    spacing * max(0, count - 1) + count > extent ? 0 : spacing
  }
}
