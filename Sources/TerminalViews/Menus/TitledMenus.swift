import TerminalModel

/// Titles in a row with their menus: the control of a ``Menu`` and a ``MenuBar``.
struct TitledMenus<Event>: CompositeControl {
  let menus: [Menu<Event>]
  /// Whether it is a bar; otherwise it is a button.
  let isBar: Bool

  var inputs: InputMask { [.navigation, .activation, .pointer] }

  func inputs(_ memory: MenuMemory, in size: Size) -> InputMask {
    memory.isOpen ? inputs.union(MenuMemory.openInputs) : inputs
  }

  func handles(_ key: Key, _ memory: MenuMemory, in size: Size) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    if memory.isOpen { return true }
    switch key.code {
    case .enter, .character(" "), .up, .down: return true
    case .left, .right: return isBar
    case .character, .tab, .escape, .backspace, .delete, .insert, .home, .end, .pageUp, .pageDown,
      .function:
      return false
    }
  }

  func acceptsFocus(_ memory: MenuMemory, in size: Size) -> Bool { !menus.isEmpty }

  func content(_ memory: inout MenuMemory, in size: Size) -> Node<Event> {
    let open = openEntries(memory)
    if let open { memory.settle(in: open) } else if memory.isOpen { memory.close() }
    let now = memory
    return Row(spacing: 0) {
      for index in menus.indices {
        title(at: index, now).menu(at: .view(.bottom, .topLeading)) {
          if let open, now.isOpen, index == now.title {
            MenuPopup<Event>(entries: open, memory: now)
          }
        }
      }
    }.node()
  }

  func respond(
    to input: ControlInput, _ memory: inout MenuMemory, in size: Size
  ) -> ControlResponse<Event> {
    respond(to: input, &memory, in: size, at: nil)
  }

  func respond(
    to input: ControlInput, _ memory: inout MenuMemory, in size: Size, at time: Duration?
  ) -> ControlResponse<Event> {
    guard !menus.isEmpty else { return .ignored }
    memory.title = min(memory.title, menus.count - 1)
    let open = openEntries(memory) ?? []
    switch input {
    case .key(let key) where memory.isOpen:
      return response(of: memory.respond(to: key, in: open, at: time), &memory)
    case .key(let key):
      return respond(toClosed: key, &memory)
    case .pointer(let pointer):
      if let (row, level) = MenuRowPlace(pointer)?.indices {
        let action = memory.respond(to: pointer.action, over: row, at: level, in: open)
        return response(of: action, &memory)
      }
      return respond(to: pointer, &memory)
    case .focusChanged(false):
      memory.close()
      return .handled
    case .paste, .focusChanged(true), .terminalChanged:
      return .ignored
    }
  }

  private func openEntries(_ memory: MenuMemory) -> [MenuEntry]? {
    guard memory.isOpen, menus.indices.contains(memory.title) else { return nil }
    return menus[memory.title].content.entries
  }
}

// MARK: - Input

extension TitledMenus {
  private func respond(
    toClosed key: Key, _ memory: inout MenuMemory
  ) -> ControlResponse<Event> {
    switch key.code {
    case .enter, .down, .character(" "): open(memory.title, startingBy: 1, &memory)
    case .up: open(memory.title, startingBy: -1, &memory)
    case .left where isBar: memory.title = title(after: memory.title, by: -1)
    case .right where isBar: memory.title = title(after: memory.title, by: 1)
    case .character, .left, .right, .tab, .escape, .backspace, .delete, .insert, .home, .end,
      .pageUp, .pageDown, .function:
      return .ignored
    }
    return .handled
  }

  private func response(
    of action: MenuMemory.Action, _ memory: inout MenuMemory
  ) -> ControlResponse<Event> {
    switch action {
    case .ignored: return .ignored
    case .handled: return .handled
    case .chose(let path): return menus[memory.title].content.response(toChosen: path)
    case .turned(let step):
      if isBar { open(title(after: memory.title, by: step), startingBy: 1, &memory) }
      return .handled
    }
  }

  /// The response to the mouse over the titles or, while a menu is open, outside the menus.
  private func respond(
    to pointer: Pointer, _ memory: inout MenuMemory
  ) -> ControlResponse<Event> {
    let title = title(at: pointer.position)
    switch pointer.action {
    case .pressed(.left, _):
      if let title, !memory.isOpen || title != memory.title {
        open(title, startingBy: nil, &memory)
      } else {
        memory.close()
      }
      return .handled
    case .dragged(.left), .moved:
      if memory.isOpen, let title, title != memory.title { open(title, startingBy: nil, &memory) }
      return .handled
    case .pressed:
      guard memory.isOpen else { return .ignored }
      memory.close()
      return .handled
    case .dragged, .released, .clicked, .scrolled:
      return memory.isOpen ? .handled : .ignored
    }
  }

  private func open(_ title: Int, startingBy step: Int?, _ memory: inout MenuMemory) {
    memory.title = title
    memory.open(menus[title].content.entries, startingBy: step)
  }

  private func title(after title: Int, by step: Int) -> Int {
    (title + step + menus.count) % menus.count
  }
}

// MARK: - Titles

extension TitledMenus {
  /// The title of a menu, as it is shown.
  private func line(
    _ index: Int, columns: Int = Extent.limit, caret: Unicode.Scalar = "▾"
  ) -> TextLine {
    let title = menus[index].title
    guard !isBar else { return TextLine(title, columns: columns) }
    let shown = TextLine(title, columns: columns - 2)
    return TextLine(shown.clusters.map(\.description).joined() + " \(caret)", columns: columns)
  }

  /// The number of columns of a title with the blanks, signs or brackets on both sides of it.
  private func columns(_ index: Int) -> Int { line(index).columns + (isBar ? 2 : 4) }

  private func title(at position: Position) -> Int? {
    guard position.row == 0, position.column >= 0 else { return nil }
    var end = 0
    return menus.indices.first { index in
      end += columns(index)
      return position.column < end
    }
  }

  private func title(at index: Int, _ memory: MenuMemory) -> Canvas<Event> {
    Canvas(width: columns(index), height: 1) { area in
      let isCurrent = !isBar || index == memory.title
      let look = isCurrent ? ButtonLook(area.state) : area.state.isDisabled ? .disabled : .idle
      if isBar {
        let style = area.style(of: .menuTitle, look.row(area.style, hasSigns: area.hasSigns))
        let signs = look.signs(area.hasSigns)
        let line = line(index, columns: area.size.columns - 2)
        area.write(signs.left, at: .origin, style: style)
        area.write(line, at: Position(column: 1, row: 0), style: style)
        area.write(
          signs.right, at: Position(column: 1 + line.columns, row: 0), style: style)
      } else {
        let caret = area.glyphs[.expanded]
        area.draw(line(index, columns: area.size.columns - 4, caret: caret), in: look)
      }
    }
  }
}

extension MenuMemory {
  /// The inputs of a control while its menu is open.
  static var openInputs: InputMask { [.navigation, .activation, .characters, .pointer, .hover] }
}

extension MenuContent {
  /// The response of a control whose item at a path was chosen.
  func response(toChosen path: [Int]) -> ControlResponse<Event> {
    switch effect(at: path) {
    case .sends(let event): return .sends(event)
    case .quits:
      var response = ControlResponse<Event>.handled
      response.quits = true
      return response
    case nil: return .handled
    }
  }
}
