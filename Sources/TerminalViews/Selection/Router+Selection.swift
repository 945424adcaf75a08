import TerminalModel

/// The selection of text with the mouse.
extension Router {
  /// The response to the mouse on a screen with selectable text.
  func selecting(_ mouse: Mouse) -> Response {
    switch mouse.action {
    case .pressed(.left): pressing(mouse)
    case .dragged(.left): dragging(mouse)
    case .released(.left): releasing(mouse)
    case .pressed, .dragged, .released, .moved, .scrolledUp, .scrolledDown, .scrolledLeft,
      .scrolledRight:
      route(mouse).response
    }
  }

  /// A press ends the selection, and begins another one.
  private func pressing(_ mouse: Mouse) -> Response {
    var router = self
    router.interface.selection = nil
    var (response, isTaken) = router.route(mouse)
    guard !isOverDrawnControl(mouse), let area = selectable(at: mouse.position),
      let place = SelectableText(of: area, interface).place(at: mouse.position)
    else { return response }
    let unit: ScreenSelection.Unit =
      switch isTaken || place.characters.isEmpty ? 1 : mouse.clickCount {
      case ...1: .character
      case 2: .word
      default: .line
      }
    response.interface.selection = ScreenSelection(
      in: area.id, at: place, mouse.position, by: unit,
      unit == .character ? .pressed(isTaken: isTaken) : .held)
    if unit != .character { response.isHandled = true }
    return response
  }

  /// Whether the innermost control that takes the mouse draws itself, as a button does: a press on it
  /// is for its click or its drag, and begins no selection.
  private func isOverDrawnControl(_ mouse: Mouse) -> Bool {
    let taker = routes.first(from: routes.index(at: mouse.position)) { index in
      let control = routes.targets[index].control
      return control.inputs.contains(.pointer) ? control.behavior.controlType : nil
    }
    return taker is any DrawnControl.Type
  }

  /// A drag that no control takes moves the end of the selection.
  private func dragging(_ mouse: Mouse) -> Response {
    let response = route(mouse).response
    guard !response.isHandled, var selection = interface.selection,
      let area = selectable(selection.area), selection.follows(mouse)
    else { return response }
    let scrolled = scrolling(by: mouse, from: selection.press)
    let position = scrolled.map { mouse.position.limited(to: $0.visible) } ?? mouse.position
    guard let place = SelectableText(of: area, interface).place(at: position) else {
      return response
    }
    selection.head = place
    selection.phase = .held
    selection.repeatedDrag = scrolled == nil ? nil : mouse
    var answer = scrolled?.response ?? Response(interface: interface)
    answer.interface.selection = selection
    return answer
  }

  /// A release ends the drag; the control of the press does not get a click after a drag.
  private func releasing(_ mouse: Mouse) -> Response {
    var response = route(mouse).response
    guard var selection = interface.selection, selection.phase != .released else { return response }
    guard !selection.isEmpty else {
      response.interface.selection = nil
      return response
    }
    selection.phase = .released
    selection.repeatedDrag = nil
    response.interface.selection = selection
    response.isHandled = true
    guard let area = selectable(selection.area) else { return response }
    if area.selectability != .copiesByKey { response.copied = text(of: selection, in: area) }
    return response
  }

  /// The area with an identity, if its text can be selected.
  func selectable(_ id: SelectableArea.ID) -> SelectableArea? {
    let area = id == .scene ? scene : routes.selectables.first { $0.id == id }
    return area.flatMap { routes.selects($0) ? $0 : nil }
  }

  /// The area with selectable text at a cell; nil if there is none, or if an overlay at the cell,
  /// or an open menu, is in front of it.
  private func selectable(at position: Position) -> SelectableArea? {
    let region = routes.regions.last { $0.rect.contains(position) }
    let front = max(region?.overlay ?? 0, routes.menu?.overlay ?? 0)
    let active = routes.selectables[routes.activeSelectables ?? routes.selectables.indices]
    let area =
      active.last { $0.visible.contains(position) && $0.id.overlay >= front }
      ?? (front == 0 && !routes.isModal ? scene : nil)
    return area.flatMap { routes.selects($0) ? $0 : nil }
  }

