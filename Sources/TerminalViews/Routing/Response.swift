/// The response of a scene to one input.
package struct Response {
  /// The events to send, in this order.
  package var events: [Any]
  /// The interface state after the input.
  package var interface: InterfaceState
  /// Whether the session ends.
  package var quits: Bool
  /// Whether a view or a key binding took the input, or the input moved the focus.
  package var isHandled: Bool
  /// The text for the user's clipboard, or nil for none.
  package var copied: String?
  /// Whether the events are those of the keys that were pending before the input, not of the input.
  ///
  /// Then the input has to be read again in the state to which the events lead.
  package var isRepeated = false
  /// Whether the response has an effect only if a control around the responding one takes the
  /// input, too.
  var isPreparation = false
  /// Whether no component gets the input, although nothing took it, so that `?` shows help.
  var isKept = false

  package init(
    events: [Any] = [], interface: InterfaceState, quits: Bool = false, isHandled: Bool = true,
    copied: String? = nil
  ) {
    self.events = events
    self.interface = interface
    self.quits = quits
    self.isHandled = isHandled
    self.copied = copied
  }
}
