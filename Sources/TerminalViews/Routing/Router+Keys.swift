package import TerminalModel

extension Router {
  package func respond(to key: Key) -> Response {
    guard !interface.hasPendingKeys else {
      return respond(to: key, after: interface.pendingKeys)
    }
    let focused = routes.focusIndex(at: interface.focus)
    if let response = respond(to: key, at: focused) { return response }
    if let response = response(ofBindingsTo: key, after: PendingKeys()) { return response }
    if key.modifiers.isEmpty, let response = movingFocus(towards: key.code) { return response }
    guard key.code == .tab else { return ignored }
    switch key.modifiers {
    case []: return movingFocus(by: 1)
    case .shift: return movingFocus(by: -1)
    default: return ignored
    }
  }

  /// Whether the focused target, or a target around it, takes a key, or the key may move the focus.
  package func takes(_ key: Key) -> Bool {
    takes(key, at: routes.focusIndex(at: interface.focus))
  }

  /// Whether a target, or a target around it, takes a key, or the key moves the focus.
  package func takes(_ key: Key, at index: Int?) -> Bool {
    key.code == .tab || key.code.isArrow && routes.hasSeveralFocusTargets
      || routes.takes(key, at: index)
  }

  /// Moves the focus to the next target that accepts it, or by -1 to the one before; after the last
  /// comes the first.
  private func movingFocus(by step: Int) -> Response {
    let targets = routes.targets.filter(\.acceptsFocus)
    guard let current = targets.firstIndex(where: { $0.path == interface.focus }),
      targets.count > 1
    else { return ignored }
    var next = interface
    next.focus = targets[(current + step + targets.count) % targets.count].path
    return Response(interface: next)
  }

  /// The response of a target, or of the targets around it from the inside out, to a key; nil if all
  /// ignore it.
  package func respond(to key: Key, at index: Int?) -> Response? {
    routes.first(from: index) { index in
      switch routes.targets[index].behavior {
      case .control(let control):
        control.behavior.handles(key) ? respond(to: .key(key), in: control, at: index) : nil
      case .list(let list): respond(to: key, in: list)
      }
    }
  }

  private func respond(to key: Key, in list: ListBox) -> Response? {
    guard list.handles(key) else { return nil }
    if key.code == .enter {
      guard let opens = list.rows.opens, let row = list.rows.selection else { return nil }
      return Response(events: [opens(row)], interface: interface)
    }
    return list.step(for: key.code).map { moving($0, in: list) }
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
