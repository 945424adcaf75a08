extension Feedback {
  /// Answers each event of a kind with an effect, which gets the event's payload and the state
  /// after the event was reduced.
  ///
  /// The runs go on side by side, unless the policy says otherwise; other events do nothing to
  /// them, and equal events each count.
  @inlinable
  public static func on<Payload: Sendable>(
    _ event: @escaping @Sendable (Event) -> Payload?, _ name: String,
    policy: RunPolicy = .merge,
    effect: @escaping @Sendable (Payload, State) -> Effect<Event>
  ) -> Feedback {
    Feedback(name, policy: policy, answersEvents: true) {
      AttachedFeedback(publish: { state, cause, changes in
        guard let payload = cause.flatMap(event) else { return }
        changes.append(.start(.only, effect(payload, state)))
      })
    }
  }

  /// Answers each event of a kind with another event, found asynchronously.
  @inlinable
  public static func on<Payload: Sendable>(
    _ event: @escaping @Sendable (Event) -> Payload?, _ name: String,
    policy: RunPolicy = .merge,
    perform: @escaping @concurrent @Sendable (Payload, State) async -> Event
  ) -> Feedback {
    on(
      event, name, policy: policy,
      effect: { payload, state in .perform { _ in await perform(payload, state) } })
  }

  /// Answers each event of a kind with another event, found asynchronously, also when what comes
  /// of it is an error.
  @inlinable
  public static func on<Payload: Sendable>(
    _ event: @escaping @Sendable (Event) -> Payload?, _ name: String,
    policy: RunPolicy = .merge,
    perform: @escaping @concurrent @Sendable (Payload, State) async throws -> Event,
    catch recover: @escaping @Sendable (any Error) -> Event
  ) -> Feedback {
    on(
      event, name, policy: policy,
      effect: { payload, state in
        .perform({ _ in try await perform(payload, state) }, catch: recover)
      })
  }
}

extension Feedback where Event: Equatable {
  /// Answers each occurrence of an event with an effect, which gets the state after it.
  @inlinable
  public static func on(
    _ event: Event, _ name: String, policy: RunPolicy = .merge,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    on({ $0 == event ? event : nil }, name, policy: policy, effect: { _, state in effect(state) })
  }
}
