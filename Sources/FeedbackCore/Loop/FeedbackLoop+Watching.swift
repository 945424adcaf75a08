/// Sequences of states and diagnostics, and traces.
extension FeedbackLoop {
  /// The current state and each later state, until the loop is stopped.
  ///
  /// Each access makes a new sequence, which buffers the states.
  public var states: AsyncStream<State> {
    states(buffering: .unbounded)
  }

  /// The current state and each later state, buffered as the policy says.
  public func states(
    buffering policy: AsyncStream<State>.Continuation.BufferingPolicy
  ) -> AsyncStream<State> {
    engine.values(buffering: policy) { state in state }
  }

  /// The value that `projection` derives from the current state, and each later value that differs
  /// from the previous one, until the loop is stopped.
  public func states<Value: Equatable & Sendable>(
    of projection: @escaping @Sendable (State) -> Value
  ) -> AsyncStream<Value> {
    engine.values(of: projection)
  }

  /// The loop's diagnostics from now on, until it is stopped.
  public var diagnostics: AsyncStream<LoopDiagnostic> { engine.diagnostics() }

  /// Calls the body with a trace of each event from now on, until cancelled.
  ///
  /// If a feedback or an observer calls `trace`, the event to which it responds is left out.
  /// A traced loop takes more time for each event.
  public func trace(
    _ body: @escaping @MainActor (LoopTrace<State, Event>) -> Void
  ) -> Cancellation {
    engine.trace { trace in MainActor.assumeIsolated { body(trace) } }
  }
}
