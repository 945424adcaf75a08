import TerminalModel

extension TreeControl {
  /// The keys that move in the tree, and those that act on the selected node.
  func handles(_ key: Key, _ memory: TreeMemory, in size: Size) -> Bool {
    guard key.modifiers.isEmpty, outline.rowCount > 0 else { return false }
    if search != nil, case .character = key.code { return true }
    if RowStep(key.code, page: 1, hasLetterKeys: hasLetterKeys) != nil { return true }
    guard let row = memory.selected, let id = outline.id(atRow: row) else { return false }
    switch key.code {
    case .left, .right: return true
    case .enter: return opens != nil || isExpandable(id)
    case .character(" "): return isExpandable(id)
    case .character("*"): return hasLetterKeys
    case .character, .up, .down, .tab, .escape, .backspace, .delete, .insert, .home, .end, .pageUp,
      .pageDown, .function:
      return false
    }
  }

  func respond(
    to input: ControlInput, _ memory: inout TreeMemory, in size: Size, at time: Duration?
  ) -> ControlResponse<Any> {
    if case .key(let key) = input, let character = typed(by: key, memory, at: time) {
      return typing(character, &memory, at: time)
    }
    switch input {
    case .pointer(let pointer) where pointer.action == .moved: break
    case .terminalChanged: break
    case .key, .pointer, .paste, .focusChanged: memory.search = TypedSearch()
    }
    return respond(to: input, &memory, scroller(memory, size), size)
  }

  private func respond(
    to input: ControlInput, _ memory: inout TreeMemory, _ scroller: RowScroller, _ size: Size
  ) -> ControlResponse<Any> {
    switch input {
    case .key(let key):
      if let step = RowStep(key.code, page: scroller.wholeRows, hasLetterKeys: hasLetterKeys) {
        return moving(step, &memory, scroller) ?? .handled
      }
      guard let row = memory.selected, let id = outline.id(atRow: row) else { return .ignored }
      return respond(to: key.code, id, row, &memory)
    case .pointer(let pointer):
      if let response = scrolling(pointer, &memory, scroller, size) { return response }
      switch pointer.action {
      case .pressed(.left, _):
        return clicking(pointer.position, &memory, scroller, TreeGeometry(size, scroller))
      case .pressed(.right, _):
        guard let row = scroller.row(at: pointer.position.row) else { return .ignored }
        // A menu of the selected node does not open beside a row without a node.
        guard outline.id(atRow: row) != nil else { return .handled }
        return selecting(row, &memory).asPreparation
      case .scrolled(_, let rows): return moving(.by(rows), &memory, scroller) ?? .ignored
      case .pressed, .dragged, .released, .clicked, .moved: return .ignored
      }
    case .paste, .focusChanged, .terminalChanged: return .ignored
    }
  }

  /// The cells of the selected row, without the gutter.
  func activeArea(_ memory: TreeMemory, in size: Size) -> Rect? {
    let scroller = scroller(memory, size)
    guard let row = memory.selected, scroller.shown.contains(row) else { return nil }
    return Rect(size).row(row - scroller.offset)
      .inset(by: Insets(left: TreeGeometry(size, scroller).gutter))
  }

  /// The response to a key that acts on the selected node, for example expands it.
  private func respond(
    to code: Key.Code, _ id: ID, _ row: Int, _ memory: inout TreeMemory
  ) -> ControlResponse<Any> {
    let node = outline.row(row)
    switch code {
    case .right:
      guard isExpandable(id) else { return .handled }
      guard outline.isExpanded(id), let children = outline.children(of: id) else {
        return expanding(node)
      }
      return children.isEmpty ? .handled : selecting(row + 1, &memory)
    case .left:
      if isExpandable(id), outline.isExpanded(id) { return sends(.collapsed, node) }
      guard let parent = node.place.parent, let target = outline.row(of: parent) else {
        return .handled
      }
      return selecting(target, &memory)
    case .enter: return opens.map { .sends($0(id)) } ?? toggling(row, &memory)
    case .character("*"): return expandingSiblings(of: node)
    default: return toggling(row, &memory)
    }
  }

