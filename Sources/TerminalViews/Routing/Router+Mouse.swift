package import TerminalModel

extension Router {
  package func respond(to mouse: Mouse) -> Response {
    let target = routes.target(at: mouse.position)
    switch mouse.action {
    case .pressed(.left): return pressing(target, at: mouse.position)
    case .released(.left): return releasing(over: target)
    case .scrolledUp: return scrolling(target, by: -wheelStep)
    case .scrolledDown: return scrolling(target, by: wheelStep)
    case .pressed, .released, .dragged, .scrolledLeft, .scrolledRight, .moved: return ignored
    }
  }

  private func pressing(
    _ target: Routes.Target?, at position: Position
  ) -> Response {
    guard let target else { return ignored }
    var next = interface
    next.focus = target.path
    switch target.behavior {
    case .button:
      next.pressed = target.path
      return Response(interface: next)
    case .list(let list):
      let row = list.row(atCell: position.row - target.rect.origin.row)
      return Response(
        events: row.flatMap(list.event(forClickOn:)).map { [$0] } ?? [], interface: next)
    }
  }

  /// Presses a button of the scene if the mouse button was pressed and released on it.
  private func releasing(over target: Routes.Target?) -> Response {
    guard let pressed = interface.pressed else { return ignored }
    var next = interface
    next.pressed = nil
    guard let target, target.path == pressed, case .button(let event) = target.behavior else {
      return Response(interface: next)
    }
    return Response(events: [event], interface: next)
  }

  private func scrolling(_ target: Routes.Target?, by rows: Int) -> Response {
    guard case .list(let list) = target?.behavior else { return ignored }
    return moving(.by(rows), in: list)
  }
}

/// The rows that one notch of the wheel scrolls.
private let wheelStep = 3

extension ListBox {
  /// A click opens the selected row and selects any other.
  fileprivate func event(forClickOn row: Int) -> Any? {
    row == rows.selection ? rows.opens?(row) : rows.selects?(row)
  }
}
