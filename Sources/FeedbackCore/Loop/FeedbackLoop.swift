/// A state that only events change, and the feedbacks that turn states into events.
///
/// The loop takes one event at a time to its end: the reducer changes the state, every feedback
/// is told, then every observer, then comes the next event.
@MainActor
public final class FeedbackLoop<State: Sendable, Event: Sendable> {
  /// A way in for any thread.
  ///
  /// It does not keep the loop alive.
  public nonisolated let sender: Sender<Event>

  @usableFromInline let engine: LoopEngine<State, Event>

  /// Makes a loop at rest: ``start()`` sets it going.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - reduce: Changes the state; without side effects.
  ///   - feedbacks: Are told of each state in this order.
  ///   - clock: All the time that the loop and its effects know of.
  ///   - budget: How long a drain may take before input and frames have their turn.
  ///   - notice: Is told of what the loop notices, on any thread.
  @inlinable
  public init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>],
    clock: any LoopClock = ContinuousClock(), budget: Duration = .milliseconds(8),
    notice: @escaping @Sendable (LoopDiagnostic) -> Void = { _ in }
  ) {
    engine = LoopEngine(
      initial: initial, reduce: reduce, feedbacks: feedbacks, clock: clock, budget: budget,
      isOnMainActor: true, notice: notice)
    sender = engine.mailbox.sender
    connect()
  }

  /// Sets how mail comes in.
  @inlinable
  func connect() {
    engine.mailbox.connect(
      wakeUp: { [weak self] in Task { @MainActor in self?.engine.wake() } },
      delivery: .init(
        take: { [weak self] mail in self?.engine.receive(mail) },
        send: { [weak self] content, source, receipt in
          self?.engine.send(content, from: source, receipt: receipt)
        },
        batch: { [weak self] body in
          guard let engine = self?.engine else { return }
          engine.beginBatch()
          body { event in engine.send(.event(event)) }
          engine.endBatch()
        }))
  }

  isolated deinit {
    engine.stop()
  }

  /// The state after the last completed reduce.
  @inlinable public var state: State { engine.state }

  /// Whether the loop was stopped.
  public var isStopped: Bool { engine.isStopped }

  /// Whether the feedbacks are detached.
  public var isPaused: Bool { engine.isPaused }

  /// Publishes the initial state and drains what that raises.
  ///
  /// Once only; idempotent.
  @inlinable
  public func start() {
    engine.start()
  }

  /// Sends an event.
  ///
  /// Outside a drain it has been reduced when this returns, and all that it led to at once as well
  /// unless that takes longer than the budget; during a drain it queues up.
  @inlinable
  public func send(_ event: Event) {
    engine.send(.event(event))
  }

  /// A way in for values from outside that become events with the state of the time when they are
  /// reduced, or are rejected: where there is no event, nothing is published.
  public func sender<Value: Sendable>(
    _ translate: @escaping @Sendable (State, Value) -> Event?
  ) -> Sender<Value> {
    engine.mailbox.sender(translate)
  }

  /// Tells the body of the state now, and from then on after every reduce, until cancelled.
  ///
  /// A loop that was stopped tells of its last state and that the observation has ended.
  ///
  /// - Parameters:
  ///   - body: Called with each state.
  ///   - ended: Called once when the loop is stopped, unless the observation was cancelled before.
  public func observe(
    _ body: @escaping @MainActor (State) -> Void, ended: @escaping @MainActor () -> Void = {}
  ) -> Cancellation {
    engine.observe(
      { state in MainActor.assumeIsolated { body(state) } },
      end: { MainActor.assumeIsolated { ended() } })
  }

  /// Detaches all feedbacks but bindings, sequences and the terminal, and cancels what they have going.
  ///
  /// The state is kept; events go on being reduced and shown to observers. In a callback it acts at
  /// once: the runs are cancelled before any later observer is told. Before the start it does
  /// nothing. Idempotent.
  public func pause() {
    engine.pause()
  }

  /// Attaches the feedbacks again, as if for the first time, and tells them of the state.
  public func resume() {
    engine.resume()
  }

  /// Ends it: revokes all runs, clears the queue, forgets the observers.
  ///
  /// Nothing is reduced afterwards. Idempotent, and safe from inside any callback.
  public func stop() {
    engine.stop()
  }
}
