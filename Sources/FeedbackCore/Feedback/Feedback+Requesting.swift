extension Feedback {
  /// Runs an effect for one request that is derived from the state.
  ///
  /// - Parameters:
  ///   - restarts: Whether a request starts a new run if it follows another request.
  ///   - isCondition: Whether the request is the state itself, because a condition holds for it.
  @inlinable
  static func requesting<Request: Sendable>(
    _ name: String, _ policy: RunPolicy, request: @escaping @Sendable (State) -> Request?,
    restarts: @escaping @Sendable (Request, Request) -> Bool, isCondition: Bool = false,
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) -> Feedback {
    Feedback(name, policy: policy) {
      var last: Request?
      return AttachedFeedback(publish: { state, _, changes in
        let next = request(state)
        var previous = next
        // A swap accesses the captured variable once instead of twice.
        swap(&last, &previous)
        guard let next else {
          if previous != nil { changes.append(.withdraw(.only)) }
          return
        }
        let isNew = previous.map { previous in restarts(previous, next) } ?? true
        guard isNew else { return }
        let started = effect(next)
        changes.append(.start(.only, isCondition ? started : started.answering(next)))
      })
    }
  }
}
