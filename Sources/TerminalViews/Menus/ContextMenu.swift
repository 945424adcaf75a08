import TerminalModel

extension View {
  /// Opens a menu at the pointer when the right mouse button is pressed on the view.
  ///
  /// ```swift
  /// List(files, selection: state.selected, selects: Event.selected) { Text($0.name) }
  ///   .contextMenu(of: keys(state)) {
  ///     if let file = state.selectedFile {
  ///       MenuItem("Open", command: "open")
  ///       MenuItem("Delete", sends: .deleted(file.id)).destructive()
  ///     }
  ///   }
  /// ```
  /// Shift+F10, the Menu key and Alt+M open it, too, at the focused control if it is in the view,
  /// unless a control or a key binding takes the key. Some terminals keep Shift+F10 for themselves.
  /// xterm sends the Menu key as F16; most other terminals do not send it.
  ///
  /// The press selects the row of a ``List``, a ``Table`` or a ``Tree`` that is under the pointer,
  /// and then opens the menu: the items are made with the state that has this selection. A key
  /// opens the menu at the selected row. A control of an application does the same with
  /// ``ControlResponse/prepares(_:)`` and ``Control/activeArea(_:in:)``.
  ///
  /// The menu behaves as an open ``Menu``. A menu without items does not open. If several views
  /// around the pointer have a context menu, that of the innermost view opens.
  ///
  /// - Parameters:
  ///   - bindings: The key bindings that items can name by their commands.
  ///   - items: The items, from top to bottom; called only while the menu is open.
  public func contextMenu(
    of bindings: @autoclosure @escaping () -> [KeyBinding<Event>] = [],
    @MenuBuilder<Event> items: @escaping () -> [MenuItem<Event>]
  ) -> Node<Event> {
    let element = node().element
    let control = ContextMenu(
      view: Node(element), menu: MenuContent(items: items, commands: bindings))
    return Node(
      Element(
        .control(CompositeBehavior(control)), stretch: element.stretch.takingKeys(true)))
  }
}

/// A view with a menu that opens at the pointer.
struct ContextMenu<Event>: CompositeControl {
  let view: Node<Event>
  let menu: MenuContent<Event>

  var inputs: InputMask { .pointer }

  func inputs(_ memory: MenuMemory, in size: Size) -> InputMask {
    memory.isOpen ? MenuMemory.openInputs : inputs
  }

  func handles(_ key: Key, _ memory: MenuMemory, in size: Size) -> Bool {
    memory.isOpen && key.modifiers.isEmpty
  }

  func acceptsFocus(_ memory: MenuMemory, in size: Size) -> Bool { false }

  func content(_ memory: inout MenuMemory, in size: Size) -> Node<Event> {
    let entries = memory.isOpen ? menu.entries : []
    memory.settle(in: entries)
    let now = memory
    return view.menu(at: .cell(memory.anchor)) {
      if now.isOpen { MenuPopup<Event>(entries: entries, memory: now) }
    }
  }

  func respond(
    to input: ControlInput, _ memory: inout MenuMemory, in size: Size
  ) -> ControlResponse<Event> {
    respond(to: input, &memory, in: size, at: nil)
  }

  func respond(
    to input: ControlInput, _ memory: inout MenuMemory, in size: Size, at time: Duration?
  ) -> ControlResponse<Event> {
    switch input {
    case .key(let key):
      guard memory.isOpen else { return .ignored }
      return response(of: memory.respond(to: key, in: menu.entries, at: time))
    case .pointer(let pointer):
      if let (row, level) = MenuRowPlace(pointer)?.indices {
        guard memory.isOpen else { return .ignored }
        let entries = menu.entries
        return response(of: memory.respond(to: pointer.action, over: row, at: level, in: entries))
      }
      return respond(to: pointer, &memory)
    case .focusChanged(false):
      memory.close()
      return .handled
    case .paste, .focusChanged(true), .terminalChanged:
      return .ignored
    }
  }

  /// The response to the mouse outside the menus.
  private func respond(
    to pointer: Pointer, _ memory: inout MenuMemory
  ) -> ControlResponse<Event> {
    guard !memory.isOpen else {
      if case .pressed = pointer.action { memory.close() }
      return .handled
    }
    guard case .pressed(.right, _) = pointer.action else { return .ignored }
    memory.anchor = pointer.position
    let isOfKey = pointer.action == .pressed(.right, count: 0)
    memory.open(isOfKey ? menu.entries : [], startingBy: isOfKey ? 1 : nil)
    return .handled
  }

  private func response(of action: MenuMemory.Action) -> ControlResponse<Event> {
    switch action {
    case .ignored: .ignored
    case .handled, .turned: .handled
    case .chose(let path): menu.response(toChosen: path)
    }
  }
}
