extension Feedback {
  /// Starts an effect for each event that has a payload; the effect is made from the payload and
  /// the state after the event.
  ///
  /// The closure `event` returns the payload, or nil for an event that starts no effect and does
  /// not affect the runs. The runs work side by side unless the policy says otherwise. An event
  /// that is equal to the previous one counts like any other.
  @inlinable
  public static func on<Payload: Sendable>(
    _ event: @escaping @Sendable (Event) -> Payload?, _ name: String,
    policy: RunPolicy = .merge,
    effect: @escaping @Sendable (Payload, State) -> Effect<Event>
  ) -> Feedback {
    Feedback(name, policy: policy, answersEvents: true) {
      AttachedFeedback(publish: { state, cause, changes in
        guard let payload = cause.flatMap(event) else { return }
        changes.append(.start(.only, effect(payload, state).answering(payload)))
      })
    }
  }
}

extension Feedback where Event: Equatable {
  /// Starts an effect, made from the state after the event, for each occurrence of an event.
  @inlinable
  public static func on(
    _ event: Event, _ name: String, policy: RunPolicy = .merge,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    on({ $0 == event ? event : nil }, name, policy: policy, effect: { _, state in effect(state) })
  }
}
