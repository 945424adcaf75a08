extension Feedback {
  /// Keeps one run in step with one request that is derived from the state.
  ///
  /// - Parameter restarts: Whether a request that follows another one starts a new run.
  @inlinable
  static func requesting<Request: Sendable>(
    _ name: String, _ policy: RunPolicy, request: @escaping @Sendable (State) -> Request?,
    restarts: @escaping @Sendable (Request, Request) -> Bool,
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) -> Feedback {
    Feedback(name, policy: policy) {
      var last: Request?
      return AttachedFeedback(publish: { state, _, changes in
        guard let next = request(state) else {
          guard last != nil else { return }
          last = nil
          return changes.append(.withdraw(.only))
        }
        let isNew = last.map { last in restarts(last, next) } ?? true
        last = next
        if isNew { changes.append(.start(.only, effect(next))) }
      })
    }
  }
}
