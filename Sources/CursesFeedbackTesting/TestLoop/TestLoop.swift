public import Testing

/// A feedback loop in a test, without a terminal: send events, answer effects, advance the clock,
/// and claim the results.
///
///     let loop = TestLoop(Search())
///     loop.send(.queryChanged("swift")) { $0.query = "swift" }
///     loop.expectStart("search")
///     loop.answer("search", with: .found(["swift"])) { $0.results = ["swift"] }
///     loop.finish()
///
/// A test is a sequence of steps. A step makes the loop, sends an event, answers or fails an
/// effect, lets an effect run, or advances the clock. The test fails unless it claims all results
/// of a step before the next one: every event, in order, with exactly its change of the state;
/// every start of a run (a started effect); every run that is cancelled before its end.
/// ``exhaustivity`` selects the kinds of results that have to be claimed.
///
/// - The event that a step sends is claimed by the step: its closure makes the state after the
///   event from the state before it. Without a closure, the state must not change.
/// - An event that follows, such as that of a timer or of an effect that answers at once, is
///   claimed by `receive`.
/// - A start or a cancellation is claimed by ``expectStart(_:key:sourceLocation:)`` or
///   ``expectCancel(_:key:sourceLocation:)``, in any order. An effect that answers at once counts
///   as started. A run that ends by itself does not count as cancelled. A run that starts and is
///   cancelled within one drain (the handling of one event and of all events that it causes)
///   counts as neither, unless its effect is a callback, which has connected its source by then.
/// - ``finish(running:sourceLocation:)`` ends the test, or else the release of the last reference
///   to the loop does. At the end, no result may be unclaimed, and no run may be active that
///   `finish` does not expect.
///
/// It is the same loop as that of applications, on a `VirtualClock`. Asynchronous effects wait until
/// the test answers them, or lets them run (``letRun(_:key:sourceLocation:)``).
@MainActor
public final class TestLoop<State: Equatable & Sendable, Event: Sendable> {
  /// The state after the last claimed event; at the beginning of a step, the loop's state.
  public internal(set) var state: State

  /// The loop's clock.
  public let clock = VirtualClock()

  let loop: FeedbackLoop<State, Event>
  let unclaimed: Unclaimed<State, Event>
  private let watching: Cancellation

  /// Starts a loop, which is the first step.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - reduce: Changes the state, without side effects.
  ///   - feedbacks: Receive each state, in this order.
  ///   - sourceLocation: Where unclaimed results of this step are reported.
  public init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = FaultLog()
    let loop = FeedbackLoop(
      initial: initial, reduce: reduce, feedbacks: feedbacks, clock: clock,
      notice: { faults.add($0) })
    let unclaimed = Unclaimed<State, Event>(step: sourceLocation, faults: faults)
    state = initial
    self.loop = loop
    self.unclaimed = unclaimed
    watching = loop.trace { [weak loop, weak unclaimed] trace in
      guard let loop, let unclaimed else { return }
      unclaimed.add(trace, isConnected: { loop.isConnected($0) })
      if unclaimed.reportEndlessEvents() { loop.stop() }
    }
    loop.holdsEffects = true
    loop.start()
    update()
  }

  /// The kinds of results that the test has to claim; `all` by default.
  public var exhaustivity: Exhaustivity {
    get { unclaimed.exhaustivity }
    set { unclaimed.exhaustivity = newValue }
  }

  /// Sends an event from outside the loop, and claims its change of the state.
  public func send(
    _ event: Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    step(sourceLocation) { loop.send(event) }
    claimNext(sourceLocation, change)
  }

  /// Advances the clock; due timers fire in the order of their times, and their events are
  /// claimed by `receive`.
  ///
  /// An effect that a deadline wakes may or may not go on before the call returns: see
  /// ``settle(advancingBy:sourceLocation:)``.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(sourceLocation) { clock.advance(by: duration) }
  }

  /// Claims that no result is unclaimed and that the expected runs are active, and stops the
  /// loop.
  ///
  /// With ``Exhaustivity/running``, no other run may be active.
  ///
  /// - Parameters:
  ///   - expected: The feedbacks with active runs, one entry for each run.
  ///   - sourceLocation: Where a failure is reported.
  public func finish(
    running expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    update()
    unclaimed.finish(running: expected, sourceLocation)
    loop.stop()
  }

  /// Carries out a step; first fails the test if results of the step before are unclaimed.
  func step(_ sourceLocation: SourceLocation, _ act: () -> Void) {
    update()
    unclaimed.report()
    state = loop.state
    unclaimed.step = sourceLocation
    act()
    update()
  }

  /// Reduces events that other threads have sent, and updates the list of active runs.
  func update() {
    loop.receiveNow()
    let held = loop.heldEffects
    unclaimed.running = loop.runningEffects.map { run in (run, isHeld: held.contains(run)) }
  }

  /// Claims the next event, whichever it is, and its change of the state.
  func claimNext(_ sourceLocation: SourceLocation, _ change: (inout State) -> Void) {
    guard let reduced = unclaimed.events.popFirst() else {
      return recordFailure("This step led to no event.", sourceLocation)
    }
    claim(reduced, sourceLocation, change)
  }

  /// Claims the change of an event.
  func claim(
    _ reduced: ReducedEvent<State, Event>, _ sourceLocation: SourceLocation,
    _ change: (inout State) -> Void
  ) {
    state = reduced.after
    let failure = reduced.failure(ofClaim: change, isExact: exhaustivity.contains(.changes))
    if let failure { recordFailure(failure, sourceLocation) }
  }
}

extension TestLoop {
  /// Starts the loop of a component, which is the first step.
  ///
  /// The loop starts in the given state, or in the component's initial state if none is given. The
  /// component's view and keys are not used: see ``TestApp``.
  public convenience init(
    _ component: some Component<State, Event>, initial: State? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      initial: initial ?? component.initial, reduce: component.reducer,
      feedbacks: component.allFeedbacks, sourceLocation: sourceLocation)
  }
}
