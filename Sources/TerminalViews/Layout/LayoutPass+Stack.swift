import TerminalModel

extension LayoutPass {
  /// Lays out children one after another: first those whose extent is their own, in order; the
  /// others share what these leave.
  package mutating func layout(_ stack: Element.Stack, _ offer: Offer) -> Box {
    let axis = stack.axis
    let members = stack.members
    let spacing = stack.spacing(between: members.count, in: offer.size.along(axis))
    var left = offer.size.along(axis) - spacing * max(0, members.count - 1)
    var boxes = [Box?](repeating: nil, count: members.count)

    var elastic: [(index: Int, bounds: Stretch.Bounds)] = []
    for (index, member) in members.enumerated() {
      if let bounds = member.node.stretch.bounds(along: axis) {
        elastic.append((index, bounds))
        continue
      }
      let box = layout(member, along: left, axis, offer)
      left -= box.size.along(axis)
      boxes[index] = box
    }
    for (share, member) in zip(shares(of: left, among: elastic.map(\.bounds)), elastic) {
      boxes[member.index] = layout(members[member.index], along: share, axis, offer)
    }
    return place(boxes.compactMap { $0 }, members, stack, spacing: spacing, offer)
  }

  private mutating func layout(
    _ member: StackMember, along extent: Int, _ axis: Axis, _ offer: Offer
  ) -> Box {
    var inside = Offer(Size(along: extent, across: offer.size.across(axis), axis))
    inside.axis = axis
    return layout(member.node, at: member.steps, inside)
  }

  /// Puts the boxes side by side.
  private func place(
    _ boxes: [Box], _ members: [StackMember], _ stack: Element.Stack,
    spacing: Int, _ offer: Offer
  ) -> Box {
    let axis = stack.axis
    let widest = boxes.reduce(0) { max($0, $1.size.across(axis)) }
    let extents = boxes.reduce(0) { $0 + $1.size.along(axis) }
    let gaps = spacing * max(0, boxes.count - 1)
    let size = offer.size(for: Size(along: extents + gaps, across: widest, axis))

    var next = 0
    let placed = zip(boxes, members).map { box, member in
      var box = box
      if member.node.stretch.fillsAcross {
        box.grow(by: size.across(axis) - box.size.across(axis), across: axis)
      }
      let aligned = stack.alignment.origin(of: box.size, in: size)
      defer { next += box.size.along(axis) + spacing }
      switch axis {
      case .horizontal: return box.placed(at: Position(column: next, row: aligned.row))
      case .vertical: return box.placed(at: Position(column: aligned.column, row: next))
      }
    }
    return Box(size: size, children: placed)
  }
}

/// A view in a stack, and the way to it: groups and empty views are seen through.
package struct StackMember {
  package let node: Element
  package let steps: [ViewPath.Step]
}

extension Element.Stack {
  /// The free cells between two views: none where that would leave views without a cell.
  package func spacing(between count: Int, in extent: Int) -> Int {
    spacing * max(0, count - 1) + count > extent ? 0 : spacing
  }

  package var members: [StackMember] {
    func members(of nodes: [Element], _ steps: [ViewPath.Step]) -> [StackMember] {
      nodes.enumerated().flatMap { index, node in
        let steps = steps + [.child(index)]
        return switch node.kind {
        case .empty: [] as [StackMember]
        case .group(let nodes): members(of: nodes, steps)
        default: [StackMember(node: node, steps: steps)]
        }
      }
    }
    return members(of: children, [])
  }
}
