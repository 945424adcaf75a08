import TerminalModel

/// Keys while a menu is open, and the keys that open context menus.
extension Router {
  /// The response to a key while a menu is open: that of the menu's control, or else of the key
  /// bindings.
  func respond(to key: Key, inMenuOf owner: Int) -> Response {
    if handles(key, inMenuOf: owner) {
      return respond(to: .key(key), at: owner) ?? Response(interface: interface)
    }
    return response(ofBindingsTo: key, after: PendingKeys()) ?? ignored
  }

  /// The response to a key that opens a context menu: that to a press of the right button on the
  /// control with the focus; nil for other keys, and if no control takes the press.
  func openingMenu(with key: Key, at index: Int?) -> Response? {
    guard Self.opensMenu(key), let index else { return nil }
    let target = routes.targets[index]
    let behavior = target.control.behavior
    let memory = behavior.remembers ? interface.memories[target.path] : nil
    // The menu opens below the last row of the cells on which the control's keys act, so that it does
    // not cover them.
    let area = behavior.activeArea(memory, in: target.rect.size)
    let place = target.rect.origin.offset(
      columns: area?.origin.column ?? 0, rows: area.map { $0.rows.upperBound - 1 } ?? 0)
    let mouse = Mouse(.pressed(.right), at: place)
    return pointing(.pressed(.right, count: 0), index, mouse)
  }

  /// Whether a key opens a context menu: Shift+F10, the Menu key as xterm sends it, or Alt+M.
  static func opensMenu(_ key: Key) -> Bool {
    switch key.code {
    case .function(10): key.modifiers == .shift
    case .function(16): key.modifiers.isEmpty
    case .character(let character): key.modifiers == .alt && character == "m"
    case .function, .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right,
      .home, .end, .pageUp, .pageDown:
      false
    }
  }
}
