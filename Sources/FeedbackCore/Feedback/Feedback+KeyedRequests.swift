/// Many requests at once, told apart by their keys: what is new starts, what is gone is cancelled,
/// what stays goes on.
///
/// Of two requests with the same key the first counts. Cancellations come first, in the order of
/// the old collection; then starts, in the order of the new one. A `Set` or a `Dictionary` has
/// another order each time the program runs: sort it where that matters. What is looked at for each
/// state is the whole collection; what is started and cancelled is only what has changed.
extension Feedback {
  /// Keeps an effect running for each request; one that changes under its key is started anew.
  @inlinable
  public static func react<Requests: Collection, Key: Hashable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> Requests,
    id key: @escaping @Sendable (Requests.Element) -> Key, _ name: String,
    policy: RunPolicy = .latest,
    effect: @escaping @Sendable (Requests.Element) -> Effect<Event>
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    keyed(name, policy, requests, key) { (effect($0), nil) }
  }

  /// Works on each request, and sends what comes of it.
  @inlinable
  public static func react<Requests: Collection, Key: Hashable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> Requests,
    id key: @escaping @Sendable (Requests.Element) -> Key, _ name: String,
    policy: RunPolicy = .latest,
    perform: @escaping @concurrent @Sendable (Requests.Element) async -> Event
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    keyed(name, policy, requests, key) { request in
      (.perform { _ in await perform(request) }, nil)
    }
  }

  /// Works on each request, and sends what comes of it, also when that is an error.
  @inlinable
  public static func react<Requests: Collection, Key: Hashable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> Requests,
    id key: @escaping @Sendable (Requests.Element) -> Key, _ name: String,
    policy: RunPolicy = .latest,
    perform: @escaping @concurrent @Sendable (Requests.Element) async throws -> Event,
    catch recover: @escaping @Sendable (Requests.Element, any Error) -> Event
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    keyed(name, policy, requests, key) { request in
      (.perform({ _ in try await perform(request) }, catch: { recover(request, $0) }), nil)
    }
  }

  /// Keeps an effect running for each request; one that changes under its key is handed to the run
  /// that is there.
  @inlinable
  public static func react<Requests: Collection, Key: Hashable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> Requests,
    id key: @escaping @Sendable (Requests.Element) -> Key, _ name: String,
    policy: RunPolicy = .latest,
    updating effect: @escaping @Sendable (RequestValues<Requests.Element>) -> Effect<Event>
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    keyed(name, policy, requests, key) { request in
      let values = RequestValues(request)
      return (effect(values), { values.update(to: $0) })
    }
  }

  @inlinable
  static func keyed<Requests: Collection, Key: Hashable & Sendable>(
    _ name: String, _ policy: RunPolicy, _ requests: @escaping @Sendable (State) -> Requests,
    _ key: @escaping @Sendable (Requests.Element) -> Key,
    start: @escaping KeyedFeedback<Event, Key, Requests.Element>.Start
  ) -> Feedback where Requests.Element: Equatable & Sendable {
    Feedback(name, policy: policy) {
      let memory = KeyedFeedback(key: key, start: start)
      return AttachedFeedback(
        publish: { state, _, changes in memory.publish(requests(state), &changes) },
        detach: { changes in memory.detach(&changes) })
    }
  }
}

/// Requests that know their own keys.
extension Feedback {
  /// Keeps an effect running for each request; one that changes is started anew.
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

  /// Works on each request, and sends what comes of it.
  @inlinable
  public static func react<Requests: Collection>(
    toEach requests: @escaping @Sendable (State) -> Requests, _ name: String,
    policy: RunPolicy = .latest,
    perform: @escaping @concurrent @Sendable (Requests.Element) async -> Event
  ) -> Feedback
  where
    Requests.Element: Equatable & Identifiable & Sendable, Requests.Element.ID: Sendable
  {
    react(toEach: requests, id: { $0.id }, name, policy: policy, perform: perform)
  }

  /// Works on each request, and sends what comes of it, also when that is an error.
  @inlinable
  public static func react<Requests: Collection>(
    toEach requests: @escaping @Sendable (State) -> Requests, _ name: String,
    policy: RunPolicy = .latest,
    perform: @escaping @concurrent @Sendable (Requests.Element) async throws -> Event,
    catch recover: @escaping @Sendable (Requests.Element, any Error) -> Event
  ) -> Feedback
  where
    Requests.Element: Equatable & Identifiable & Sendable, Requests.Element.ID: Sendable
  {
    react(toEach: requests, id: { $0.id }, name, policy: policy, perform: perform, catch: recover)
  }

  /// Keeps an effect running for each request; one that changes is handed to the run that is there.
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
