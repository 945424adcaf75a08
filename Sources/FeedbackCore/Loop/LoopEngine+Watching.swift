/// Observations, sequences of states and diagnostics, and traces.
extension LoopEngine {
  /// Notes the end of a run for a recording: with the run if it was working, otherwise with nil.
  ///
  /// If a body has called ``RunContext/finish(_:)``, its run ends a second time when the body
  /// returns. A cancellation is noted without an error.
  func noteEnd(of run: RunID, _ error: (any Error)? = nil) {
    guard let note = watching.onRunMail else { return }
    let error = error.flatMap { $0 is CancellationError ? nil : "\($0)" }
    note(
      .finished(run.generation, error: error),
      machine.isWorking(run) ? machine.description(of: run) : nil)
  }

  /// Calls the body with the current state, and then after each event, until cancelled.
  ///
  /// - Parameter end: Called when the loop is stopped.
  func observe(
    _ body: @escaping @Sendable (State) -> Void, end: @escaping @Sendable () -> Void = {}
  ) -> Cancellation {
    preconditionNotDeciding()
    let id = observers.add(knowing: machine.stateNumber, body, end: end)
    isObserved = true
    let isOutermost = beginDrain()
    body(machine.state)
    if isStopped { observers.removeAll()() }
    if isOutermost { drain(past: machine.nextSequence) }
    return observers.cancellation(of: id)
  }

  /// The values that a closure makes of the current and each later state, until the loop is
  /// stopped.
  ///
  /// - Parameters:
  ///   - policy: The values that are buffered.
  ///   - value: Makes a value of a state; nil leaves the state out.
  func values<Value: Sendable>(
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy = .unbounded,
    _ value: @escaping @Sendable (State) -> Value?
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    let observation = observe(
      { state in if let value = value(state) { continuation.yield(value) } },
      end: { continuation.finish() })
    continuation.onTermination = { _ in observation.cancel() }
    return stream
  }

  /// The value that `projection` derives from the current state, and each later value that differs
  /// from the previous one.
  func values<Value: Equatable & Sendable>(
    of projection: @escaping @Sendable (State) -> Value
  ) -> AsyncStream<Value> {
    let last = Latest<Value>()
    return values { state in
      let value = projection(state)
      guard value != last.value else { return nil }
      last.value = value
      return value
    }
  }

  /// The diagnostics from now on, until the loop is stopped.
  func diagnostics() -> AsyncStream<LoopDiagnostic> {
    let (stream, continuation) = AsyncStream.makeStream(of: LoopDiagnostic.self)
    guard !isStopped else {
      continuation.finish()
      return stream
    }
    let listening = notices.cancellation(
      of: notices.add({ continuation.yield($0) }, end: { continuation.finish() }))
    continuation.onTermination = { _ in listening.cancel() }
    return stream
  }

  /// Calls the body with a trace of each event from now on, of the first state if the loop has not
  /// started, and of the starts and cancellations of runs between events, until cancelled.
  ///
  /// If this is called while a state is published, the event that led to that state is left out.
  func trace(_ body: @escaping @Sendable (LoopTrace<State, Event>) -> Void) -> Cancellation {
    preconditionNotDeciding()
    if watchers.isEmpty { recorder.begin(&machine) }
    machine.isWatched = true
    isWatched = true
    watching.isTraced = true
    let known = machine.phase == .unstarted ? -1 : machine.stateNumber
    return watchers.cancellation(of: watchers.add(knowing: known, body))
  }

  /// Whether mail stays in the mailbox until the current publication is completed, unless pure code
  /// has sent it: true while a recorded loop notifies its feedbacks.
  ///
  /// Otherwise a run could end after one feedback was notified and before another, which a replay
  /// could not repeat.
  @usableFromInline var takesMailLater: Bool { watching.isRecorded && machine.isPublishing }
}
