package import TerminalModel

extension Router {
  package func respond(to mouse: Mouse) -> Response {
    routes.selectsText ? selecting(mouse) : route(mouse).response
  }

  /// The response of the controls to the mouse.
  ///
  /// - Returns: The response, and whether a control takes a press, or may take the click after it.
  func route(_ mouse: Mouse) -> (response: Response, isTaken: Bool) {
    let index = routes.index(at: mouse.position)
    switch mouse.action {
    case .pressed(let button): return pressing(button, index, mouse)
    case .released(let button): return (releasing(button, over: index, mouse), false)
    case .dragged(let button): return (dragging(button, over: index, mouse), false)
    case .moved: return (hovering(over: index, mouse), false)
    case .scrolledUp: return (scrolling(index, columns: 0, rows: -wheelStep, mouse), false)
    case .scrolledDown: return (scrolling(index, columns: 0, rows: wheelStep, mouse), false)
    case .scrolledLeft: return (scrolling(index, columns: -wheelStep, rows: 0, mouse), false)
    case .scrolledRight: return (scrolling(index, columns: wheelStep, rows: 0, mouse), false)
    }
  }

  /// Gives the press to the innermost control that takes it; the left button moves the focus, too,
  /// unless a control takes the press or the click that is not focusable (``View/focusable(_:)``).
  private func pressing(
    _ button: Mouse.Button, _ index: Int?, _ mouse: Mouse
  ) -> (response: Response, isTaken: Bool) {
    let target = index ?? routes.index(outsideDialogAt: mouse.position)
    if target == nil, interface.isDragging, interface.capture?.button == button {
      // The release of this button was lost.
      return (Response(interface: withoutDrag(.none)), false)
    }
    guard let index = target, interface.capture.map({ $0.button == button }) ?? true else {
      // While a button is held that was pressed over a control, no control gets another button.
      return (ignored, false)
    }
    var router = self
    if interface.isDragging { router.interface = withoutDrag(.held) }
    router.interface.capture = InterfaceState.Capture(
      path: routes.targets[index].path, button: button, count: mouse.clickCount)
    let focused = routes.first(from: index) { index -> ViewPath? in
      routes.targets[index].acceptsFocus ? routes.targets[index].path : nil
    }
    if button == .left, routes.menu == nil, let focused { router.interface.focus = focused }
    let last = button == .left ? lastTarget(ofClickWithoutFocusAt: index) : nil
    let response = router.pointing(
      .pressed(button, count: mouse.clickCount), index, mouse, upTo: last)
    var answer = response ?? Response(interface: router.interface, isHandled: button == .left)
    if button == .left {
      let taker = answer.interface.capture?.taker
      let isFocusable = routes.index(at: taker).map { routes.targets[$0].isFocusable } ?? true
      if last != nil || !isFocusable { answer.interface.focus = interface.focus }
      if var drag = drag(from: index, mouse, taker: taker) {
        drag.isPressDeferred = taker.map { $0 != drag.source } ?? false
        if drag.isPressDeferred { answer = Response(interface: router.interface) }
        answer.interface.capture?.drag = drag
      }
    }
    let takesClicks = routes.first(from: index) { index in
      routes.targets[index].control.inputs.isSuperset(of: [.activation, .pointer]) ? true : nil
    }
    return (answer, response != nil || takesClicks ?? false)
  }

  /// The outermost of the targets at an index that are not focusable, if one of them takes clicks
  /// and a target around them is focusable; otherwise nil.
  ///
  /// A press on them belongs to the click: a list does not select the row of such a button.
  private func lastTarget(ofClickWithoutFocusAt index: Int) -> Int? {
    var last: Int?
    var takesClicks = false
    let isFocusableAround = routes.first(from: index) { index -> Bool? in
      if routes.targets[index].isFocusable { return true }
      let inputs = routes.targets[index].control.inputs
      takesClicks = takesClicks || inputs.isSuperset(of: [.activation, .pointer])
      last = index
      return nil
    }
    return takesClicks && isFocusableAround == true ? last : nil
  }

  private func dragging(
    _ button: Mouse.Button, over index: Int?, _ mouse: Mouse
  ) -> Response {
    guard let held = captured(button) else { return ignored }
    if let response = dragging(mouse) { return response }
    let target = receiver(of: held, index)
    return target.flatMap { pointing(.dragged(button), $0, mouse) } ?? ignored
  }

