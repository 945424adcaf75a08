import TerminalModel

extension Router {
  /// The response of a target (a control that takes input) to an input, with the new memory of the
  /// control; nil if it ignores the input.
  func respond(to input: ControlInput, at index: Int) -> Response? {
    let control = routes.targets[index].control
    var memory = interface.memories[control.path]
    let response = control.behavior.respond(
      to: input, &memory, in: routes.targets[index].rect.size, at: time)
    if let passed = response.passedInput { return pass(passed, from: index) }
    guard response.isHandled else { return response.isKept ? kept : nil }
    if let events = response.rejection,
      let rejection = rejectingSubmission(
        ofFormAt: index, with: control.embed.map { events.map($0) } ?? events)
    {
      return rejection
    }
    var next = interface
    if control.behavior.remembers { next.memories[control.path] = memory }
    let events = control.embed.map { response.events.map($0) } ?? response.events
    var answer = Response(
      events: events, interface: next, quits: response.quits, copied: response.copied)
    answer.isPreparation = response.isPreparation
    return answer
  }

  /// The response of the control around another one to an input that the inner one has passed on.
  ///
  /// Controls farther outside do not get the input.
  private func pass(_ input: ControlInput, from index: Int) -> Response {
    let parent = routes.targets[index].parent
    return parent.flatMap { respond(to: input, at: $0) } ?? ignored
  }

  /// The response to a paste: that of the focused control, or of the innermost control around it
  /// that takes pastes.
  package func respond(toPaste text: String) -> Response {
    guard routes.keyMenu == nil else { return Response(interface: interface) }
    let focused = routes.focusIndex(at: interface.focus)
    let response = routes.first(from: focused) { index -> Response? in
      guard routes.targets[index].control.inputs.contains(.text) else { return nil }
      return respond(to: .paste(text), at: index)
    }
    return response ?? ignored
  }
}
