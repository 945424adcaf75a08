/// The focus of a control that was disabled while it had the focus.
package struct SuspendedFocus: Codable, Hashable, Sendable {
  /// The disabled control.
  let path: ViewPath
  /// The control that has the focus in its place, or nil if none has.
  let substitute: ViewPath?

  /// The path of the control if it is enabled again and the focus was not moved meanwhile, or nil.
  func restored(in routes: Routes, focus: ViewPath?) -> ViewPath? {
    focus == substitute && routes.focusIndex(at: path) != nil ? path : nil
  }
}

extension InterfaceState {
  /// Remembers the focus of a control that is disabled.
  ///
  /// - Parameters:
  ///   - previous: The control that had the focus so far.
  ///   - suspended: The focus that was suspended so far.
  mutating func suspend(
    _ previous: ViewPath?, _ suspended: SuspendedFocus?, _ routes: Routes
  ) {
    guard focus != previous || suspended != nil else { return }
    if routes.isModal {
      // When the modal view goes, the focus returns to the substitute, and only from there to the
      // disabled control.
      self.suspended = suspended
    } else if let suspended, suspended.substitute == previous, routes.isDisabled(suspended.path) {
      self.suspended = SuspendedFocus(path: suspended.path, substitute: focus)
    } else if let previous, focus != previous, routes.isDisabled(previous) {
      self.suspended = SuspendedFocus(path: previous, substitute: focus)
    }
  }
}