  /// Gives the release to the control of the press, and then a click if the pointer is over it.
  func releasing(
    _ button: Mouse.Button, over index: Int?, _ mouse: Mouse
  ) -> Response {
    guard let capture = interface.capture, let held = captured(button) else { return ignored }
    if let response = dropping(mouse) ?? pressingLate(held, over: index, mouse) { return response }
    var released =
      receiver(of: held, index).flatMap { pointing(.released(button), $0, mouse) }
      ?? Response(interface: interface, isHandled: button == .left)
    released.interface.capture = nil
    let isClick = button != .left || interface.selection.map(\.isEmpty) ?? true
    guard isClick, routes.first(from: index, { $0 == held ? true : nil }) == true else {
      return released
    }
    var router = self
    router.interface = released.interface
    guard
      var clicked = router.pointing(.clicked(button, count: capture.count), held, mouse)
    else { return released }
    clicked.isHandled = clicked.isHandled || released.isHandled
    clicked.events = released.events + clicked.events
    clicked.copied = clicked.copied ?? released.copied
    return clicked
  }

  /// The index of the target (a control) over which a button was pressed that is still held.
  private func captured(_ button: Mouse.Button) -> Int? {
    guard let capture = interface.capture, capture.button == button else { return nil }
    return routes.index(at: capture.path)
  }

  /// The target that gets a drag or a release after a press.
  ///
  /// While a menu is open, it is the target under the pointer, or nil if there is none. Without a
  /// menu, it is the target of the press, or one under the pointer in a popover of that.
  private func receiver(of held: Int, _ index: Int?) -> Int? {
    routes.menu == nil ? popover(of: held, index) ?? held : index
  }

  /// The target under the pointer if it is in a popover of a held one: a drag from a menu's title
  /// reaches the menu.
  private func popover(of held: Int, _ index: Int?) -> Int? {
    guard let index, index != held, routes.overlay(of: index) > routes.overlay(of: held) else {
      return nil
    }
    return routes.first(from: index) { $0 == held ? index : nil }
  }

  private func hovering(over index: Int?, _ mouse: Mouse) -> Response {
    let hovered = routes.first(from: index) { index in
      routes.targets[index].control.inputs.contains(.hover) ? index : nil
    }
    var router = self
    // No button is held during this movement: if one was, its release was lost.
    if interface.isDragging { router.interface = withoutDrag(.none) }
    router.interface.capture = nil
    router.interface.hovered = hovered.map { routes.targets[$0].path }
    guard let hovered else {
      return Response(interface: router.interface, isHandled: false)
    }
    let input = ControlInput.pointer(pointer(.moved, at: hovered, mouse))
    return router.respond(to: input, at: hovered)
      ?? Response(interface: router.interface)
  }

  private func scrolling(_ index: Int?, columns: Int, rows: Int, _ mouse: Mouse) -> Response {
    guard !interface.isDragging else {
      return scrollingUnderDrag(index, columns: columns, rows: rows, mouse)
    }
    return index.flatMap { pointing(.scrolled(columns: columns, rows: rows), $0, mouse) } ?? ignored
  }

  /// The response of a target, or of the targets around it from the inside out, to an action of the
  /// mouse; nil if all ignore it.
  ///
  /// A drag and a release belong to the control that took the press: the controls around it get
  /// neither. So none of them goes on with an earlier drag of its own whose release was lost.
  ///
  /// - Parameter last: The index of the outermost target that gets the action; nil for no limit.
  func pointing(
    _ action: Pointer.Action, _ index: Int, _ mouse: Mouse, upTo last: Int? = nil
  ) -> Response? {
    var router = self
    var events: [Any] = []
    var isTaken = false
    var response = routes.first(from: index) { index -> Response? in
      defer {
        isTaken = isTaken || index == last || action.followsPress && isTaker(index)
      }
      guard !isTaken, routes.targets[index].control.inputs.contains(.pointer),
        var response = router.respond(to: .pointer(pointer(action, at: index, mouse)), at: index)
      else { return nil }
      guard response.isPreparation else {
        if case .pressed = action {
          response.interface.capture?.taker = routes.targets[index].path
        }
        return response
      }
      router.interface = response.interface
      events += response.events
      return nil
    }
    response?.events.insert(contentsOf: events, at: 0)
    return response
  }

  /// Whether a target has taken the press of the button that is held.
  private func isTaker(_ index: Int) -> Bool {
    interface.capture?.taker == routes.targets[index].path
  }

  func pointer(_ action: Pointer.Action, at index: Int, _ mouse: Mouse) -> Pointer {
    Pointer(action, at: position(of: mouse.position, in: index), modifiers: mouse.modifiers)
  }

  /// A cell of the screen, counted from the top left cell of a target.
  func position(of position: Position, in index: Int) -> Position {
    let origin = routes.targets[index].rect.origin
    return position.offset(columns: -origin.column, rows: -origin.row)
  }
}

extension Pointer.Action {
  /// Whether it goes to the control of an earlier press.
  fileprivate var followsPress: Bool {
    switch self {
    case .dragged, .released: true
    case .pressed, .clicked, .moved, .scrolled: false
    }
  }
}

/// The rows or columns that one notch of the wheel scrolls.
private let wheelStep = 3
