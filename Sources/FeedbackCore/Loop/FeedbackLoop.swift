/// A state that only events change, and the feedbacks that turn states into events.
///
/// The loop processes one event at a time: the reducer changes the state, then the feedbacks and
/// the observers get the state, then comes the next event.
///
/// A *drain* is the work from an event until the queue is empty. A drain that takes longer than the
/// loop's budget is cut into *slices*: other work is done between two slices, such as to read input
/// and to draw a frame. Feedbacks that show states get only the last state of a drain or slice.
@MainActor
public final class FeedbackLoop<State: Sendable, Event: Sendable> {
  /// Sends events from any thread.
  ///
  /// It does not keep the loop alive.
  public nonisolated let sender: Sender<Event>

  @usableFromInline let engine: LoopEngine<State, Event>

  /// Makes a loop, which ``start()`` starts.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - reduce: Changes the state, without side effects.
  ///   - feedbacks: Get the states, in this order.
  ///   - clock: The clock of the loop and its effects.
  ///   - budget: The time that a drain may take before input is read and a frame is drawn.
  ///   - notice: Called with each diagnostic, on any thread.
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

  /// Connects the mailbox with the engine.
  @inlinable
  func connect() {
    engine.mailbox.connect(
      wakeUp: { [weak self] in Task { @MainActor in self?.engine.wake() } },
      delivery: .init(
        take: { [weak self] mail in self?.engine.receive(mail) },
        send: { [weak self] content, source, receipt in
          self?.engine.send(content, from: source, receipt: receipt)
        },
        batch: { [weak self] body, source in
          guard let engine = self?.engine else { return }
          let isOutermost = engine.beginBatch()
          if engine.watching.isReplaying {
            body { event in engine.sendInReplay(event) }
          } else if engine.machine.isInput(source) {
            body { event in engine.send(.event(event)) }
          } else {
            body { event in engine.send(.event(event), from: source) }
          }
          if isOutermost { engine.endBatch() }
        }))
  }

  isolated deinit {
    engine.stop()
  }

  /// The state after the last completed reduction.
  @inlinable public var state: State { engine.state }

  /// Whether the loop was stopped.
  public var isStopped: Bool { engine.isStopped }

  /// Whether values jump to their targets (``Feedback/animation(_:stepsPerSecond:while:sends:)``),
  /// and decorations stand still (``Feedback/decoration(_:stepsPerSecond:while:sends:)``).
  ///
  /// A change has no effect on values and decorations that move already.
  public var reducesMotion: Bool {
    get { engine.runner.reducesMotion }
    set { engine.runner.reducesMotion = newValue }
  }

  /// Whether the loop is paused (``pause()``).
  public var isPaused: Bool { engine.isPaused }

  /// Publishes the initial state, and reduces the events that were sent before the start or follow
  /// from this state.
  ///
  /// Idempotent.
  @inlinable
  public func start() {
    engine.start()
  }

  /// Sends an event.
  ///
  /// Before the start and during a drain, the event is queued; after the stop, it is dropped.
  /// Otherwise the event has been reduced when this returns. So have the events that follow from it
  /// at once; if the drain takes longer than the budget, the rest of these is reduced later.
  @inlinable
  public func send(_ event: Event) {
    engine.send(.event(event))
  }

  /// A sender for values that are translated to events, each with the state when its turn comes.
  ///
  /// A value for which `translate` returns nil is rejected: no state is published for it.
  public func sender<Value: Sendable>(
    _ translate: @escaping @Sendable (State, Value) -> Event?
  ) -> Sender<Value> {
    engine.mailbox.sender(translate)
  }

  /// Calls the body with the current state, and then after each event, until cancelled.
  ///
  /// If the loop has already been stopped, this calls the body once, with the last state, and then
  /// `ended`.
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

  /// Detaches all feedbacks except bindings, sequences (``Feedback/events(from:_:as:)``) and those
  /// of the terminal, and cancels the running effects of the detached feedbacks.
  ///
  /// The state is kept; events are still reduced, and observers still get the states. In a callback
  /// of the loop it acts at once: the runs are cancelled before the next observer is called. Before
  /// the start it does nothing. Idempotent.
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
    beginShutdown()
    await effectsCompleted()
    stop()
  }

  /// Stops the loop: cancels all running effects, clears the queue, removes the observers.
  ///
  /// No event is reduced afterwards. Idempotent, and callable in any callback.
  public func stop() {
    engine.stop()
  }
}
