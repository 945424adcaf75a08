import TerminalModel

/// A control that has been laid out.
package struct ControlBox {
  package let behavior: any ControlBehavior
  package let path: ViewPath
  /// The kinds of input that it takes.
  package let inputs: InputMask
  /// Whether it can have the focus.
  package let acceptsFocus: Bool
  /// Turns the control's events into those of the root view; nil if no ``View/map(_:)`` is around
  /// the control.
  package let embed: ((Any) -> Any)?
}

extension LayoutPass {
  /// Lays out a control, with its memory from the previous frame.
  package mutating func layout(_ behavior: any ControlBehavior, _ proposal: ProposedSize) -> Box {
    var memory = behavior.remembers ? interface.memories[path] : nil
    let offered = proposal.flexible(behavior.fills)
    switch behavior.form(&memory, in: offered, metrics) {
    case .drawn(let own):
      note(memory)
      let size = own.limited(to: offered)
      return Box(.control(placed(behavior, memory, size)), size: size)
    case .composed(let content, let scrolls):
      var inside = proposal.resized(to: offered)
      inside.scroll(scrolls)
      let box =
        content.needsStep ? layout(content, at: .child(0), inside) : layout(content, inside)
      if !scrolls.isEmpty { record.dependsOnFocus = true }
      guard !scrolls.isEmpty else {
        note(memory)
        let size = box.room.filling(behavior.fills, of: offered)
        return Box(.control(placed(behavior, memory, size)), size: size, children: box.unwrapped)
      }
      let size = box.room.scrolled(scrolls, behavior.fills, in: offered)
      let offset = behavior.offset(&memory, of: scrolledContent(box, scrolls, in: size), in: size)
      note(memory)
      let place = Position(column: -offset.column, row: -offset.row)
      return Box(
        .control(placed(behavior, memory, size)), size: size, children: [box.placed(at: place)])
    }
  }

  private func placed(
    _ behavior: any ControlBehavior, _ memory: StoredMemory?, _ size: Size
  ) -> ControlBox {
    let reception = behavior.reception(memory, in: size)
    return ControlBox(
      behavior: behavior, path: path, inputs: reception.inputs,
      acceptsFocus: reception.acceptsFocus, embed: embed)
  }

  private func scrolledContent(
    _ box: Box, _ scrolls: Axis.Set, in size: Size
  ) -> ScrolledContent {
    let focus = interface.focus.flatMap { path.contains($0) ? $0 : nil }
    let focused = focus.flatMap { box.control(at: $0, scrolledAlong: scrolls) }
    let active = focused.flatMap { activeArea(of: $0, along: scrolls, in: size) }
    return ScrolledContent(
      size: box.room, focused: focused.map { $0.view ?? $0.area }, active: active,
      acceptsFocus: box.acceptsFocus, focusedControl: focus?.fingerprint ?? 0)
  }
}

extension LayoutPass {
  /// The cells on which the keys of a control in the content of a scroll view act, if they can be
  /// less than the cells that the scroll view around it is asked to show.
  private func activeArea(
    of focused: PlacedControl, along scrolls: Axis.Set, in size: Size
  ) -> Rect? {
    guard focused.view != nil || focused.area.size.reaches(size, along: scrolls) else { return nil }
    let control = focused.control
    let active = control.behavior
      .activeArea(record.memories[control.path], in: focused.area.size)?
      .moved(by: focused.area.origin)
    guard let view = focused.view else { return active }
    let visible = view.intersection(active ?? focused.area)
    return visible.isEmpty ? nil : visible
  }
}

extension Element {
  /// Whether the path of the element has to differ from that of the control around it.
  ///
  /// This is so for a control, and for a modified element, which may contain a control or replace
  /// the last step of the path by an identity. The children of all other elements have steps of
  /// their own.
  fileprivate var needsStep: Bool {
    switch kind {
    case .control, .modified: true
    case .empty, .group, .stack, .layers, .text, .canvas, .spacer, .divider, .rows, .layout: false
    }
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
  /// Whether it has at least as many cells as a view of another size in one of some directions.
  ///
  /// In a view with scroll bars, which take cells, such a control may not fit.
  fileprivate func reaches(_ other: Size, along axes: Axis.Set) -> Bool {
    axes.contains(.vertical) && rows >= other.rows
      || axes.contains(.horizontal) && columns >= other.columns
  }

  /// This size with the whole offered extent along some axes.
  fileprivate func filling(_ axes: Axis.Set, of offered: Size) -> Size {
    Size(
      columns: axes.contains(.horizontal) ? offered.columns : columns,
      rows: axes.contains(.vertical) ? offered.rows : rows)
  }

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
  /// The box's children if the box is a plain container, which neither draws nor takes input
  /// itself; otherwise the box.
  fileprivate var unwrapped: [Box] {
    if case .nothing = content, origin == .origin, room == size { children } else { [self] }
  }

  /// Whether a control in it can have the focus.
  fileprivate var acceptsFocus: Bool {
    guard takesInput else { return false }
    switch content {
    case .control(let control) where control.acceptsFocus: return true
    case .disabled, .unfocusable: return false
    case .nothing, .text, .canvas, .control, .style, .joinedBorders, .look, .backdrop, .keys,
      .focusID, .focusScope, .mouseReporting, .tooltip, .selectable, .rows, .modal,
      .anchor,
      .overlay:
      return children.contains(where: \.acceptsFocus)
    }
  }

  /// The control at a path, with its areas in the coordinates of the box's parent.
  ///
  /// - Parameter axes: The directions in which the scroll view around the box scrolls.
  fileprivate func control(
    at path: ViewPath, scrolledAlong axes: Axis.Set
  ) -> PlacedControl? {
    guard takesInput else { return nil }
    if case .control(let control) = content, control.path == path {
      return PlacedControl(control: control, area: rect)
    }
    for child in children {
      guard var found = child.control(at: path, scrolledAlong: axes) else { continue }
      found.area = found.area.moved(by: origin)
      found.view = isScrolled(along: axes) ? rect : found.view?.moved(by: origin)
      return found
    }
    return nil
  }

  /// Whether it is a scroll view whose content does not fit in one of some directions.
  private func isScrolled(along axes: Axis.Set) -> Bool {
    guard case .control(let control) = content, let room = children.first?.room else {
      return false
    }
    let scrolls = control.behavior.scrolls.intersection(axes)
    return scrolls.contains(.vertical) && room.rows > size.rows
      || scrolls.contains(.horizontal) && room.columns > size.columns
  }
}

/// A control in the content of a scroll view.
private struct PlacedControl {
  let control: ControlBox
  /// The cells of the control, including those that are out of sight.
  var area: Rect
  /// The cells of the outermost scroll view around the control within the content that scrolls in
  /// the same direction, or nil if there is none.
  ///
  /// Unlike the control, this view keeps its place in the content when the user scrolls it.
  var view: Rect?
}
