import TerminalModel

/// A row that is being dragged.
struct RowDrag: Hashable, Sendable {
  /// Its index when it was pressed.
  let from: Int
  /// The index that it gets if it is dropped now.
  var to: Int
  /// Whether a release without a movement opens it.
  let opens: Bool
  /// The number of its identity (``ListControl/identity``), or nil if rows have none.
  var identity: Int?
  /// The cell of the press, counted from the top of the list, until the pointer leaves its line: the
  /// row that is there can be another one, because the press has scrolled the list.
  var start: Int?
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
        return pressing(at: pointer.position.row, &memory, geometry)
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
  private func pressing(
    at cell: Int, _ memory: inout Memory, _ geometry: ListGeometry
  ) -> ControlResponse<Any>? {
    guard let row = geometry.row(at: cell) else { return nil }
    memory.drag = RowDrag(
      from: row, to: row, opens: row == selection, identity: identity?(row), start: cell)
    return row == selection ? .handled : selects.map { .sends($0(row)) } ?? .handled
  }

  private func dragging(
    to cell: Int, _ memory: inout Memory, _ geometry: ListGeometry
  ) -> ControlResponse<Any>? {
    guard transfer?.moves != nil, var drag = memory.drag, count > 0 else { return nil }
    guard drag.start != cell else { return .handled }
    drag.start = nil
    drag.to = geometry.nearestRow(to: cell)
    memory.drag = drag
    return .handled
  }

  /// The response of a list whose row is held to other input than that of the pointer: the wheel
  /// moves the place of the drop, and a key ends the drag, because it can select another row; Escape
  /// does nothing else.
  func holding(
    _ input: ControlInput, _ memory: inout Memory, _ size: Size
  ) -> ControlResponse<Any>? {
    guard var drag = memory.drag else { return nil }
    switch input {
    case .key(let key):
      memory.drag = nil
      return key == .escape ? .handled : nil
    case .pointer(let pointer):
      guard case .scrolled(_, let cells) = pointer.action else { return nil }
      guard transfer?.moves != nil, count > 0 else {
        memory.drag = nil
        return nil
      }
      let lines = linesScrolled(by: cells, from: drag.to, memory, geometry(memory, size), size)
      drag.to = max(0, min(drag.to.saturatingAdding(lines), count - 1))
      memory.drag = drag
      return .handled
    case .paste, .focusChanged, .terminalChanged: return nil
    }
  }

  private func releasing(_ memory: inout Memory) -> ControlResponse<Any>? {
    guard let drag = memory.drag else { return nil }
    memory.drag = nil
    guard let from = currentRow(of: drag), drag.to < count else { return .handled }
    if let moves = transfer?.moves, drag.to != drag.from {
      return drag.to == from ? .handled : .sends(moves(RowMove(from: from, to: drag.to)))
    }
    return drag.opens ? opens.map { .sends($0(from)) } ?? .handled : .handled
  }

  /// The index of a dragged row, also if rows before it were added or removed; nil if it is gone.
  ///
  /// A row with an identity is found up to 10,000 rows away.
  private func currentRow(of drag: RowDrag) -> Int? {
    guard let identity, let number = drag.identity else {
      // The press has selected the row.
      let row = selects == nil ? drag.from : selection ?? drag.from
      return row < count ? row : nil
    }
    for distance in 0..<min(count, 10_000) {
      for row in [drag.from - distance, drag.from.saturatingAdding(distance)]
      where (0..<count).contains(row) && identity(row) == number { return row }
    }
    return nil
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
