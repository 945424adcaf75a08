/// Watching a loop: its states as sequences, its diagnostics, and what each event did.
extension FeedbackLoop {
  /// The state now and then every state, until the loop is stopped.
  ///
  /// Each call makes a sequence of its own. States are kept until they are taken.
  public var states: AsyncStream<State> {
    states(buffering: .unbounded)
  }

  /// The state now and then every state, of which only some are kept until they are taken.
  public func states(
    buffering policy: AsyncStream<State>.Continuation.BufferingPolicy
  ) -> AsyncStream<State> {
    engine.values(buffering: policy) { state in state }
  }

  /// What a projection makes of the state, now and each time it is another one, until the loop is
  /// stopped.
  public func states<Value: Equatable & Sendable>(
    of projection: @escaping @Sendable (State) -> Value
  ) -> AsyncStream<Value> {
    engine.values(of: projection)
  }

  /// What the loop notices from now on, until it is stopped.
  public var diagnostics: AsyncStream<LoopDiagnostic> { engine.diagnostics() }

  /// Tells the body what each event did, from now on, until cancelled.
  ///
  /// It costs some time for every event.
  public func trace(
    _ body: @escaping @MainActor (LoopTrace<State, Event>) -> Void
  ) -> Cancellation {
    engine.trace { trace in MainActor.assumeIsolated { body(trace) } }
  }
}
