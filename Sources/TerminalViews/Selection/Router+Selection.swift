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
    var (response, use) = router.route(mouse)
    guard let area = selectable(at: mouse.position),
      let place = SelectableText(of: area, interface).place(at: mouse.position)
    else { return response }
    let unit: ScreenSelection.Unit =
      switch use != .none || place.characters.isEmpty ? 1 : mouse.clickCount {
      case ...1: .character
      case 2: .word
      default: .line
      }
    response.interface.selection = ScreenSelection(
      in: area.id, at: place, mouse.position, by: unit,
      unit == .character ? .pressed(use) : .held)
    return response
  }

  /// A drag that no control takes moves the end of the selection.
  private func dragging(_ mouse: Mouse) -> Response {
    let response = route(mouse).response
    guard !response.isHandled, var selection = interface.selection,
      let area = selectable(selection.area), follows(selection, mouse)
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

  /// Whether a drag selects text: the button is held, and the mouse has moved far enough from the
  /// cell of the press (``ScreenSelection/PressUse``).
  private func follows(_ selection: ScreenSelection, _ mouse: Mouse) -> Bool {
    switch selection.phase {
    case .held: return true
    case .released: return false
    case .pressed(.click):
      let index = routes.index(at: interface.capture?.path).flatMap { clickTaker(at: $0) }
      return index.map { !routes.targets[$0].rect.contains(mouse.position) } ?? true
    case .pressed(let use):
      let columns = abs(mouse.position.column - selection.press.column)
      return mouse.position.row != selection.press.row || columns > (use == .press ? 1 : 0)
    }
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
    if area.copiesOnRelease { response.copied = text(of: selection, in: area) }
    return response
  }

  /// The area with an identity, if its text can be selected.
  func selectable(_ id: SelectableArea.ID) -> SelectableArea? {
    routes.selectables.first { $0.id == id } ?? (id == .scene ? selectableScene : nil)
  }

  /// The area with selectable text at a cell; nil if there is none, or if an overlay at the cell,
  /// or an open menu, is in front of it.
  private func selectable(at position: Position) -> SelectableArea? {
    let region = routes.regions.last { $0.rect.contains(position) }
    let front = max(region?.overlay ?? 0, routes.menu?.overlay ?? 0)
    let active = routes.selectables[routes.activeSelectables ?? routes.selectables.indices]
    return active.last { $0.visible.contains(position) && $0.id.overlay >= front }
      ?? (front == 0 && !routes.isModal ? selectableScene : nil)
  }

  /// The whole scene, if its text can be selected.
  private var selectableScene: SelectableArea? {
    guard routes.selectsScene, let scene else { return nil }
    return SelectableArea(
      id: .scene, copiesOnRelease: true, box: scene, origin: .origin, visible: routes.screen,
      clip: routes.screen)
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
      let control = routes.targets[index].control
      guard control.inputs.contains(.pointer), control.behavior.scrollsContent,
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
      guard let response = respond(to: .pointer(input), at: index),
        response.interface != interface || !response.events.isEmpty
      else { return nil }
      return (response, visible)
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
