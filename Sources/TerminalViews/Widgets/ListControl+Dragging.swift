import TerminalModel

/// The marks that a drag between views makes on a list.
struct RowMarks: Hashable, Sendable {
  /// The place at which a value would be dropped.
  enum Place: Hashable, Sendable {
    /// A row of the list gets another index.
    case moved(RowMove)
    /// Another value gets an index.
    case inserted(at: Int)
  }

  /// The index of the row that is dragged, or nil if it is in another view.
  var dragged: Int?
  /// The place of the drop, or nil if the pointer is elsewhere.
  var place: Place?
}

extension ListControl: DragControl {
  var rowCount: Int { count }

  func draggedRow(at position: Position, _ memory: Memory, in size: Size) -> Int? {
    let geometry = geometry(memory, size)
    guard transfer?.drags != nil, (0..<geometry.columns).contains(position.column) else {
      return nil
    }
    return geometry.row(at: position.row)
  }

  func draggedValue(ofRow row: Int) -> (any Hashable & Sendable)? {
    (0..<count).contains(row) ? transfer?.drags?(row) : nil
  }

  func draggedView(ofRow row: Int) -> Element { self.row(row) }

  func respond(to drop: Drop, _ memory: Memory, in size: Size) -> ControlResponse<Any> {
    switch place(of: drop, geometry(memory, size)) {
    case .moved(let move) where move.from == move.to:
      let takesRows = transfer?.moves != nil || inserting(drop, at: move.to).isHandled
      return takesRows ? .handled : .ignored
    case .moved(let move):
      if let moves = transfer?.moves { return .sends(moves(move)) }
      return inserting(drop, at: move.to)
    case .inserted(let index): return inserting(drop, at: index)
    }
  }

  private func inserting(_ drop: Drop, at index: Int) -> ControlResponse<Any> {
    transfer?.inserts?(drop.value, index).map { .sends($0) } ?? .ignored
  }

  private func place(of drop: Drop, _ geometry: ListGeometry) -> RowMarks.Place {
    guard let row = drop.row else {
      return .inserted(at: geometry.insertionIndex(at: drop.position.row, count: count))
    }
    return .moved(RowMove(from: row, to: geometry.nearestRow(to: drop.position.row)))
  }

  func mark(_ mark: DragMark, _ memory: inout Memory, in size: Size) {
    let geometry = geometry(memory, size)
    var marks = memory.marks ?? RowMarks()
    switch mark {
    case .dragged(let row): marks.dragged = row
    case .target(let drop): marks.place = place(of: drop, geometry)
    }
    memory.offset = geometry.scroller.offset
    memory.marks = marks
  }

  func setDragging(_ isDragging: Bool, _ memory: inout Memory) {
    if memory.drag != nil { memory.drag = nil }
    memory.isUnderDrag = isDragging
  }

  func scroll(by rows: Int, _ memory: inout Memory, in size: Size) -> Bool {
    let geometry = geometry(memory, size)
    let scroller = geometry.scroller
    let lines = linesScrolled(by: rows, from: nil, memory, geometry, size)
    let offset = max(0, min(scroller.offset.saturatingAdding(lines), scroller.lastOffset))
    guard offset != scroller.offset else { return false }
    memory.isUnderDrag = true
    scroll(to: offset, &memory, scroller)
    return true
  }
}

extension ListControl {
  /// Subdues the dragged row, and marks the place at which a value is dropped.
  func draw(_ marks: RowMarks, _ geometry: ListGeometry, on area: inout DrawingArea) {
    if let row = marks.dragged.flatMap({ geometry.area(ofRow: $0) }) {
      area.inside(row) { $0.restyleDragged() }
    }
    switch marks.place {
    case .moved(let move):
      drawTarget(of: RowDrag(from: move.from, to: move.to, opens: false), geometry, on: &area)
    case .inserted(let index): drawPlace(before: index, geometry, on: &area)
    case nil: break
    }
  }

  /// Marks the place before a row, or after the last one: a line between two rows, and an arrow
  /// beside one of them.
  private func drawPlace(
    before index: Int, _ geometry: ListGeometry, on area: inout DrawingArea
  ) {
    let above = geometry.area(ofRow: index - 1)
    let below = geometry.area(ofRow: index)
    if let above { area.underline(above) }
    guard geometry.gutter > 0 || above == nil else { return }
    let mark = area.glyphs[below == nil && above != nil ? .descending : .ascending]
    let place = below?.origin ?? above?.origin ?? .origin
    area.write(mark, at: place, style: area.style(.accent))
  }
}

extension DrawingArea {
  /// Underlines the last line of a row.
  mutating func underline(_ row: Rect) {
    inside(row.bottomRow) { $0.restyle { $0.attributes.insert(.underline) } }
  }
}

extension ListGeometry {
  /// The index that a value gets if it is dropped at a cell from the top of the list.
  fileprivate func insertionIndex(at cell: Int, count: Int) -> Int {
    guard !hasHeader(at: cell) else { return rowBelowHeader(at: cell) }
    guard let row = row(at: cell) else { return count }
    let area = area(ofRow: row)
    let isLastLine = row == count - 1 && cell == headerRows + lines.height - 1
    let isLowerHalf = area.map { 2 * (cell - $0.origin.row) + 1 > $0.size.rows } ?? false
    return isLastLine || isLowerHalf ? row + 1 : row
  }
}