  /// The whole scene; nil if the router does not have its box.
  private var scene: SelectableArea? {
    sceneBox.map { box in
      SelectableArea(
        id: .scene, selectability: .byDefault, box: box, origin: .origin, visible: routes.screen,
        clip: routes.screen)
    }
  }

  /// The response to an input; a key ends the selection if it is Escape, or if something but a copy
  /// responds to it.
  func endingSelection(_ response: Response, after input: Input) -> Response {
    guard case .key(let key) = input, response.copied == nil, !response.interface.hasPendingKeys,
      response.isHandled || key == .escape
    else { return response }
    var answer = response
    answer.interface.selection = nil
    return answer
  }

  /// The selected text, or nil if none is selected.
  var selectedText: String? {
    guard let selection = interface.selection, !selection.isEmpty else { return nil }
    return selectable(selection.area).flatMap { text(of: selection, in: $0) }
  }

  private func text(of selection: ScreenSelection, in area: SelectableArea) -> String? {
    let text = SelectableText(of: area, interface, allRowsOf: selection).text(of: selection)
    return text?.isEmpty == true ? nil : text
  }

  /// Scrolls the innermost view around the press whose edge the mouse has reached.
  ///
  /// - Returns: The response of that view, and its visible cells; nil if nothing scrolls.
  private func scrolling(
    by mouse: Mouse, from press: Position
  ) -> (response: Response, visible: Rect)? {
    guard let capture = interface.capture else { return nil }
    return routes.first(from: routes.index(at: capture.path)) { index in
      guard routes.targets[index].control.inputs.contains(.pointer),
        let visible = routes.ownRegion(of: index)?.rect, !visible.isEmpty
      else { return nil }
      let (position, screen) = (mouse.position, routes.screen)
      let columns = visible.columns.step(
        to: position.column, from: press.column, within: screen.columns)
      let rows = visible.rows.step(to: position.row, from: press.row, within: screen.rows)
      guard columns != 0 || rows != 0 else { return nil }
      var edge = mouse
      edge.position = mouse.position.limited(to: visible)
      let input = pointer(.scrolled(columns: columns, rows: rows), at: index, edge)
      // A tab bar or a list that would select another tab or row does not scroll.
      guard let response = respond(to: .pointer(input), at: index),
        response.events.isEmpty || routes.targets[index].control.behavior.scrolls != [],
        response.interface != interface || !response.events.isEmpty
      else { return nil }
      return (response, visible)
    }
  }
}

extension ScreenSelection {
  /// Whether a drag selects text: the button is held, and the mouse has moved far enough from the
  /// cell of the press (``Phase/pressed(isTaken:)``).
  fileprivate func follows(_ mouse: Mouse) -> Bool {
    switch phase {
    case .held: return true
    case .released: return false
    case .pressed(let isTaken):
      let columns = abs(mouse.position.column - press.column)
      return mouse.position.row != press.row || columns > (isTaken ? 1 : 0)
    }
  }
}

extension Range<Int> {
  /// -1 or 1 if a position is before or after the range, otherwise 0.
  ///
  /// The mouse cannot leave the screen. If the range reaches an edge of the screen, its position at
  /// this edge counts as outside, unless the press was at the same position.
  fileprivate func step(to position: Int, from press: Int, within screen: Range<Int>) -> Int {
    let reachesEdge = position != press
    let first = reachesEdge && lowerBound == screen.lowerBound ? lowerBound : lowerBound - 1
    let last = reachesEdge && upperBound == screen.upperBound ? upperBound - 1 : upperBound
    return position <= first ? -1 : position >= last ? 1 : 0
  }
}

extension Position {
  /// The nearest position in a rectangle that is not empty.
  fileprivate func limited(to rect: Rect) -> Position {
    Position(
      column: min(max(column, rect.columns.lowerBound), rect.columns.upperBound - 1),
      row: min(max(row, rect.rows.lowerBound), rect.rows.upperBound - 1))
  }
}
