public import TerminalModel

extension TableControl {
  @usableFromInline func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool {
    action(for: key, memory, in: size) != nil
  }

  @usableFromInline func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size, at time: Duration?
  ) -> ControlResponse<Any> {
    switch input {
    case .key(let key):
      guard let action = action(for: key, memory, in: size) else { return .ignored }
      return respond(to: action, &memory, geometry(memory, size), at: time)
    case .pointer(let pointer):
      let geometry = geometry(memory, size)
      return scrolling(pointer, &memory, geometry, size)
        ?? respond(to: pointer, &memory, geometry)
    case .focusChanged(false):
      memory.title = nil
      memory.drag = nil
      memory.grips = TableGrips()
      memory.search = TypedSearch()
      return .handled
    case .paste, .focusChanged(true), .terminalChanged:
      return .ignored
    }
  }

  private func respond(
    to action: TableAction, _ memory: inout Memory, _ geometry: TableGeometry, at time: Duration?
  ) -> ControlResponse<Any> {
    memory.revealed = nil
    if case .type(let character) = action {
      // A space toggles the current row, unless it continues a text that is being typed, or the
      // table has no row to toggle: then it is typed like any other character.
      if character != " " || !canToggle || memory.search.isContinued(at: time) {
        return typing(character, &memory, geometry, at: time)
      }
      return respond(to: .select(.toggle), &memory, geometry, at: time)
    }
    memory.search = TypedSearch()
    switch action {
    case .step(let step): return moving(step, &memory, geometry) ?? .handled
    case .select(let action): return selecting(action, &memory, geometry)
    case .open:
      let event = choice.current.flatMap { row in opens?(row) }
      return event.map { .sends($0) } ?? .handled
    case .stepColumn(let step): return moving(toColumn: step, geometry)
    case .scrollColumns(let step):
      memory.column = geometry.plan.offset(afterStep: step)
      return .handled
    case .type: return .handled
    case .enterHeader:
      let place = choice.column.flatMap(geometry.plan.place) ?? firstVisiblePlace(geometry)
      memory.title = geometry.plan.columns[place].id
      return .handled
    case .header(let action): return respond(to: action, &memory, geometry)
    }
  }

  private func firstVisiblePlace(_ geometry: TableGeometry) -> Int {
    geometry.plan.columns.indices.first {
      geometry.plan.visible(at: $0) == geometry.plan.cells(at: $0)
    } ?? 0
  }
}

// MARK: - Rows

extension TableControl {
  /// Moves the selection, or scrolls if nothing can be selected.
  ///
  /// - Returns: Nil if the step changes nothing.
  func moving(
    _ step: RowStep, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any>? {
    switch geometry.scroller.movement(step, from: choice.current, selects: choice.selects) {
    case .toRow(let row): return selecting(row, &memory, geometry)
    case .toOffset(let offset):
      memory.offset = offset
      return .handled
    case nil:
      memory.anchor = nil
      return nil
    }
  }

  /// Selects a row; in a table that selects cells, the row's cell in a column.
  ///
  /// - Parameter place: The place of this column, or nil for the column of the selected cell.
  func selecting(
    _ row: Int, at place: Int? = nil, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    memory.anchor = nil
    switch choice {
    case .none: return .handled
    case .row(let current, let selects):
      return row == current ? .handled : .sends(selects(row))
    case .cell(let current, let column, let selects):
      let own = place ?? column.flatMap(geometry.plan.place) ?? 0
      guard geometry.plan.columns.indices.contains(own) else { return .handled }
      let id = geometry.plan.columns[own].id
      return row == current && id == column ? .handled : .sends(selects(row, id))
    case .rows(let selected):
      return row == selected.current ? .handled : .sends(selected.changes(.moved(to: row)))
    }
  }

  private func moving(toColumn step: Int, _ geometry: TableGeometry) -> ControlResponse<Any> {
    guard case .cell(let row, let column, let selects) = choice, count > 0 else { return .handled }
    let place = column.flatMap(geometry.plan.place)
    let last = geometry.plan.columns.count - 1
    let next = place.map { min(max(0, $0 + step), last) } ?? 0
    let id = geometry.plan.columns[next].id
    let index = row ?? min(geometry.scroller.offset, count - 1)
    return index == row && id == column ? .handled : .sends(selects(index, id))
  }

  /// Changes the selected rows.
  private func selecting(
    _ action: SelectionAction, _ memory: inout Memory, _ geometry: TableGeometry
  ) -> ControlResponse<Any> {
    guard case .rows(let selected) = choice else { return .handled }
    return selected.respond(to: action, of: count, &memory.anchor) { step in
      step.index(
        from: selected.current, firstVisible: geometry.scroller.offset, last: count - 1)
    }
  }

  private func typing(
    _ character: Character, _ memory: inout Memory, _ geometry: TableGeometry,
    at time: Duration?
  ) -> ControlResponse<Any> {
    memory.search.type(character, at: time)
    switch search {
    case .event(let event): return .sends(event(memory.search.text))
    case .column(let id):
      guard let column = columns.firstIndex(where: { $0.id == id }) else { return .handled }
      let row = memory.search.row(after: memory.search.found ?? current(geometry), of: count) {
        cell(column, $0).singleText
      }
      guard let row else { return .handled }
      if case .none = choice { (memory.offset, memory.search.found) = (row, row) }
      return selecting(row, &memory, geometry)
    case nil: return .handled
    }
  }

  /// The current row; in a table without a selection the first visible one.
  private func current(_ geometry: TableGeometry) -> Int? {
    if case .none = choice { geometry.scroller.offset } else { choice.current }
  }
}
