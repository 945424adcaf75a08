extension Feedback {
  /// Works on a request as long as the state makes it, and sends what comes of it.
  ///
  /// The request starts a run when it appears or becomes another one, and cancels it when it
  /// changes or becomes nil. An equal request leaves the run alone, also when it has finished.
  @inlinable
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    policy: RunPolicy = .latest,
    perform: @escaping @concurrent @Sendable (Request) async -> Event
  ) -> Feedback {
    react(
      to: request, name, policy: policy,
      effect: { request in .perform { _ in await perform(request) } })
  }

  /// Works on a request as long as the state makes it, and sends what comes of it, also when that
  /// is an error.
  @inlinable
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    policy: RunPolicy = .latest,
    perform: @escaping @concurrent @Sendable (Request) async throws -> Event,
    catch recover: @escaping @Sendable (any Error) -> Event
  ) -> Feedback {
    react(
      to: request, name, policy: policy,
      effect: { request in .perform({ _ in try await perform(request) }, catch: recover) })
  }

  /// Keeps an effect running as long as the state makes the request, and replaces it when the
  /// request becomes another one.
  @inlinable
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) -> Feedback {
    requesting(name, policy, request: request, restarts: { $0 != $1 }, effect: effect)
  }

  /// Starts an effect when the condition becomes true, with the state of that moment, and cancels
  /// it when the condition becomes false.
  ///
  /// A first state for which it holds counts.
  @inlinable
  public static func react(
    when condition: @escaping @Sendable (State) -> Bool, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    requesting(
      name, policy, request: { condition($0) ? $0 : nil }, restarts: { _, _ in false },
      effect: effect)
  }

  /// Starts an effect with the first value after there was none, ignores the values that follow,
  /// and cancels it when there is none.
  @inlinable
  public static func react<Value: Sendable>(
    toFirst value: @escaping @Sendable (State) -> Value?, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Value) -> Effect<Event>
  ) -> Feedback {
    requesting(name, policy, request: value, restarts: { _, _ in false }, effect: effect)
  }

  /// Starts the effect anew for every state that has a value, equal or not, and cancels it when
  /// there is none.
  @inlinable
  public static func react<Value: Sendable>(
    toEvery value: @escaping @Sendable (State) -> Value?, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Value) -> Effect<Event>
  ) -> Feedback {
    requesting(name, policy, request: value, restarts: { _, _ in true }, effect: effect)
  }

  /// Starts the effect anew for every state for which the condition holds, and cancels it when it
  /// no longer does.
  @inlinable
  public static func restart(
    while condition: @escaping @Sendable (State) -> Bool, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    react(toEvery: { condition($0) ? $0 : nil }, name, policy: policy, effect: effect)
  }
}
