import TerminalModel

/// A control that has been laid out.
package struct ControlBox {
  package let behavior: any ControlBehavior
  package let path: ViewPath
  /// Whether it can have the focus.
  package let acceptsFocus: Bool
  /// Turns its events into those of the root, or nil if they are the same.
  package let embed: ((Any) -> Any)?
}

extension LayoutPass {
  /// Lays out a control, with its memory from the previous frame.
  package mutating func layout(_ behavior: any ControlBehavior, _ proposal: ProposedSize) -> Box {
    var memory = behavior.remembers ? interface.memories[path] : nil
    let offered = proposal.flexible(behavior.fills)
    switch behavior.form(&memory, in: offered) {
    case .drawn(let own):
      note(memory)
      let size = own.limited(to: offered)
      return Box(.control(placed(behavior, memory, size)), size: size)
    case .composed(let content, let scrolls):
      var inside = proposal.resized(to: offered)
      inside.scroll(scrolls)
      let box = layout(content, at: .child(0), inside)
      if !scrolls.isEmpty { scrollsToFocus = true }
      let size =
        scrolls.isEmpty ? box.room : box.room.scrolled(scrolls, behavior.fills, in: offered)
      let offset =
        scrolls.isEmpty
        ? .origin : behavior.offset(&memory, of: scrolledContent(box), in: size)
      note(memory)
      let place = Position(column: -offset.column, row: -offset.row)
      return Box(
        .control(placed(behavior, memory, size)), size: size, children: [box.placed(at: place)])
    }
  }

  private func placed(
    _ behavior: any ControlBehavior, _ memory: StoredMemory?, _ size: Size
  ) -> ControlBox {
    ControlBox(
      behavior: behavior, path: path,
      acceptsFocus: behavior.inputs.hasKeys && behavior.acceptsFocus(memory, in: size),
      embed: embed)
  }

  private func scrolledContent(_ box: Box) -> ScrolledContent {
    let focus = interface.focus.flatMap { path.contains($0) ? $0 : nil }
    return ScrolledContent(
      size: box.room, focused: focus.flatMap { box.area(ofControlAt: $0) },
      acceptsFocus: box.acceptsFocus)
  }
}

extension LayoutPass.ProposedSize {
  /// Removes the limits in some directions.
  fileprivate mutating func scroll(_ axes: Axis.Set) {
    if axes.contains(.horizontal) {
      size.columns = Extent.limit
      fillsColumns = false
    }
    if axes.contains(.vertical) {
      size.rows = Extent.limit
      fillsRows = false
    }
    unlimited.formUnion(axes)
  }
}

extension Size {
  /// The size of a control around content of this size.
  fileprivate func scrolled(_ scrolls: Axis.Set, _ fills: Axis.Set, in offered: Size) -> Size {
    Size(
      columns: scrolls.contains(.horizontal) && fills.contains(.horizontal)
        ? offered.columns : min(columns, offered.columns),
      rows: scrolls.contains(.vertical) && fills.contains(.vertical)
        ? offered.rows : min(rows, offered.rows))
  }
}

extension Box {
  /// Whether a control in it can have the focus.
  fileprivate var acceptsFocus: Bool {
    guard takesInput else { return false }
    switch content {
    case .control(let control) where control.acceptsFocus: return true
    case .list(let list) where list.takesFocus: return true
    case .disabled: return false
    case .nothing, .text, .canvas, .divider, .panel, .control, .list, .keyHints, .style, .keys,
      .focusID, .focusScope, .mouseReporting, .modal:
      return children.contains(where: \.acceptsFocus)
    }
  }

  /// The area of the control at a path, in the coordinates of the box's parent.
  fileprivate func area(ofControlAt path: ViewPath) -> Rect? {
    guard takesInput else { return nil }
    switch content {
    case .control(let control) where control.path == path: return rect
    case .list(let list) where list.path == path: return rect
    case .nothing, .text, .canvas, .divider, .panel, .control, .list, .keyHints, .style, .keys,
      .focusID, .focusScope, .disabled, .mouseReporting, .modal:
      break
    }
    for child in children {
      guard let area = child.area(ofControlAt: path) else { continue }
      return Rect(
        origin: area.origin.offset(columns: origin.column, rows: origin.row), size: area.size)
    }
    return nil
  }
}
