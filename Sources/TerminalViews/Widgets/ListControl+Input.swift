public import TerminalModel

extension ListControl {
  @usableFromInline func handles(_ key: Key) -> Bool {
    if selected?.action(for: key, count: count, page: 1) != nil { return true }
    if moveStep(for: key, page: 1) != nil { return true }
    guard key.modifiers.isEmpty else { return false }
    if key.code == .enter { return opens != nil && selection != nil }
    return RowStep(key.code, page: 1, hasLetterKeys: hasLetterKeys) != nil
  }

  @usableFromInline func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool {
    handles(key) || key == Key(.escape) && memory.drag != nil
  }

  @usableFromInline func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Any> {
    if memory.hasRareValues, let response = holding(input, &memory, size) { return response }
    let geometry = geometry(memory, size)
    if case .pointer(let pointer) = input,
      let response = scrolling(pointer, &memory, geometry, size)
    {
      return response
    }
    if let selected, let response = respond(to: input, selected, &memory, geometry) {
      return response
    }
    if let response = moving(input, &memory, geometry) {
      return response
    }
    switch input {
    case .key(let key) where key.code == .enter:
      guard let opens, let selection else { return .ignored }
      return .sends(opens(selection))
    case .key(let key):
      guard
        var step = RowStep(
          key.code, page: geometry.scroller.wholeRows, hasLetterKeys: hasLetterKeys)
      else { return .ignored }
      if fitted != nil, selects == nil, key.code == .pageUp {
        // The rows above can be higher than those of the visible page.
        let height = geometry.scroller.height
        step = .by(linesScrolled(by: -height, from: nil, memory, geometry, size))
      }
      if fitted != nil, selects != nil, case .by(let rows) = step {
        step = .by(stepToHighRow(within: rows, memory, geometry, size))
      }
      let cells = cells(of: step, isPage: key.code == .pageUp || key.code == .pageDown, geometry)
      if case .by = step, let response = scrollingInRow(by: cells, &memory, geometry) {
        return response
      }
      return moving(step, &memory, geometry)
        ?? scrollingInRow(by: cells, &memory, geometry) ?? .handled
    case .pointer(let pointer):
      switch pointer.action {
      case .pressed(.left, _): return clicking(geometry.row(at: pointer.position.row), &memory)
      case .pressed(.right, _):
        // A menu of the selected row does not open beside the header of a section, or the footer.
        guard !geometry.hasHeader(at: pointer.position.row),
          !geometry.hasFooter(at: pointer.position.row)
        else { return .handled }
        return selecting(geometry.row(at: pointer.position.row)).asPreparation
      case .scrolled(_, let cells):
        if let response = scrollingInRow(by: cells, &memory, geometry) { return response }
        let current = selects == nil ? nil : selection
        let lines = linesScrolled(by: cells, from: current, memory, geometry, size)
        return moving(.by(lines), &memory, geometry) ?? .ignored
      case .pressed, .dragged, .released, .clicked, .moved: return .ignored
      }
    case .paste, .focusChanged, .terminalChanged: return .ignored
    }
  }

  /// The response to an input that changes the selected rows; nil for other input.
  private func respond(
    to input: ControlInput, _ selected: SelectedIndices, _ memory: inout Memory,
    _ geometry: ListGeometry
  ) -> ControlResponse<Any>? {
    switch input {
    case .key(let key):
      let action = selected.action(for: key, count: count, page: geometry.scroller.wholeRows)
      return action.map { action in
        selected.respond(to: action, of: count, &memory.anchor) { step in
          step.index(from: selection, firstVisible: geometry.rows.lowerBound, last: count - 1)
        }
      }
    case .pointer(let pointer):
      guard case .pressed(.left, _) = pointer.action,
        let row = geometry.row(at: pointer.position.row)
      else { return nil }
      return selected.clicking(row, pointer.modifiers, of: count, &memory.anchor)
    case .paste, .focusChanged, .terminalChanged: return nil
    }
  }

  /// Selects another row, or scrolls if there is no event for selecting.
  ///
  /// - Returns: Nil if the step changes nothing.
  private func moving(
    _ step: RowStep, _ memory: inout Memory, _ geometry: ListGeometry
  ) -> ControlResponse<Any>? {
    if selected != nil { memory.anchor = nil }
    if memory.hasRareValues { memory.isUnderDrag = false }
    switch geometry.movement(step, from: selection, selects: selects != nil) {
    case .toRow(let row):
      showEnd(ofLine: sections?.line(ofRow: row) ?? row, after: step, &memory, geometry)
      return selects.map { .sends($0(row)) }
    case .toOffset(let offset):
      showEnd(ofLine: offset, after: step, &memory, geometry)
      scroll(to: offset, &memory, geometry.scroller)
      memory.scrolledFrom = selection
      return .handled
    case nil: return nil
    }
  }

  /// Selects a row unless it is selected.
  private func selecting(_ row: Int?) -> ControlResponse<Any> {
    guard let row else { return .ignored }
    let event = row == selection ? nil : selects?(row)
    return event.map { ControlResponse.sends($0) } ?? .handled
  }

  /// The visible cells of the selected row, without the gutter.
  @usableFromInline func activeArea(_ memory: Memory, in size: Size) -> Rect? {
    let geometry = geometry(memory, size)
    return selection.flatMap { geometry.area(ofRow: $0) }?
      .inset(by: Insets(left: geometry.gutter)).intersection(Rect(size))
  }

  /// Opens the selected row, and selects any other.
  private func clicking(_ row: Int?, _ memory: inout Memory) -> ControlResponse<Any> {
    guard let row else { return .ignored }
    if selected != nil { memory.anchor = nil }
    let event = row == selection ? opens?(row) : selects?(row)
    return event.map { ControlResponse.sends($0) } ?? .handled
  }
}
