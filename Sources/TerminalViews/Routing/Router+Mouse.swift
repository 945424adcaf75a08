package import TerminalModel

extension Router {
  package func respond(to mouse: Mouse) -> Response {
    let index = routes.index(at: mouse.position)
    switch mouse.action {
    case .pressed(let button): return pressing(button, index, mouse)
    case .released(let button): return releasing(button, over: index, mouse)
    case .dragged(let button):
      guard let held = captured(button) else { return ignored }
      return pointing(.dragged(button), held, mouse) ?? ignored
    case .moved: return hovering(over: index, mouse)
    case .scrolledUp: return scrolling(index, columns: 0, rows: -wheelStep, mouse)
    case .scrolledDown: return scrolling(index, columns: 0, rows: wheelStep, mouse)
    case .scrolledLeft: return scrolling(index, columns: -wheelStep, rows: 0, mouse)
    case .scrolledRight: return scrolling(index, columns: wheelStep, rows: 0, mouse)
    }
  }

  /// Gives the press to the innermost control that takes it; the left button moves the focus, too.
  private func pressing(_ button: Mouse.Button, _ index: Int?, _ mouse: Mouse) -> Response {
    guard let index else { return ignored }
    var router = self
    router.interface.capture = InterfaceState.Capture(
      path: routes.targets[index].path, button: button, count: mouse.clickCount)
    let focused = routes.first(from: index) { index -> ViewPath? in
      routes.targets[index].acceptsFocus ? routes.targets[index].path : nil
    }
    if button == .left, let focused { router.interface.focus = focused }
    let response = router.pointing(.pressed(button, count: mouse.clickCount), index, mouse)
    return response ?? Response(interface: router.interface, isHandled: button == .left)
  }

  /// Gives the release to the control of the press, and then a click if the pointer is over it.
  private func releasing(
    _ button: Mouse.Button, over index: Int?, _ mouse: Mouse
  ) -> Response {
    guard let capture = interface.capture, let held = captured(button) else { return ignored }
    var router = self
    router.interface.capture = nil
    let released =
      router.pointing(.released(button), held, mouse)
      ?? Response(interface: router.interface, isHandled: button == .left)
    guard routes.first(from: index, { $0 == held ? true : nil }) == true else { return released }
    router.interface = released.interface
    guard
      var clicked = router.pointing(.clicked(button, count: capture.count), held, mouse)
    else { return released }
    clicked.events = released.events + clicked.events
    clicked.copied = clicked.copied ?? released.copied
    return clicked
  }

  /// The index of the target over which a button was pressed that is still held.
  private func captured(_ button: Mouse.Button) -> Int? {
    guard let capture = interface.capture, capture.button == button else { return nil }
    return routes.index(at: capture.path)
  }

  private func hovering(over index: Int?, _ mouse: Mouse) -> Response {
    let hovered = routes.first(from: index) { index -> (Int, ControlBox)? in
      guard case .control(let control) = routes.targets[index].behavior,
        control.behavior.inputs.contains(.hover)
      else { return nil }
      return (index, control)
    }
    var router = self
    router.interface.hovered = hovered?.1.path
    guard let (index, control) = hovered else {
      return Response(interface: router.interface, isHandled: false)
    }
    let input = ControlInput.pointer(pointer(.moved, at: index, mouse))
    return router.respond(to: input, in: control, at: index)
      ?? Response(interface: router.interface)
  }

  private func scrolling(_ index: Int?, columns: Int, rows: Int, _ mouse: Mouse) -> Response {
    let response = routes.first(from: index) { index -> Response? in
      if case .list(let list) = routes.targets[index].behavior {
        return rows == 0 ? nil : moving(.by(rows), in: list)
      }
      return pointing(.scrolled(columns: columns, rows: rows), only: index, mouse)
    }
    return response ?? ignored
  }

  /// The response of a target, or of the targets around it from the inside out, to an action of the
  /// mouse; nil if all ignore it.
  private func pointing(_ action: Pointer.Action, _ index: Int, _ mouse: Mouse) -> Response? {
    routes.first(from: index) { pointing(action, only: $0, mouse) }
  }

  private func pointing(
    _ action: Pointer.Action, only index: Int, _ mouse: Mouse
  ) -> Response? {
    switch routes.targets[index].behavior {
    case .control(let control):
      guard control.behavior.inputs.contains(.pointer) else { return nil }
      let input = ControlInput.pointer(pointer(action, at: index, mouse))
      return respond(to: input, in: control, at: index)
    case .list(let list):
      guard case .pressed(.left, _) = action,
        let row = list.row(
          atCell: mouse.position.row - routes.targets[index].rect.origin.row)
      else { return nil }
      return Response(
        events: list.event(forClickOn: row).map { [$0] } ?? [], interface: interface)
    }
  }

  private func pointer(_ action: Pointer.Action, at index: Int, _ mouse: Mouse) -> Pointer {
    let origin = routes.targets[index].rect.origin
    return Pointer(
      action, at: mouse.position.offset(columns: -origin.column, rows: -origin.row),
      modifiers: mouse.modifiers)
  }
}

/// The rows or columns that one notch of the wheel scrolls.
private let wheelStep = 3

extension ListBox {
  /// A click opens the selected row and selects any other.
  fileprivate func event(forClickOn row: Int) -> Any? {
    row == rows.selection ? rows.opens?(row) : rows.selects?(row)
  }
}
