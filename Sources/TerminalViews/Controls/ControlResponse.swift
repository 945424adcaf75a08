/// The response of a control to an input.
public struct ControlResponse<Event> {
  /// The events to send, in order.
  package var events: [Event]
  /// Whether the control took the input.
  package var isHandled: Bool
  /// The text for the user's clipboard, or nil for none.
  package var copied: String?
  /// Whether the session ends after the events.
  package var quits = false
  /// The input that the control around it gets in place of the original one, or nil for none.
  package var passedInput: ControlInput?
  /// The events in place of ``events`` if a control inside this one shows a text that is no value;
  /// nil for a control that does not submit others.
  package var rejection: [Event]?
  /// Whether its events are sent only if a control around this one takes the input, too.
  var isPreparation = false
  /// Whether the input reaches neither the control around this one nor a binding, so that `?` shows
  /// help.
  var isKept = false

  /// The control does not take the input; the control around it gets it.
  public static var ignored: ControlResponse { ControlResponse(events: [], isHandled: false) }

  /// The control does not take the input; the control around it gets another input in its place.
  package static func passes(_ input: ControlInput) -> ControlResponse {
    ControlResponse(events: [], isHandled: false, passedInput: input)
  }

  /// The control does not take the input, and keeps it from the controls around it and from bindings.
  static var kept: ControlResponse {
    ControlResponse(events: [], isHandled: false, isKept: true)
  }

  /// The control took the input, and sends no event.
  public static var handled: ControlResponse { ControlResponse(events: [], isHandled: true) }

  /// The control took the input, and sends events in the order of the arguments.
  public static func sends(_ events: Event...) -> ControlResponse {
    ControlResponse(events: events, isHandled: true)
  }

  /// The control sends events, in the order of the arguments, before a control around it responds
  /// to the same action of the mouse; if no control around it takes the action, they are not sent.
  ///
  /// A list selects the row under the pointer in this way before a context menu opens:
  ///
  ///     case .pressed(.right, _): return .prepares(selected(row))
  ///
  /// For other input, it is the same as ``sends(_:)``.
  public static func prepares(_ events: Event...) -> ControlResponse {
    ControlResponse(events: events, isHandled: true, isPreparation: true)
  }

  /// This response as one of ``prepares(_:)``; a response that ignores the input is unchanged.
  var asPreparation: ControlResponse {
    var response = self
    response.isPreparation = isHandled
    return response
  }

  /// This response, which also puts a text into the user's clipboard.
  ///
  ///     return .handled.copying(selection)
  public func copying(_ text: String) -> ControlResponse {
    var response = self
    response.copied = text
    return response
  }
}

extension ControlResponse: Equatable where Event: Equatable {}
extension ControlResponse: Sendable where Event: Sendable {}
