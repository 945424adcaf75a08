/// A feedback loop on an actor of its own, for work other than the user interface.
///
/// Its guarantees are those of a ``FeedbackLoop``. Its timers fire on the main actor: a program
/// with timers must not block the main thread.
///
///     let keeper = LoopActor(initial: .fresh, reduce: reducer, feedbacks: [refresh])
///     await keeper.start()
///     keeper.sender(.expired)
///     for await state in await keeper.states { … }
///
/// An actor, because concurrent callers use its state. Its methods repeat those of
/// ``FeedbackLoop``: Swift cannot declare one method for the main actor and for any other actor.
public actor LoopActor<State: Sendable, Event: Sendable> {
  /// Sends events from any thread.
  ///
  /// It does not keep the loop alive.
  public nonisolated let sender: Sender<Event>

  private let engine: LoopEngine<State, Event>
  private let mailbox: Mailbox<State, Event>

  /// Makes a loop, which ``start()`` starts.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - reduce: Changes the state, without side effects.
  ///   - feedbacks: Get the states, in this order.
  ///   - clock: The clock of the loop and its effects.
  ///   - budget: The time for which the actor may reduce events before it does other work.
  ///   - notice: Called with each diagnostic, on any thread.
  public init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>],
    clock: any LoopClock = ContinuousClock(), budget: Duration = .milliseconds(8),
    notice: @escaping @Sendable (LoopDiagnostic) -> Void = { _ in }
  ) {
    engine = LoopEngine(
      initial: initial, reduce: reduce, feedbacks: feedbacks, clock: clock, budget: budget,
      isOnMainActor: false, notice: notice)
    mailbox = engine.mailbox
    sender = mailbox.sender
    mailbox.connect(wakeUp: { [weak self] in Task { await self?.wake() } })
  }

  isolated deinit {
    engine.stop()
  }

  /// The state after the last completed reduction.
  public var state: State { engine.state }

  /// Whether the loop was stopped.
  public var isStopped: Bool { engine.isStopped }

  /// Whether the loop is paused (``pause()``).
  public var isPaused: Bool { engine.isPaused }

  /// The current state and each later state, until the loop is stopped.
  ///
  /// Each access makes a new sequence, which buffers the states.
  public var states: AsyncStream<State> {
    engine.values { state in state }
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
  /// The body is called on the loop's actor. A traced loop takes more time for each event.
  public func trace(
    _ body: @escaping @Sendable (LoopTrace<State, Event>) -> Void
  ) -> Cancellation {
    engine.trace(body)
  }

  /// Publishes the initial state, and reduces the events that were sent before the start or follow
  /// from this state.
  ///
  /// Idempotent.
  public func start() {
    engine.start()
  }

  /// Sends an event, which has been reduced when the call returns; before the start it is queued.
  public func send(_ event: Event) {
    engine.send(.event(event))
  }

  /// A sender for values that are translated to events, each with the state when its turn comes.
  ///
  /// A value for which `translate` returns nil is rejected: no state is published for it.
  public nonisolated func sender<Value: Sendable>(
    _ translate: @escaping @Sendable (State, Value) -> Event?
  ) -> Sender<Value> {
    mailbox.sender(translate)
  }

  /// Detaches all feedbacks except bindings, sequences (``Feedback/events(from:_:as:)``) and those
  /// that show states (``Feedback/rendering(_:connect:)``), and cancels the running effects of the
  /// detached feedbacks.
  ///
  /// The state is kept; events are still reduced. Idempotent.
  public func pause() {
    engine.pause()
  }

  /// Attaches the detached feedbacks again, and publishes the state to them.
  ///
  /// They have lost their memory, such as the last request: a request that the state makes starts
  /// its effect again. Does nothing if the loop is not paused, or while it shuts down.
  public func resume() {
    engine.resume()
  }

  /// Stops the loop after the effects that complete before the exit have completed
  /// (``Feedback/completesBeforeExit(within:pending:)``).
  ///
  /// Until then, the feedbacks of these effects and those that a pause leaves attached
  /// (``pause()``) get states. The runs of all other feedbacks are revoked (``Effect``).
  public func shutDown() async {
    engine.beginShutdown()
    await withCheckedContinuation { completed in engine.whenCompleted { completed.resume() } }
    engine.stop()
  }

  /// Stops the loop: cancels all running effects, clears the queue, ends the sequences of
  /// states and diagnostics.
  ///
  /// No event is reduced afterwards. Idempotent.
  public func stop() {
    engine.stop()
  }

  private func wake() {
    engine.wake()
  }
}
