package import TerminalModel

extension Router {
  package func respond(to key: Key) -> Response {
    let focused = routes.target(at: interface.focus)
    if let response = focused.flatMap({ respond(to: key, in: $0) }) { return response }
    for layer in routes.keyLayers(withFocusAt: interface.focus) {
      switch layer.action(key) {
      case .sends(let event): return Response(events: [event], interface: interface)
      case .quits: return Response(interface: interface, quits: true)
      case nil: continue
      }
    }
    guard key.code == .tab else { return ignored }
    switch key.modifiers {
    case []: return movingFocus(by: 1)
    case .shift: return movingFocus(by: -1)
    default: return ignored
    }
  }

  private func movingFocus(by step: Int) -> Response {
    let targets = routes.targets
    guard let current = targets.firstIndex(where: { $0.path == interface.focus }),
      targets.count > 1
    else { return ignored }
    var next = interface
    next.focus = targets[(current + step + targets.count) % targets.count].path
    return Response(interface: next)
  }

  package func respond(to key: Key, in target: Routes.Target) -> Response? {
    guard key.modifiers.isEmpty else { return nil }
    switch target.behavior {
    case .button(let event):
      guard key.code == .enter || key.code == .character(" ") else { return nil }
      return Response(events: [event], interface: interface)
    case .list(let list):
      if key.code == .enter {
        guard let opens = list.rows.opens, let row = list.rows.selection else { return nil }
        return Response(events: [opens(row)], interface: interface)
      }
      return list.step(for: key.code).map { moving($0, in: list) }
    }
  }

  /// Selects another row of a list, or scrolls a list that has no event for selecting.
  package func moving(_ step: ListStep, in list: ListBox) -> Response {
    guard let selects = list.rows.selects else {
      var next = interface
      next.offsets[list.path] = list.viewport.offset(after: step)
      return Response(interface: next)
    }
    guard let row = list.row(after: step), row != list.rows.selection else {
      return Response(interface: interface)
    }
    return Response(events: [selects(row)], interface: interface)
  }
}
