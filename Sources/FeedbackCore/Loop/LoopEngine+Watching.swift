/// Watching: states as sequences, and what each event did.
extension LoopEngine {
  /// What is made of the state now and then of every state, where that is something, until the loop
  /// is stopped.
  ///
  /// - Parameters:
  ///   - policy: What is kept until it is taken.
  ///   - forget: Ends the observation with this number where the loop lives; called on any thread
  ///     when nobody takes the sequence any more.
  ///   - value: What is made of a state.
  func values<Value: Sendable>(
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded,
    forget: @escaping @Sendable (Int) -> Void, _ value: @escaping (State) -> Value?
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    let id = observe(
      { state in if let value = value(state) { continuation.yield(value) } },
      end: { continuation.finish() })
    continuation.onTermination = { _ in forget(id) }
    return stream
  }

  /// What a projection makes of the state, now and each time it is another one.
  func values<Value: Equatable & Sendable>(
    of projection: @escaping (State) -> Value, forget: @escaping @Sendable (Int) -> Void
  ) -> AsyncStream<Value> {
    var last: Value?
    return values(forget: forget) { state in
      let value = projection(state)
      guard value != last else { return nil }
      last = value
      return value
    }
  }

  /// What is noticed from now on, until the loop is stopped.
  func diagnostics() -> AsyncStream<LoopDiagnostic> {
    notices.stream(isStopped: isStopped)
  }

  /// Tells somebody what each event did, from now on.
  func watch(_ tell: @escaping (LoopTrace<State, Event>) -> Void) -> Int {
    preconditionNotDeciding()
    return watchers.add(tell, to: &machine)
  }

  /// Forgets somebody who was told what each event did.
  func endWatch(_ id: Int) {
    let body = watchers.remove(id)
    withExtendedLifetime(body) {}
  }
}
