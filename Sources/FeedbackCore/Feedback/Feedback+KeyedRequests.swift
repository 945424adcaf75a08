/// Many requests at once, distinguished by their keys: a new request starts a run, a missing one
/// cancels its run, an unchanged one leaves its run alone.
///
/// Of several requests with the same key, only the first counts. Cancellations come first, in the
/// order of the previous state's collection; then starts and updates, in the order of the new
/// state's. The order of a `Set` or a `Dictionary` differs between two launches of a program: sort
/// it if the order matters. Each state costs a comparison of the whole collection; only changed
/// requests are started and cancelled.
extension Feedback {
  /// Runs an effect for each request; if a request changes but keeps its key, its effect starts
  /// again.
  @inlinable
  public static func react<Requests: Collection, Key: Hashable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> Requests,
    id key: @escaping @Sendable (Requests.Element) -> Key, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Requests.Element) -> Effect<Event>
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    keyed(name, policy, requests, key, updatesRuns: false) { (effect($0), nil) }
  }

  /// Runs an effect for each request; a request that changes but keeps its key is passed to its
  /// current run.
  @inlinable
  public static func react<Requests: Collection, Key: Hashable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> Requests,
    id key: @escaping @Sendable (Requests.Element) -> Key, _ name: String,
    policy: RunPolicy = .latest,
    updating effect: @escaping @Sendable (RequestValues<Requests.Element>) -> Effect<Event>
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    keyed(name, policy, requests, key, updatesRuns: true) { request in
      let values = RequestValues(request)
      return (effect(values), { values.update(to: $0) })
    }
  }

  @inlinable
  static func keyed<Requests: Collection, Key: Hashable & Sendable>(
    _ name: String, _ policy: RunPolicy, _ requests: @escaping @Sendable (State) -> Requests,
    _ key: @escaping @Sendable (Requests.Element) -> Key, updatesRuns: Bool,
    start: @escaping KeyedFeedback<Event, Key, Requests.Element>.Start
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    Feedback(name, policy: policy) {
      let memory = KeyedFeedback(key: key, updatesRuns: updatesRuns, start: start)
      return AttachedFeedback(
        publish: { state, _, changes in memory.publish(requests(state), &changes) },
        detach: { changes in memory.detach(&changes) })
    }
  }
}

/// Requests with an identity of their own.
extension Feedback {
  /// Runs an effect for each request; if a request changes but keeps its identity, its effect
  /// starts again.
  @inlinable
  public static func react<Requests: Collection>(
    toEach requests: @escaping @Sendable (State) -> Requests, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Requests.Element) -> Effect<Event>
  ) -> Feedback
  where
    Requests.Element: Equatable & Identifiable & Sendable, Requests.Element.ID: Sendable
  {
    react(toEach: requests, id: { $0.id }, name, policy: policy, effect: effect)
  }

  /// Runs an effect for each request; a request that changes but keeps its identity is passed to
  /// its current run.
  @inlinable
  public static func react<Requests: Collection>(
    toEach requests: @escaping @Sendable (State) -> Requests, _ name: String,
    policy: RunPolicy = .latest,
    updating effect: @escaping @Sendable (RequestValues<Requests.Element>) -> Effect<Event>
  ) -> Feedback
  where
    Requests.Element: Equatable & Identifiable & Sendable, Requests.Element.ID: Sendable
  {
    react(toEach: requests, id: { $0.id }, name, policy: policy, updating: effect)
  }
}
