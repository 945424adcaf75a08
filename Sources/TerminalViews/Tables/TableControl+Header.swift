public import TerminalModel

extension TableControl {
  /// The response to a key while a title has the keys.
  func respond(
    to action: HeaderAction, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    let plan = geometry.plan
    guard let place = memory.title.flatMap(plan.place) else { return .handled }
    let column = plan.columns[place]
    switch action {
    case .step(let step):
      memory.column = plan.offset
      memory.title = plan.columns[step.index(from: place, last: plan.columns.count - 1)].id
      return .handled
    case .sort: return sorting(by: column)
    case .widen(let cells):
      return arranging(&memory) { $0.resize(column.id, to: column.width + cells) }
    case .move(let step):
      return arranging(&memory) { $0.move(from: place, to: place + step, of: columns) }
    case .leave:
      memory.column = plan.offset
      memory.title = nil
      return .handled
    }
  }

  /// Changes the arrangement of the columns, or sends an event if it is in the application's state.
  private func arranging(
    _ memory: inout Memory, _ change: (inout ColumnArrangement) -> Void
  ) -> ControlResponse<Any> {
    guard let arrangement else {
      change(&memory.arrangement)
      return .handled
    }
    var next = arrangement.current
    change(&next)
    return next == arrangement.current ? .handled : .sends(arrangement.changes(next))
  }

  private func sorting(by column: ColumnPlan.Column) -> ControlResponse<Any> {
    guard canSort(column), let sorts else { return .handled }
    return .sends(sorts(.chosen(column.id, after: order)))
  }
}

// MARK: - Mouse

extension TableControl {
  func respond(
    to pointer: Pointer, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    let position = pointer.position
    switch pointer.action {
    case .pressed, .scrolled: memory.search = TypedSearch()
    case .dragged, .released, .clicked, .moved: break
    }
    switch pointer.action {
    case .pressed(.left, let count) where position.row < geometry.headerRows:
      return pressing(at: position.column, count: count, &memory, geometry)
    case .pressed(.left, _):
      memory.drag = nil
      memory.title = nil
      return pressing(pointer, &memory, geometry)
    case .pressed(.right, _):
      guard let row = geometry.row(at: position.row) else { return .ignored }
      memory.title = nil
      return selecting(row, at: geometry.place(at: position.column), &memory, geometry)
        .asPreparation
    case .dragged(.left): return dragging(to: position.column, &memory, geometry)
    case .released(.left): return releasing(at: position, &memory, geometry)
    case .scrolled(let columns, let rows):
      let isSideways = columns != 0 || pointer.modifiers.contains(.shift)
      return isSideways
        ? turning(byColumns: columns == 0 ? rows : columns, &memory, geometry)
        : moving(.by(rows), &memory, geometry) ?? .ignored
    case .pressed, .dragged, .released, .clicked, .moved: return .ignored
    }
  }

  /// The cells of the current row, without the gutter.
  @usableFromInline func activeArea(_ memory: Memory, in size: Size) -> Rect? {
    let geometry = geometry(memory, size)
    guard let row = choice.current, geometry.scroller.shown.contains(row) else { return nil }
    return Rect(size).row(geometry.row(of: row)).inset(by: Insets(left: geometry.gutter))
  }

  /// A press on the selected row or cell opens the row; one on another selects that.
  private func pressing(
    _ pointer: Pointer, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    guard let row = geometry.row(at: pointer.position.row) else { return .ignored }
    if case .rows(let selected) = choice,
      let response = selected.clicking(row, pointer.modifiers, of: count, &memory.anchor)
    {
      return response
    }
    let place = geometry.place(at: pointer.position.column)
    let isSelected: Bool
    if case .cell(let current, let column, _) = choice {
      isSelected = row == current && column == place.map { geometry.plan.columns[$0].id }
    } else {
      isSelected = row == choice.current
    }
    if isSelected, let event = opens?(row) { return .sends(event) }
    return selecting(row, at: place, &memory, geometry)
  }

  private func turning(
    byColumns cells: Int, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    let offset = min(max(0, geometry.plan.offset + cells), geometry.plan.limit)
    guard offset != geometry.plan.offset else { return .ignored }
    scroll(toColumn: offset, &memory, geometry)
    return .handled
  }

  /// Scrolls the columns, also if the selected cell is then out of sight.
  func scroll(toColumn offset: Int, _ memory: inout Memory, _ geometry: TableGeometry) {
    guard offset != geometry.plan.offset else { return }
    memory.column = min(max(0, offset), geometry.plan.limit)
    memory.title = nil
    memory.revealed = geometry.plan.revealed(choice.column)
  }

  private func pressing(
    at cell: Int, count: Int, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    memory.drag = nil
    if !hasFixedColumns, let place = geometry.edge(at: cell) {
      let column = geometry.plan.columns[place]
      if count > 1 { return arranging(&memory) { $0.resize(column.id, to: nil) } }
      memory.drag = .resizing(column.id, base: column.width - cell)
      return .handled
    }
    guard let place = geometry.place(at: cell) else { return .ignored }
    guard !hasFixedColumns || canSort(geometry.plan.columns[place]) else { return .ignored }
    memory.drag = .pressed(geometry.plan.columns[place].id)
    return .handled
  }

  private func dragging(
    to cell: Int, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    switch memory.drag {
    case nil: return .ignored
    case .resizing(let id, let base):
      let width = base.saturatingAdding(cell)
      // A movement along the column's edge does not give the column a width of its own.
      let isSame = geometry.plan.columns.contains { $0.id == id && $0.width == width }
      return isSame ? .handled : arranging(&memory) { $0.resize(id, to: width) }
    case .pressed(let id), .moving(let id, _):
      let target = geometry.place(at: cell)
      guard !hasFixedColumns, let target, let own = geometry.plan.place(of: id) else { break }
      memory.drag = target == own ? .pressed(id) : .moving(id, to: target)
    }
    return .handled
  }

  private func releasing(
    at position: Position, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    guard let drag = memory.drag else { return .ignored }
    memory.drag = nil
    switch drag {
    case .resizing: return .handled
    case .moving(let id, let target):
      guard let place = geometry.plan.place(of: id) else { return .handled }
      return arranging(&memory) { $0.move(from: place, to: target, of: columns) }
    case .pressed(let id):
      guard position.row >= 0, position.row < geometry.headerRows,
        let place = geometry.place(at: position.column), geometry.plan.columns[place].id == id
      else { return .handled }
      return sorting(by: geometry.plan.columns[place])
    }
  }
}
