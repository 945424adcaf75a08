public import Testing

/// A feedback loop in a test, without a terminal: send events, answer effects, let time pass, and
/// claim what comes of it.
///
///     let loop = TestLoop(Search())
///     loop.send(.queryChanged("swift")) { $0.query = "swift" }
///     loop.expectStart("search")
///     loop.answer("search", with: .found(["swift"])) { $0.results = ["swift"] }
///     loop.finish()
///
/// A test goes by steps: it makes the loop, sends, answers, or lets time pass. What a step leads to
/// has to be claimed before the next one, or the test fails: every event, in order, with exactly
/// its change of the state; every start of a run; every run that was cancelled while it worked.
/// ``exhaustivity`` says which of these a test may leave out.
///
/// - What a step itself says, as the event that is sent, is claimed with it: the closure changes
///   the state before into the one after. Without a closure the state has to stay as it is.
/// - An event that follows, as of an effect that answers at once or a timer, is claimed by `receive`.
/// - A start or a cancel is claimed by ``expectStart(_:key:sourceLocation:)`` or
///   ``expectCancel(_:key:sourceLocation:)``, in any order. An effect that answers at once has
///   started, too; one that ends by itself was not cancelled. A run that starts and is revoked
///   within one drain, before anything of it has begun, has done neither.
/// - The end is said by ``finish(running:sourceLocation:)``, and else when nobody holds the loop any
///   more: nothing may be left to claim, and nothing may go on.
///
/// It is the loop that applications have, on a clock that stands still. Asynchronous effects never
/// run: they wait until the test answers them.
@MainActor
public final class TestLoop<State: Equatable & Sendable, Event: Sendable> {
  /// The state after the last event that was claimed.
  public internal(set) var state: State

  /// The loop's time.
  public let clock = TestClock()

  let loop: FeedbackLoop<State, Event>
  let unclaimed: Unclaimed<State, Event>
  private let watching: Cancellation

  /// Starts a loop, which is the first step.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - reduce: Changes the state; without side effects.
  ///   - feedbacks: Are told of each state in this order.
  ///   - sourceLocation: Where it is made.
  public init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let noticed = Noticed()
    let loop = FeedbackLoop(
      initial: initial, reduce: reduce, feedbacks: feedbacks, clock: clock,
      notice: { noticed.add($0) })
    let unclaimed = Unclaimed<State, Event>(step: sourceLocation, noticed: noticed)
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
    look()
  }

  /// What a test has to claim; everything, unless it says otherwise.
  public var exhaustivity: Exhaustivity {
    get { unclaimed.exhaustivity }
    set { unclaimed.exhaustivity = newValue }
  }

  /// Sends an event as from outside, and claims what it changes.
  public func send(
    _ event: Event, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    step(sourceLocation) { loop.send(event) }
    claimNext(sourceLocation, change)
  }

  /// Lets time pass; timers fire on the way, in order, and their events wait to be received.
  public func advance(
    by duration: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    step(sourceLocation) { clock.advance(by: duration) }
  }

  /// Claims that nothing is left to claim and that nothing goes on, and ends the loop.
  ///
  /// - Parameters:
  ///   - expected: The feedbacks of which runs go on nevertheless; each has one.
  ///   - sourceLocation: Where a failure is reported.
  public func finish(
    running expected: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    look()
    unclaimed.finish(running: expected, sourceLocation)
    loop.stop()
  }

  /// Takes a step, once everything before it was claimed.
  func step(_ sourceLocation: SourceLocation, _ act: () -> Void) {
    look()
    unclaimed.report()
    state = loop.state
    unclaimed.step = sourceLocation
    act()
    look()
  }

  /// Looks at what has come in the meantime, also from other threads.
  func look() {
    loop.receiveNow()
    let held = loop.heldEffects
    unclaimed.running = loop.runningEffects.map { run in (run, isHeld: held.contains(run)) }
  }

  /// Claims the event that comes next, whatever it is.
  func claimNext(_ sourceLocation: SourceLocation, _ change: (inout State) -> Void) {
    guard let happening = unclaimed.events.popFirst() else {
      return recordFailure("This led to no event.", sourceLocation)
    }
    claim(happening, sourceLocation, change)
  }

  /// Claims what an event has changed.
  func claim(
    _ happening: Happening<State, Event>, _ sourceLocation: SourceLocation,
    _ change: (inout State) -> Void
  ) {
    state = happening.after
    var claimed = happening.before
    change(&claimed)
    guard claimed != happening.after else { return }
    if !exhaustivity.contains(.changes) {
      // What is claimed is there already, whatever else has changed.
      var unchanged = happening.after
      change(&unchanged)
      guard unchanged != happening.after else { return }
    }
    recordFailure(
      """
      The state after \(happening.event) is not the one that was claimed.

      \(difference(from: claimed, to: happening.after))
      """, sourceLocation)
  }
}

extension TestLoop {
  /// Starts the loop of a component, which is the first step.
  ///
  /// Where a state is given, it begins in that one and not in its own. Its view and its keys have no part in it: see ``TestApp``.
  public convenience init(
    _ component: some Component<State, Event>, initial: State? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      initial: initial ?? component.initial, reduce: component.reducer,
      feedbacks: component.allFeedbacks, sourceLocation: sourceLocation)
  }
}
