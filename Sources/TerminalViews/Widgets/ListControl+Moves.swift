import TerminalModel

/// A row that is being dragged.
struct RowDrag: Hashable, Sendable {
  let from: Int
  /// The index that it gets if it is dropped now.
  var to: Int
  /// Whether a release without a movement opens it.
  let opens: Bool
}

extension ListControl {
  /// The step by which a key moves the selected row, or nil if it moves none.
  func moveStep(for key: Key, page: Int) -> RowStep? {
    guard transfer?.moves != nil, selection != nil, key.modifiers == .alt else { return nil }
    return RowStep(key.code, page: page, hasLetterKeys: false)
  }

  /// The response to a key or the mouse that moves a row; nil for other input.
  func moving(
    _ input: ControlInput, _ memory: inout Memory, _ geometry: ListGeometry
  ) -> ControlResponse<Any>? {
    guard let transfer, transfer.takesPresses else { return nil }
    switch input {
    case .key(let key):
      guard let moves = transfer.moves, let selection,
        let step = moveStep(for: key, page: geometry.scroller.wholeRows)
      else { return nil }
      let target = step.index(from: selection, last: count - 1)
      return target == selection ? .handled : .sends(moves(RowMove(from: selection, to: target)))
    case .pointer(let pointer):
      switch pointer.action {
      case .pressed(.left, _) where pointer.modifiers.isEmpty:
        return pressing(geometry.row(at: pointer.position.row), &memory)
      case .dragged(.left): return dragging(to: pointer.position.row, &memory, geometry)
      case .released(.left): return releasing(&memory)
      case .pressed, .dragged, .released, .clicked, .moved, .scrolled: return nil
      }
    case .focusChanged(false):
      if memory.drag != nil { memory.drag = nil }
      return nil
    // Getting the focus does not end a drag: the press that gives the list the focus can begin one.
    case .paste, .focusChanged(true), .terminalChanged: return nil
    }
  }

  /// Selects the row and begins to drag it.
  private func pressing(_ row: Int?, _ memory: inout Memory) -> ControlResponse<Any>? {
    guard let row else { return nil }
    memory.drag = RowDrag(from: row, to: row, opens: row == selection)
    return row == selection ? .handled : selects.map { .sends($0(row)) } ?? .handled
  }

  private func dragging(
    to cell: Int, _ memory: inout Memory, _ geometry: ListGeometry
  ) -> ControlResponse<Any>? {
    guard transfer?.moves != nil, var drag = memory.drag, count > 0 else { return nil }
    drag.to = geometry.nearestRow(to: cell)
    memory.drag = drag
    return .handled
  }

  private func releasing(_ memory: inout Memory) -> ControlResponse<Any>? {
    guard let drag = memory.drag else { return nil }
    memory.drag = nil
    // The press selected the row: `selection` is its index, also if rows before it were added or
    // removed since then.
    let from = selects == nil ? drag.from : selection ?? drag.from
    guard from < count, drag.to < count else { return .handled }
    if let moves = transfer?.moves, drag.to != drag.from {
      return drag.to == from ? .handled : .sends(moves(RowMove(from: from, to: drag.to)))
    }
    return drag.opens ? opens.map { .sends($0(from)) } ?? .handled : .handled
  }

  /// Marks the place at which the dragged row is dropped: a line between two rows, and an arrow
  /// beside the row whose place it takes.
  func drawTarget(
    of drag: RowDrag, _ geometry: ListGeometry, on area: inout DrawingArea
  ) {
    guard drag.to != drag.from else { return }
    let isDown = drag.to > drag.from
    if geometry.gutter > 0, let row = geometry.area(ofRow: drag.to) {
      let mark = area.glyphs[isDown ? .descending : .ascending]
      area.write(mark, at: row.origin, style: area.style(.accent))
    }
    if let above = geometry.area(ofRow: isDown ? drag.to : drag.to - 1) { area.underline(above) }
  }
}
