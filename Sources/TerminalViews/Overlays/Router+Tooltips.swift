import TerminalModel

/// Tooltips take no input: an input has its usual effect, and may also show or hide a tooltip.
extension Router {
  /// The response with the state of the tooltip after the input, unless the response has changed
  /// that state itself.
  func changingTooltip(_ response: Response, after input: Input) -> Response {
    guard response.interface.tooltip == interface.tooltip else { return response }
    var changed = response
    if case .mouse(let mouse) = input, mouse.action == .moved {
      changed.interface.tooltip = .after(
        interface.tooltip, pointerMovedTo: routes.tooltip(at: mouse.position)?.id)
    } else {
      changed.interface.tooltip = interface.tooltip?.afterInput
    }
    return changed
  }

  /// The response to a key that shows the tooltip of the view with the focus, or hides it again;
  /// nil for other keys, and if there is no tooltip.
  func turningTooltip(with key: Key, at index: Int?) -> Response? {
    guard Self.showsTooltip(key), let area = index.flatMap(routes.tooltip(around:)) else {
      return nil
    }
    var next = interface
    let isShown = interface.tooltip?.shown == area.id
    next.tooltip = isShown ? interface.tooltip?.afterInput : .shownByKey(area.id)
    return Response(interface: next)
  }

  /// Whether a key shows a tooltip: Ctrl+F1 or Alt+H.
  static func showsTooltip(_ key: Key) -> Bool {
    switch key.code {
    case .function(1): key.modifiers == .control
    case .character(let character): key.modifiers == .alt && character == "h"
    case .function, .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right,
      .home, .end, .pageUp, .pageDown:
      false
    }
  }
}
