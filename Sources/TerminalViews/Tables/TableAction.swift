import TerminalModel

/// The meaning of a key for a table.
enum TableAction {
  /// Moves the selection, or scrolls.
  case step(RowStep)
  /// Changes the selected rows.
  case select(SelectionAction)
  case open
  /// Moves to a cell of the next column, or for -1 of the previous one.
  case stepColumn(Int)
  /// Scrolls to the next column, or for -1 to the previous one.
  case scrollColumns(Int)
  case type(Character)
  /// Goes from the rows to the titles.
  case enterHeader
  case header(HeaderAction)
}

/// The meaning of a key for the titles of a table.
enum HeaderAction {
  /// Goes to another title.
  case step(RowStep)
  case sort
  /// Changes the width of the column by a number of screen columns.
  case widen(Int)
  /// Moves the column to the right by a number of columns.
  case move(Int)
  case leave
}

extension TableControl {
  /// The meaning of a key, or nil if it has none.
  func action(for key: Key, _ memory: TableMemory, in size: Size) -> TableAction? {
    let geometry = geometry(memory, size)
    if geometry.headerRows > 0, let place = memory.title.flatMap(geometry.plan.place) {
      return headerAction(for: key, at: place, geometry).map { .header($0) }
    }
    if search != nil, key.modifiers.isEmpty, case .character(let character) = key.code {
      return .type(character)
    }
    if case .rows(let selected) = choice,
      let action = selected.action(for: key, count: count, page: geometry.scroller.wholeRows)
    {
      return .select(action)
    }
    return key.modifiers.isEmpty ? action(for: key.code, geometry) : nil
  }

  private func action(for code: Key.Code, _ geometry: TableGeometry) -> TableAction? {
    switch code {
    case .up where isAtTop(geometry) && hasTitleKeys(geometry): return .enterHeader
    case .left, .right: return columnAction(code == .left ? -1 : 1, geometry)
    case .enter: return opens != nil && choice.current != nil ? .open : nil
    case .character, .up, .down, .pageUp, .pageDown, .home, .end, .tab, .escape, .backspace,
      .delete, .insert, .function:
      break
    }
    return RowStep(code, page: geometry.scroller.wholeRows, hasLetterKeys: hasLetterKeys)
      .map { .step($0) }
  }

  /// Whether Space selects the current row, or ends its selection.
  var canToggle: Bool {
    if case .rows(let selected) = choice { selected.current != nil } else { false }
  }

  private func columnAction(_ step: Int, _ geometry: TableGeometry) -> TableAction? {
    if case .cell = choice { return columns.isEmpty || count == 0 ? nil : .stepColumn(step) }
    return geometry.plan.limit > 0 ? .scrollColumns(step) : nil
  }

  /// Whether Up has no row to go to.
  private func isAtTop(_ geometry: TableGeometry) -> Bool {
    switch choice {
    case .none: geometry.scroller.offset == 0
    case .row, .cell, .rows: choice.current == 0 || count == 0
    }
  }

  /// Whether the titles take keys: the user can sort, or move columns and change their widths.
  func hasTitleKeys(_ geometry: TableGeometry) -> Bool {
    geometry.headerRows > 0 && !columns.isEmpty
      && (!hasFixedColumns || sorts != nil && columns.contains { $0.isSortable })
  }

  private func headerAction(
    for key: Key, at place: Int, _ geometry: TableGeometry
  ) -> HeaderAction? {
    switch (key.modifiers, key.code) {
    case ([], .down), ([], .escape): return .leave
    case ([], .left): return .step(.by(-1))
    case ([], .right): return .step(.by(1))
    case ([], .home): return .step(.toFirst)
    case ([], .end): return .step(.toLast)
    case ([], .enter), ([], .character(" ")):
      return canSort(geometry.plan.columns[place]) ? .sort : nil
    case ([], .character("+")), ([], .character("=")): return hasFixedColumns ? nil : .widen(1)
    case ([], .character("-")): return hasFixedColumns ? nil : .widen(-1)
    case (.shift, .left): return hasFixedColumns ? nil : .move(-1)
    case (.shift, .right): return hasFixedColumns ? nil : .move(1)
    default: return nil
    }
  }

  func canSort(_ column: ColumnPlan.Column) -> Bool {
    sorts != nil && columns[column.index].isSortable
  }
}
