/// Keeps one run in step with one request that is derived from the state.
struct RequestFeedback<State: Sendable, Event: Sendable, Request: Sendable>: AttachedFeedback {
  /// When a request that follows another one starts a new run.
  enum Restart: Sendable {
    /// When it is different.
    case onChange(@Sendable (Request, Request) -> Bool)
    /// For every state.
    case always
    /// Never, before there was none.
    case never
  }

  let request: @Sendable (State) -> Request?
  let restart: Restart
  let effect: @Sendable (Request) -> Effect<Event>
  private var last: Request?

  init(
    request: @escaping @Sendable (State) -> Request?, restart: Restart,
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) {
    self.request = request
    self.restart = restart
    self.effect = effect
  }

  mutating func publish(
    _ state: State, cause: Event?, into changes: inout [RunChange<Event>]
  ) {
    let next = request(state)
    defer { last = next }
    guard let next else {
      if last != nil { changes.append(.withdraw(.only)) }
      return
    }
    if starts(next, after: last) { changes.append(.start(.only, effect(next))) }
  }

  private func starts(_ next: Request, after last: Request?) -> Bool {
    guard let last else { return true }
    switch restart {
    case .onChange(let areEqual): return !areEqual(last, next)
    case .always: return true
    case .never: return false
    }
  }
}
