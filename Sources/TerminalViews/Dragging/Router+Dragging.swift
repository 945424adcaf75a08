import TerminalModel

/// Drag and drop: the press, the movements and the release of the left button.
extension Router {
  /// The drag that a movement after a press begins, or nil if there is none.
  ///
  /// The innermost source around the press is dragged, unless a control in it takes presses or
  /// clicks.
  ///
  /// - Parameters:
  ///   - index: The index of the innermost target at the press.
  ///   - taker: The path of the control that has taken the press.
  func drag(from index: Int, _ mouse: Mouse, taker: ViewPath?) -> Drag? {
    guard mouse.modifiers.isEmpty, routes.menu == nil else { return nil }
    var isKept = false
    return routes.first(from: index) { index -> Drag? in
      guard !isKept else { return nil }
      if let drag = drag(ofTarget: index, mouse) { return drag }
      let control = routes.targets[index].control
      isKept =
        control.path == taker || control.inputs.contains(.text)
        || control.inputs.isSuperset(of: [.activation, .pointer])
      return nil
    }
  }

  private func drag(ofTarget index: Int, _ mouse: Mouse) -> Drag? {
    let target = routes.targets[index]
    guard let source = target.control.behavior.dragging,
      let row = source.draggedRow(
        at: position(of: mouse.position, in: index), interface.memories[target.path],
        in: target.rect.size),
      let value = source.draggedValue(ofRow: row)
    else { return nil }
    return Drag(
      source: target.path, row: row, identity: ViewIdentity(value), press: mouse.position,
      position: mouse.position)
  }

  /// The response to a movement with the left button held; nil if it drags nothing.
  func dragging(_ mouse: Mouse) -> Response? {
    guard var drag = interface.capture?.drag else { return nil }
    switch drag.phase {
    case .ended: return Response(interface: interface)
    case .pressed where mouse.position == drag.press: return nil
    case .pressed, .moving: break
    }
    var router = self
    if drag.phase == .pressed {
      guard drag.currentRow(in: routes) != nil else { return nil }
      routes.source(of: drag)?.setDragging(true, &router.interface.memories[drag.source])
      // A view in the source, such as a row of a list, can be scrolled out of sight.
      router.interface.capture?.path = drag.source
      router.interface.selection = nil
    }
    drag.phase = .moving
    drag.position = mouse.position
    drag.hasLeftRow = drag.hasLeftRow || mouse.position.row != drag.press.row
    drag.isRepeated = router.scrollAtEdge(mouse, drag)
    router.interface.capture?.drag = drag
    return Response(interface: router.interface)
  }

  /// The response to the release of the left button, which drops the value on the target under the
  /// pointer; nil if none was dragged.
  func dropping(_ mouse: Mouse) -> Response? {
    guard var drag = interface.capture?.drag, drag.phase != .pressed else { return nil }
    drag.position = mouse.position
    let events = drag.phase == .moving ? target(of: drag)?.events ?? [] : []
    return Response(events: events, interface: withoutDrag(.none))
  }

  /// The response to the release of the left button, and before it to the press, which the controls
  /// around a source have not got yet; nil if they have.
  func pressingLate(_ held: Int, over index: Int?, _ mouse: Mouse) -> Response? {
    guard let capture = interface.capture, let drag = capture.drag, drag.isPressDeferred else {
      return nil
    }
    var router = self
    router.interface.capture?.drag = nil
    let press = Mouse(.pressed(.left), at: drag.press, clickCount: capture.count)
    let pressed = router.pointing(.pressed(.left, count: capture.count), held, press)
    if let pressed { router.interface = pressed.interface }
    var released = router.releasing(.left, over: index, mouse)
    released.events = (pressed?.events ?? []) + released.events
    released.copied = released.copied ?? pressed?.copied
    return released
  }

  /// The response to Escape: the drag ends, and the button is still held.
  func cancellingDrag() -> Response { Response(interface: withoutDrag(.held)) }

  /// The state of the button after a drag.
  enum ButtonAfterDrag { case held, none }