  /// Selects the node of another row.
  ///
  /// - Returns: Nil if the step leads to no other node.
  private func moving(
    _ step: RowStep, _ memory: inout TreeMemory, _ scroller: RowScroller
  ) -> ControlResponse<Any>? {
    let movement = scroller.movement(step, from: memory.selected, selects: true)
    guard case .toRow(var next) = movement else { return nil }
    if outline.id(atRow: next) == nil {
      // A row in place of children is directly below the row of their parent.
      let isBelow = next > memory.selected ?? -1 && next < outline.rowCount - 1
      next = isBelow ? next + 1 : next - 1
    }
    return next == memory.selected ? nil : selecting(next, &memory)
  }

  func selecting(_ row: Int, _ memory: inout TreeMemory) -> ControlResponse<Any> {
    guard row != memory.selected, let id = outline.id(atRow: row) else { return .handled }
    // The next layout finds the node there.
    memory.selected = row
    memory.count = outline.rowCount
    return .sends(selects(id))
  }

  /// Selects a row, opens the selected one, expands or collapses a node by its mark, or requests
  /// children again that could not be read.
  private func clicking(
    _ position: Position, _ memory: inout TreeMemory, _ scroller: RowScroller,
    _ geometry: TreeGeometry
  ) -> ControlResponse<Any> {
    guard let index = scroller.row(at: position.row) else { return .ignored }
    let row = outline.row(index)
    guard let id = row.id else {
      if case .failed = row.content { return expanding(outline.row(index - 1)) }
      return .handled
    }
    let prefix = geometry.columns(ofPrefixAtDepth: row.depth)
    let end = geometry.gutter + prefix
    let isOnMark =
      prefix > 0 && position.column < end && position.column >= end - TreeGuides.columns
    if isOnMark, isExpandable(id) { return toggling(index, &memory) }
    guard index == memory.selected else { return selecting(index, &memory) }
    return opens.map { .sends($0(id)) } ?? toggling(index, &memory)
  }

  private func toggling(_ index: Int, _ memory: inout TreeMemory) -> ControlResponse<Any> {
    let row = outline.row(index)
    guard let id = row.id, isExpandable(id) else { return .handled }
    guard outline.isExpanded(id) else { return expanding(row) }
    var response = sends(.collapsed, row)
    let below = index + 1..<index + 1 + (outline.branch(id)?.rows ?? 0)
    if let selected = memory.selected, below.contains(selected) {
      // The selected node goes out of sight; the collapsed node is selected instead.
      memory.selected = index
      response.events.append(selects(id))
    }
    return response
  }

  private func expanding(_ row: OutlineRow<ID>) -> ControlResponse<Any> { sends(.expanded, row) }

  private func expandingSiblings(of row: OutlineRow<ID>) -> ControlResponse<Any> {
    let all = row.place.parent.map { outline.children(of: $0) ?? [] } ?? outline.roots
    let siblings = Set(all.filter(isExpandable))
    return siblings.isEmpty ? .handled : sends(.expandedSiblings, row, siblings)
  }

  private func sends(
    _ kind: TreeChange<ID>.Kind, _ row: OutlineRow<ID>, _ siblings: Set<ID> = []
  ) -> ControlResponse<Any> {
    guard let id = row.id else { return .handled }
    return .sends(changes(TreeChange(kind: kind, id: id, place: row.place, siblings: siblings)))
  }
}

extension TreeGeometry {
  /// The columns of the guides and the mark of a row, as ``TreeGuides`` makes them.
  fileprivate func columns(ofPrefixAtDepth depth: Int) -> Int {
    min(depth + 1, prefixColumns / TreeGuides.columns) * TreeGuides.columns
  }
}
