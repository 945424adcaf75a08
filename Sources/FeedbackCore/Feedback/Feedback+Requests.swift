extension Feedback {
  /// Runs an effect as long as the state makes a request.
  ///
  /// With the default policy, a request that appears or changes starts the effect (a run), and a
  /// request that changes or becomes nil cancels the current run. An equal request changes nothing,
  /// even if the run has finished.
  ///
  ///     .react(to: \.requestedPage, "page") { page in
  ///       .perform { _ in
  ///         .pageLoaded(try await catalogue.page(page))
  ///       } catch: { error in
  ///         .pageFailed("\(error)")
  ///       }
  ///     }
  @inlinable
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) -> Feedback {
    requesting(name, policy, request: request, restarts: { $0 != $1 }, effect: effect)
  }

  /// Runs an effect as long as the state makes a request; the effect is made from the request and
  /// the state that makes it.
  ///
  /// Runs start and end as with a closure of one parameter.
  /// The state is read once, when a run starts. A later change that leaves the request equal starts
  /// no run: a value whose change must restart the effect belongs in the request.
  ///
  ///     .react(to: \.requestedPage, "page") { page, state in
  ///       .perform { [language = state.language] _ in
  ///         .pageLoaded(try await catalogue.page(page, in: language))
  ///       } catch: { error in
  ///         .pageFailed("\(error)")
  ///       }
  ///     }
  @inlinable
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Request, State) -> Effect<Event>
  ) -> Feedback {
    Feedback(name, policy: policy) {
      var last: Request?
      return AttachedFeedback(publish: { state, _, changes in
        let next = request(state)
        guard next != last else { return }
        last = next
        if let next {
          changes.append(.start(.only, effect(next, state).answering(next)))
        } else {
          changes.append(.withdraw(.only))
        }
      })
    }
  }

  /// Starts an effect with the current state when a condition becomes true, and cancels it when the
  /// condition becomes false.
  ///
  /// A condition that holds for the first state starts the effect, too.
  @inlinable
  public static func react(
    when condition: @escaping @Sendable (State) -> Bool, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    requesting(
      name, policy, request: { condition($0) ? $0 : nil }, restarts: { _, _ in false },
      isCondition: true, effect: effect)
  }

  /// Starts an effect with the first value, ignores later values, and cancels the effect when the
  /// value becomes nil; the next value then counts as the first again.
  @inlinable
  public static func react<Value: Sendable>(
    toFirst value: @escaping @Sendable (State) -> Value?, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Value) -> Effect<Event>
  ) -> Feedback {
    requesting(name, policy, request: value, restarts: { _, _ in false }, effect: effect)
  }

  /// Starts the effect again for every state for which `value` is not nil, even if the value equals
  /// the previous one, and cancels the effect when the value becomes nil.
  @inlinable
  public static func react<Value: Sendable>(
    toEvery value: @escaping @Sendable (State) -> Value?, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Value) -> Effect<Event>
  ) -> Feedback {
    requesting(name, policy, request: value, restarts: { _, _ in true }, effect: effect)
  }

  /// Starts the effect again for every state for which the condition holds, and cancels it when the
  /// condition becomes false.
  @inlinable
  public static func restart(
    while condition: @escaping @Sendable (State) -> Bool, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    requesting(
      name, policy, request: { condition($0) ? $0 : nil }, restarts: { _, _ in true },
      isCondition: true, effect: effect)
  }
}
