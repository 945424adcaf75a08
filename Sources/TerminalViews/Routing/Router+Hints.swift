import TerminalModel

extension [KeyHint] {
  /// The key that copies the text that is selected in the focused control.
  fileprivate static let ofSelectedText = [
    KeyHint(
      KeyCommand(name: "copy", title: "Copy", keys: ["ctrl+c"]), handler: .view)
  ]

  /// The keys that an open menu takes: as in a dialog, the key that closes it is the first.
  fileprivate static let ofMenu = [
    KeyHint(
      KeyCommand(name: "menu.close", title: "Close", keys: ["esc"]), handler: .view),
    KeyHint(
      KeyCommand(name: "menu.choose", title: "Choose", keys: ["enter"]), handler: .view),
  ]
}

/// The keys that work, for help.
extension Router {
  /// The hints of the keys that work if no keys are pending, in the order in which bindings get a
  /// key.
  ///
  /// - Parameters:
  ///   - endsAtInterrupt: Whether Ctrl-C ends the session if the view does not respond to it.
  ///   - includingUntitled: Whether the hints without a title are among them.
  func hints(endsAtInterrupt: Bool, includingUntitled: Bool = false) -> [KeyHint] {
    let focused = routes.focusIndex(at: interface.focus)
    var hints = routes.hints(
      withFocusAt: interface.focus, hasSelection: interface.hasSelection
    ) { reaches($1, with: $0, from: focused) }
    // A drop-down list takes the keys of a menu, too; other keys reach the control around it.
    if routes.menu != nil { hints.insert(.ofMenu, at: 0) }
    if let menu = routes.keyMenu {
      return hints.active(
        endedBy: endsAtInterrupt ? interrupt : nil, includingUntitled: includingUntitled
      ) {
        handles($0, inMenuOf: menu.owner)
      }
    }
    if let focused, routes.targets[focused].control.inputs.contains(.copying),
      handles(.ctrl("c"), at: focused)
    {
      hints.insert(.ofSelectedText, at: 0)
    }
    return hints.active(
      endedBy: endsAtInterrupt ? interrupt : nil, includingUntitled: includingUntitled
    ) { key in
      isHandled(key, from: focused) || routes.isDialog && movingFocus(with: key) != nil
    }
  }

  /// Whether a key reaches the view with a key layer around the focused target.
  ///
  /// It does not if a target outside that view takes the key, or one in it before another one in
  /// it, as a text field in a table does.
  private func reaches(_ layer: Int, with key: Key, from focused: Int?) -> Bool {
    let first = routes.first(from: focused) { handles(key, at: $0) ? $0 : nil }
    guard let first else { return true }
    guard routes.targets[first].keyLayers.contains(layer) else { return false }
    let next = routes.first(from: routes.targets[first].parent) { index in
      routes.targets[index].keyLayers.contains(layer) && handles(key, at: index) ? index : nil
    }
    return next == nil
  }

  /// Ctrl-C, or nil if a component has an event for the unhandled key.
  private var interrupt: Key? {
    let key = Key.ctrl("c")
    let layers = routes.keyLayers(withFocusAt: interface.focus)
    return layers.contains { $0.event(for: .key(key)) != nil } ? nil : key
  }

  /// The router of a scene without its active modal view, with the focus from before that view.
  ///
  /// - Parameters:
  ///   - routes: The routes of the whole scene; without a modal view, they are those of the router.
  ///   - settled: The interface state after layout.
  init(behindModalViewOf root: Box, size: Size, _ routes: Routes, _ settled: InterfaceState) {
    guard let modal = routes.modalPath else {
      self.init(interface: settled, routes: routes)
      return
    }
    var behind = settled
    behind.focus = settled.covered.last { $0.modal == modal }?.focus
    self.init(interface: behind, routes: Routes(root, size: size, without: modal))
  }
}
