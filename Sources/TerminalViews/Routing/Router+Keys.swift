package import TerminalModel

extension Router {
  package func respond(to key: Key) -> Response {
    if interface.isAmidInput {
      if interface.isDragging, key == Key(.escape) { return cancellingDrag() }
      if interface.hasPendingKeys { return respond(to: key, after: interface.pendingKeys) }
    }
    if let menu = routes.keyMenu { return respond(to: key, inMenuOf: menu.owner) }
    let focused = routes.focusIndex(at: interface.focus)
    if let response = respond(to: key, at: focused) { return response }
    if routes.isDialog, let response = movingFocus(inDialogWith: key) { return response }
    if let response = response(ofBindingsTo: key, after: PendingKeys()) { return response }
    if let response = openingMenu(with: key, at: focused) { return response }
    if let response = turningTooltip(with: key, at: focused) { return response }
    return movingFocus(with: key) ?? ignored
  }

  /// Whether the focused target (a control that takes input), or a target around it, takes a key, a
  /// dialog may stop it, or the key may move the focus, open a menu or show a tooltip.
  package func takes(_ key: Key) -> Bool {
    if let menu = routes.keyMenu { return handles(key, inMenuOf: menu.owner) }
    return takes(key, at: routes.focusIndex(at: interface.focus))
  }

  /// Whether a target, or a target around it, takes a key, a dialog may stop it, or the key may move
  /// the focus, open a menu, or show a tooltip or help.
  package func takes(_ key: Key, at index: Int?) -> Bool {
    key.code == .tab || key.code.isArrow && routes.hasSeveralFocusTargets
      || isHandled(key, from: index) || UntypedScene.showsHelp(key)
      || index != nil && (Self.opensMenu(key) || Self.showsTooltip(key))
      || routes.isDialog && key.stopsAtDialogs
  }

  /// Whether a key reaches the movement of the focus: no menu, control or binding takes it.
  func movesFocus(with key: Key) -> Bool {
    guard routes.keyMenu == nil, !isHandled(key, from: routes.focusIndex(at: interface.focus))
    else {
      return false
    }
    return routes.isDialog || response(ofBindingsTo: key, after: PendingKeys()) == nil
  }

  /// The response of a target, or of the targets around it from the inside out, to a key; nil if
  /// all ignore it.
  package func respond(to key: Key, at index: Int?) -> Response? {
    routes.first(from: index) { handles(key, at: $0) ? respond(to: .key(key), at: $0) : nil }
  }

  /// Whether a target, or a target around it, takes a key.
  package func isHandled(_ key: Key, from index: Int?) -> Bool {
    routes.first(from: index) { handles(key, at: $0) ? true : nil } ?? false
  }

  func handles(_ key: Key, at index: Int) -> Bool {
    !routes.isReserved(key, at: index) && handles(key, inMenuOf: index)
  }

  /// Whether a target takes a key, also a reserved one, as it does while its menu is open.
  func handles(_ key: Key, inMenuOf index: Int) -> Bool {
    let behavior = routes.targets[index].control.behavior
    let memory = behavior.remembers ? interface.memories[routes.targets[index].path] : nil
    return behavior.handles(key, memory, in: routes.targets[index].rect.size)
  }
}
