package import TerminalModel

/// The help in front of all views.
package struct HelpState: Codable, Hashable, Sendable {
  /// The index of the first visible line.
  var offset = 0
}

/// The help that every application has.
///
/// `?` or F1 shows it, unless the application has another use for the key. Escape, the same keys
/// or a press of a mouse button hide it; keys and the wheel scroll it if it does not fit. Another
/// key or a paste hides it and has its usual effect; other inputs do not hide it.
extension UntypedScene {
  /// The keys that show help unless the view responds to them.
  private static let helpKeys: [Key] = ["?", Key(.function(1))]

  /// Whether a key shows help if the view does not respond to it.
  package static func showsHelp(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    return switch key.code {
    case .character(let character): character == "?"
    case .function(let number): number == 1
    case .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown:
      false
    }
  }

  /// The box with the keys that work, or nil if it is not shown.
  package var help: HelpPopup? {
    interface.help.flatMap { helpPopup(from: $0.offset) }
  }

  private func helpPopup(from offset: Int) -> HelpPopup? {
    HelpPopup(hints + [focusHint].compactMap(\.self), from: offset, in: size)
  }

  /// The hint of Tab; nil if it does not move the focus.
  private var focusHint: KeyHint? {
    guard !hints.isEmpty, routes.hasSeveralFocusTargets, router.movesFocus(with: Key(.tab)) else {
      return nil
    }
    let keys = [Keystrokes(Key(.tab))]
    return KeyHint(KeyCommand(name: "focus", title: "Move the focus", keys: keys))
  }

  /// The entry of help in a bar that has left out hints, or nil if no key shows help.
  var helpHint: KeyHint? {
    guard !interface.hasPendingKeys, HelpPopup.fits(in: size),
      let key = Self.helpKeys.first(where: { router.keeps($0) || !router.hasUse(for: $0) })
    else { return nil }
    let command = KeyCommand(name: "help", title: "Help", keys: [Keystrokes(key)])
    return KeyHint(command, role: .help)
  }

  /// The response to a key that shows help, or nil for another key, and if there is no help.
  ///
  /// - Parameter unhandled: The response of the view, which does not handle the key; it may have
  ///   dropped pending keys.
  func showingHelp(with key: Key, after unhandled: Response) -> Response? {
    guard Self.showsHelp(key), helpPopup(from: 0) != nil else { return nil }
    var response = unhandled
    response.interface.help = HelpState()
    response.interface.selection = nil
    response.isHandled = true
    return response
  }

  /// The response to an input while help is shown; nil if the input has its usual effect, too.
  func respond(inHelpTo input: Input) -> Response? {
    guard let popup = help else { return nil }
    switch input {
    case .key(let key):
      if key == .escape || Self.showsHelp(key) { return response { $0.help = nil } }
      return popup.offset(after: key).map { offset in
        response { $0.help = HelpState(offset: offset) }
      }
    case .mouse(let mouse):
      switch mouse.action {
      case .pressed: return response { $0.help = nil }
      case .scrolledUp, .scrolledDown:
        let key = Key(mouse.action == .scrolledUp ? .up : .down)
        return response { $0.help = HelpState(offset: popup.offset(after: key) ?? 0) }
      case .moved, .scrolledLeft, .scrolledRight: return response { _ in }
      // They belong to a press from before the help.
      case .released, .dragged: return response(of: router, to: input, at: nil)
      }
    case .paste: return nil
    case .focused, .resized: return router.respond(to: input)
    }
  }

  /// The usual response to an input, which also hides help.
  func hidingHelp(_ input: Input, at time: Duration?) -> Response {
    var router = router
    router.interface.help = nil
    return response(of: router, to: input, at: time)
  }

  private func response(_ change: (inout InterfaceState) -> Void) -> Response {
    var next = interface
    change(&next)
    return Response(interface: next)
  }
}
