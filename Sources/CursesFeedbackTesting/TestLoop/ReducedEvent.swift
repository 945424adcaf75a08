import FeedbackCore

/// A reduced event with the states before and after it.
struct ReducedEvent<State, Event> {
  let event: Event
  let cause: EventCause
  let before: State
  let after: State
  /// The number of its drain: the handling of an event and of all events that it causes.
  let drain: Int
}

extension ReducedEvent where State: Equatable {
  /// The failure of a claim of the event's change, or nil if the claim is true.
  ///
  /// - Parameters:
  ///   - change: Makes the state after the event from the state before it.
  ///   - isExact: Whether the claim has to name each change; if not, the claim is also true if the
  ///     closure, called with the actual state after the event, changes nothing.
  func failure(ofClaim change: (inout State) -> Void, isExact: Bool) -> String? {
    var claimed = before
    change(&claimed)
    guard claimed != after else { return nil }
    if !isExact {
      var unchanged = after
      change(&unchanged)
      guard unchanged != after else { return nil }
    }
    return """
      The state after \(event) differs from the claimed one.

      \(difference(from: claimed, to: after))
      """
  }
}