  /// The interface state after the end of a drag.
  func withoutDrag(_ button: ButtonAfterDrag) -> InterfaceState {
    var router = self
    router.interface.memories.endDrag(in: routes)
    switch button {
    case .held: router.interface.capture?.drag?.phase = .ended
    case .none: router.interface.capture = nil
    }
    return router.interface
  }
}

/// The target under a dragged value.
extension Router {
  /// A control that takes a dragged value.
  struct DropPlace {
    let index: Int
    let drop: Drop
    /// The events that a release would send.
    let events: [Any]
  }

  /// The innermost control under the pointer that takes the dragged value, or nil if none does.
  func target(of drag: Drag) -> DropPlace? {
    guard let value = routes.source(of: drag)?.draggedValue(ofRow: drag.row) else { return nil }
    let place = routes.target(at: drag.position)
    let isAtPress = !drag.hasLeftRow && routes.isInside(drag.source, place)
    guard !isAtPress else { return nil }
    return routes.first(from: place) { index in
      let target = routes.targets[index]
      guard let behavior = target.control.behavior.dragging else { return nil }
      let drop = Drop(
        value: value, row: target.path == drag.source ? drag.row : nil,
        position: position(of: drag.position, in: index))
      let response = behavior.respond(
        to: drop, interface.memories[target.path], in: target.rect.size)
      guard response.isHandled else { return nil }
      let events = target.control.embed.map { response.events.map($0) } ?? response.events
      return DropPlace(index: index, drop: drop, events: events)
    }
  }
}

/// Scrolling during a drag.
extension Router {
  /// The response to a turn of the wheel during a drag, which selects no row of a list that takes
  /// part in it.
  func scrollingUnderDrag(_ index: Int?, columns: Int, rows: Int, _ mouse: Mouse) -> Response {
    var router = self
    router.interface.capture?.drag?.position = mouse.position
    let response = routes.first(from: index) { index in
      router.scrolling(at: index, columns: columns, rows: rows, mouse)
    }
    return response ?? Response(interface: router.interface)
  }

  /// Scrolls the innermost view by one row or column if the pointer is at its edge.
  ///
  /// - Returns: Whether a view has scrolled.
  private mutating func scrollAtEdge(_ mouse: Mouse, _ drag: Drag) -> Bool {
    let (position, press) = (mouse.position, drag.press)
    let movesColumns = drag.hasLeftRow || position.column != press.column
    let response = routes.first(from: routes.target(at: position)) { index -> Response? in
      guard let visible = routes.ownRegion(of: index)?.rect,
        let response = scrolling(
          at: index, columns: movesColumns ? visible.columns.edge(at: position.column) : 0,
          rows: drag.hasLeftRow ? visible.rows.edge(at: position.row) : 0, mouse),
        response.events.isEmpty, response.interface != interface
      else { return nil }
      return response
    }
    if let response { interface = response.interface }
    return response != nil
  }

  /// The response of one target to a turn of the wheel during a drag; nil if it does not scroll.
  private func scrolling(at index: Int, columns: Int, rows: Int, _ mouse: Mouse) -> Response? {
    guard columns != 0 || rows != 0 else { return nil }
    let target = routes.targets[index]
    if let behavior = target.control.behavior.dragging {
      var next = interface
      let scrolls = behavior.scroll(
        by: rows, &next.memories[target.path], in: target.rect.size)
      return scrolls ? Response(interface: next) : nil
    }
    guard target.control.inputs.contains(.pointer) else { return nil }
    let action = Pointer.Action.scrolled(columns: columns, rows: rows)
    return respond(to: .pointer(pointer(action, at: index, mouse)), at: index)
  }
}

extension Range<Int> {
  /// -1 at the first position and 1 at the last one, otherwise 0; always 0 in a range of fewer than
  /// three positions.
  fileprivate func edge(at position: Int) -> Int {
    guard count > 2 else { return 0 }
    return position == lowerBound ? -1 : position == upperBound - 1 ? 1 : 0
  }
}
