import FeedbackCore

/// Many requests at once: one run for each, by its id.
private struct KeyedFeedback<State: Sendable, Event: Sendable, Request>: AttachedFeedback
where Request: Identifiable & Equatable & Sendable, Request.ID: Sendable {
  let requests: @Sendable (State) -> [Request]
  let effect: @Sendable (Request) -> Effect<Event>
  private var current: [Request] = []

  init(
    requests: @escaping @Sendable (State) -> [Request],
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) {
    self.requests = requests
    self.effect = effect
  }

  mutating func publish(_ state: State, cause: Event?, into changes: inout [RunChange<Event>]) {
    let next = requests(state)
    for request in current where !next.contains(request) {
      changes.append(.withdraw(RunKey(request.id)))
    }
    for request in next where !current.contains(request) {
      changes.append(.start(RunKey(request.id), effect(request)))
    }
    current = next
  }
}

extension Feedback {
  static func react<Request: Identifiable & Equatable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> [Request], _ name: String,
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) -> Feedback where Request.ID: Sendable {
    Feedback(name) { KeyedFeedback(requests: requests, effect: effect) }
  }

  static func react<Request: Identifiable & Equatable & Sendable>(
    toEach requests: @escaping @Sendable (State) -> [Request], _ name: String,
    perform: @escaping @concurrent @Sendable (Request) async -> Event
  ) -> Feedback where Request.ID: Sendable {
    react(toEach: requests, name, effect: { request in .run { $0.send(await perform(request)) } })
  }
}
