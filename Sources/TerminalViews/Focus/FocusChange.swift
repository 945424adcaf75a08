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

  /// The response of the focused control and the controls around it to a change of the terminal.
  func respond(to change: TerminalChange) -> Response {
    var response = ignored
    response.events = response.interface.tellFocusedControls(of: change, routes)
    return response
  }
}

extension InterfaceState {
  /// Passes ``ControlInput/focusChanged(_:)`` to the controls that lost the focus, from the inside
  /// out, and then to those that got it, from the outside in; stores their memories, and returns
  /// their events.
  mutating func tellControls(ofFocusFrom old: ViewPath?, _ routes: Routes) -> [Any] {
    let new = focus
    guard old != new else { return [] }
    var events: [Any] = []
    let targets = routes.coveredTargets + routes.targets
    for target in targets.reversed() where target.contains(old) && !target.contains(new) {
      events += tell(target, .focusChanged(false))
    }
    for target in targets where target.contains(new) && !target.contains(old) {
      events += tell(target, .focusChanged(true))
    }
    return events
  }

  /// Passes a change of the terminal to the focused control and the controls around it, from the
  /// outside in; stores their memories, and returns their events.
  fileprivate mutating func tellFocusedControls(of change: TerminalChange, _ routes: Routes)
    -> [Any]
  {
    let focus = focus
    return routes.targets.filter { $0.contains(focus) }.flatMap {
      tell($0, .terminalChanged(change))
    }
  }

  private mutating func tell(_ target: Routes.Target, _ input: ControlInput) -> [Any] {
    let control = target.control
    var memory = memories[control.path]
    let response = control.behavior.respond(to: input, &memory, in: target.rect.size, at: nil)
    if control.behavior.remembers { memories[control.path] = memory }
    return control.embed.map { response.events.map($0) } ?? response.events
  }
}

extension Routes.Target {
  /// Whether the control, or a control in it, is at a path; false for nil.
  fileprivate func contains(_ focus: ViewPath?) -> Bool { focus.map(path.contains) ?? false }
}
