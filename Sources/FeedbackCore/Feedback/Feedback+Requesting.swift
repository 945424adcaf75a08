extension Feedback {
  /// Runs an effect for one request that is derived from the state.
  ///
  /// - Parameter restarts: Whether a request starts a new run if it follows another request.
  @inlinable
  static func requesting<Request: Sendable>(
    _ name: String, _ policy: RunPolicy, request: @escaping @Sendable (State) -> Request?,
    restarts: @escaping @Sendable (Request, Request) -> Bool,
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
        if isNew { changes.append(.start(.only, effect(next))) }
      })
    }
  }
}
