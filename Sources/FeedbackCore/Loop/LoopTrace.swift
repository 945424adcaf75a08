/// What one event did: the event, its cause, the state before and after, and what was started and
/// cancelled for it.
public struct LoopTrace<State: Sendable, Event: Sendable>: Sendable {
  /// Counts the states, the first being 0.
  public let stateNumber: Int
  /// The event; nil for the first state, and for what happened to runs between two events.
  public let event: Event?
  /// What led to the event.
  public let cause: EventCause?
  /// The state before the event.
  public let before: State
  /// The state after it.
  public let state: State
  /// What happened to runs, in order.
  public let activity: [RunActivity]
  /// Whether it tells only what happened to runs after the event, or after the first state.
  package let isLater: Bool
  /// Counts the drains since somebody watches, the first being 0.
  package let drain: Int
}
