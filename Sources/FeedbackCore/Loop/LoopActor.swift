/// A feedback loop that is not the user interface: it lives on an actor of its own, off the main
/// actor, and keeps the same promises as a ``FeedbackLoop``. Only its timers come by the main actor,
/// which a program that has them must not block.
///
///     let keeper = LoopActor(initial: .fresh, reduce: reducer, feedbacks: [refresh])
///     await keeper.start()
///     keeper.sender(.expired)
///     for await state in await keeper.states { … }
///
/// An actor, because its callers are concurrent and its state must be somewhere.
public actor LoopActor<State: Sendable, Event: Sendable> {
  /// A way in for any thread.
  ///
  /// It does not keep the loop alive.
  public nonisolated let sender: Sender<Event>

  private let engine: LoopEngine<State, Event>
  private let mailbox: Mailbox<State, Event>

  /// Makes a loop at rest: ``start()`` sets it going.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - reduce: Changes the state; without side effects.
  ///   - feedbacks: Are told of each state in this order.
  ///   - clock: All the time that the loop and its effects know of.
  ///   - budget: How long a drain may take before other work of the actor has its turn.
  ///   - notice: Is told of what the loop notices, on any thread.
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

  /// The state after the last completed reduce.
  public var state: State { engine.state }

  /// Whether the loop was stopped.
  public var isStopped: Bool { engine.isStopped }

  /// Whether the feedbacks are detached.
  public var isPaused: Bool { engine.isPaused }

  /// The state now and then every state, until the loop is stopped.
  ///
  /// Each call makes a sequence of its own. States are kept until they are taken.
  public var states: AsyncStream<State> {
    engine.values { state in state }
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
  /// The body is called on the loop's actor. It costs some time for every event.
  public func trace(
    _ body: @escaping @Sendable (LoopTrace<State, Event>) -> Void
  ) -> Cancellation {
    engine.trace(body)
  }

  /// Publishes the initial state and drains what that raises.
  ///
  /// Once only; idempotent.
  public func start() {
    engine.start()
  }

  /// Sends an event, which has been reduced when this returns.
  public func send(_ event: Event) {
    engine.send(.event(event))
  }

  /// A way in for values from outside that become events with the state of the time when they are
  /// reduced, or are rejected: where there is no event, nothing is published.
  public nonisolated func sender<Value: Sendable>(
    _ translate: @escaping @Sendable (State, Value) -> Event?
  ) -> Sender<Value> {
    mailbox.sender(translate)
  }

  /// Detaches all feedbacks but bindings and sequences, and cancels what they have going.
  ///
  /// The state is kept; events go on being reduced. Idempotent.
  public func pause() {
    engine.pause()
  }

  /// Attaches the feedbacks again, as if for the first time, and tells them of the state.
  public func resume() {
    engine.resume()
  }

  /// Ends it: revokes all runs, clears the queue, ends the sequences.
  ///
  /// Nothing is reduced afterwards. Idempotent.
  public func stop() {
    engine.stop()
  }

  private func wake() {
    engine.wake()
  }
}
