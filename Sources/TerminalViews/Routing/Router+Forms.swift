import TerminalModel

extension Router {
  /// The response of a form to a submission while a control in it shows a text that is no value:
  /// the first such control gets the focus, and shows a message; nil if there is none.
  ///
  /// - Parameters:
  ///   - form: The index of the form.
  ///   - events: The events for a submission that is rejected.
  func rejectingSubmission(ofFormAt form: Int, with events: [Any]) -> Response? {
    let path = routes.targets[form].path
    let incomplete = routes.targets.firstIndex { target in
      path.contains(target.path)
        && target.control.behavior.isIncomplete(interface.memories[target.path])
    }
    guard let incomplete else { return nil }
    var response = respond(to: .key(.enter), at: incomplete) ?? Response(interface: interface)
    if routes.targets[incomplete].acceptsFocus {
      response.interface.focus = routes.targets[incomplete].path
    }
    response.events += events
    return response
  }
}

extension Routes {
  /// The index of the form around the focused control, or else that of the first form.
  func formIndex(withFocusAt path: ViewPath?) -> Int? {
    first(from: focusIndex(at: path)) { isForm($0) ? $0 : nil }
      ?? targets.indices.first(where: isForm)
  }

  private func isForm(_ index: Int) -> Bool { targets[index].control.behavior is FormBehavior }
}
