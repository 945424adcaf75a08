/// Starts a run for each event of a kind.
struct EventFeedback<State: Sendable, Event: Sendable, Payload: Sendable>: AttachedFeedback {
  let payload: @Sendable (Event) -> Payload?
  let effect: @Sendable (Payload, State) -> Effect<Event>

  func publish(_ state: State, cause: Event?, into changes: inout [RunChange<Event>]) {
    guard let cause, let payload = payload(cause) else { return }
    changes.append(.start(.only, effect(payload, state)))
  }
}

extension Feedback {
  /// Answers each event of a kind with an effect, which gets the event's payload and the state
  /// after the event was reduced.
  ///
  /// The runs go on side by side; other events do nothing to them, and equal events each count.
  public static func on<Payload: Sendable>(
    _ event: @escaping @Sendable (Event) -> Payload?, _ name: String,
    effect: @escaping @Sendable (Payload, State) -> Effect<Event>
  ) -> Feedback {
    Feedback(name, policy: .merge) { EventFeedback(payload: event, effect: effect) }
  }

  /// Answers each event of a kind with another event, found asynchronously.
  public static func on<Payload: Sendable>(
    _ event: @escaping @Sendable (Event) -> Payload?, _ name: String,
    perform: @escaping @concurrent @Sendable (Payload, State) async -> Event
  ) -> Feedback {
    on(event, name) { payload, state in .run { $0.send(await perform(payload, state)) } }
  }
}

extension Feedback where Event: Equatable {
  /// Answers each occurrence of an event with an effect, which gets the state after it.
  public static func on(
    _ event: Event, _ name: String, effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    on({ $0 == event ? event : nil }, name, effect: { _, state in effect(state) })
  }
}
