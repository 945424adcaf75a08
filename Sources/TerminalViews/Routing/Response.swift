/// What a scene makes of one input.
public struct Response<Event> {
  /// The events to send, in order.
  public var events: [Event]
  /// What the framework remembers from now on.
  public var interface: InterfaceState
  /// Whether the session is to end.
  public var quits: Bool
  /// Whether anything wanted the input.
  public var isHandled: Bool

  /// Makes a response.
  public init(
    events: [Event] = [], interface: InterfaceState, quits: Bool = false, isHandled: Bool = true
  ) {
    self.events = events
    self.interface = interface
    self.quits = quits
    self.isHandled = isHandled
  }
}

extension Response: Equatable where Event: Equatable {}
extension Response: Sendable where Event: Sendable {}
