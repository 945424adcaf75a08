import TerminalModel

extension Router {
  /// The response; if it moves the focus, with the events that report this before its other events:
  /// first those of focus scopes, and then those of the controls that lost or got the focus.
  func reportingFocus(_ response: Response) -> Response {
    guard response.interface.focus != interface.focus else { return response }
    var reported = response
    let events = reported.interface.tellControls(ofFocusFrom: interface.focus, routes)
    reported.events = scopeEvents(forFocusOf: response.interface) + events + response.events
    return reported
  }
}

extension InterfaceState {
  /// Passes ``ControlInput/focusChanged(_:)`` to the controls that lost the focus, from the inside
  /// out, and then to those that got it, from the outside in; stores their memories, and returns
  /// their events.
  mutating func tellControls(ofFocusFrom old: ViewPath?, _ routes: Routes) -> [Any] {
    let new = focus
    guard old != new else { return [] }
    func contains(_ target: Routes.Target, _ focus: ViewPath?) -> Bool {
      focus.map(target.path.contains) ?? false
    }
    var events: [Any] = []
    let targets = routes.coveredTargets + routes.targets
    for target in targets.reversed() where contains(target, old) && !contains(target, new) {
      events += tell(target, hasFocus: false)
    }
    for target in targets where contains(target, new) && !contains(target, old) {
      events += tell(target, hasFocus: true)
    }
    return events
  }

  private mutating func tell(_ target: Routes.Target, hasFocus: Bool) -> [Any] {
    let control = target.control
    var memory = memories[control.path]
    let response = control.behavior.respond(
      to: .focusChanged(hasFocus), &memory, in: target.rect.size, at: nil)
    if control.behavior.remembers { memories[control.path] = memory }
    return control.embed.map { response.events.map($0) } ?? response.events
  }
}
