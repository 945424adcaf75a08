package import TerminalModel

/// Decides the response of a scene to an input.
package struct Router {
  package var interface: InterfaceState
  package let routes: Routes
  /// The time of the input on the session's clock, or nil if it is unknown.
  var time: Duration?
  /// The outermost box, whose text can be selected; nil for a key, unless text is selected, because
  /// each copy of the router would copy the box.
  var sceneBox: Box?

  package init(interface: InterfaceState, routes: Routes) {
    self.interface = interface
    self.routes = routes
  }

  /// A router for an input of a known time.
  func at(_ time: Duration) -> Router {
    var router = self
    router.time = time
    return router
  }

  package func respond(to input: Input) -> Response {
    // A response is large to copy.
    guard interface.hasSelection || !routes.tooltips.isEmpty else { return answer(to: input) }
    var response = answer(to: input)
    if interface.hasSelection { response = endingSelection(response, after: input) }
    return routes.tooltips.isEmpty ? response : changingTooltip(response, after: input)
  }

  private func answer(to input: Input) -> Response {
    let response =
      switch input {
      case .key(let key): respond(to: key)
      case .mouse(let mouse) where mouse.action == .moved: respond(to: mouse)
      case .mouse(let mouse): endingPendingKeys { $0.respond(to: mouse) }
      case .paste(let text): endingPendingKeys { $0.respond(toPaste: text) }
      case .focused, .resized: ignored
      }
    guard !response.isHandled, !response.isKept, let event = event(for: input) else {
      return reportingFocus(response)
    }
    var answered = response
    answered.events.append(event)
    answered.isHandled = true
    return answered
  }

  /// Whether the menu or the focused control takes a key, or a binding or a component responds to
  /// it.
  ///
  /// The control does not perform the key: a text field would make another text.
  func hasUse(for key: Key) -> Bool {
    if let menu = routes.keyMenu { return handles(key, inMenuOf: menu.owner) }
    return isHandled(key, from: routes.focusIndex(at: interface.focus))
      || response(ofBindingsTo: key, after: PendingKeys()) != nil || event(for: .key(key)) != nil
  }

  /// The event of the first component that has one for unhandled input, or nil if none has.
  private func event(for input: Input) -> Any? {
    let layers =
      if case .key(let key) = input {
        routes.keyLayers(withFocusAt: interface.focus, reachedBy: key)
      } else {
        routes.keyLayers(withFocusAt: interface.focus)
      }
    for layer in layers {
      if let event = layer.event(for: input) { return event }
    }
    return nil
  }

  /// The response to an input that is unhandled and reaches neither a binding nor a component.
  var kept: Response {
    var response = ignored
    response.isKept = true
    return response
  }

  /// Whether the control with the focus, or one around it, keeps a key from bindings and components
  /// without a use for it.
  func keeps(_ key: Key) -> Bool {
    respond(to: key, at: routes.focusIndex(at: interface.focus))?.isKept ?? false
  }

  /// The response to unhandled input.
  package var ignored: Response { Response(interface: interface, isHandled: false) }
}
