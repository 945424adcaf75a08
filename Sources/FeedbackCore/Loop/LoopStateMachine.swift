public import DequeModule

/// Every decision of a feedback loop, without a thread, a task, a clock or a lock: events go in;
/// states, and steps to be carried out, come out.
///
/// Its shell asks in this order, again and again:
/// 1. ``advance()`` until it is nil: one step after another of the publication that goes on, and
///    when that is completed, the next event.
/// 2. ``settle()``, where there is nothing to reduce: publish to those who want settled states.
///
/// The order in a test thereby equals the order in an application.
///
/// The way of an event is `@inlinable` from `FeedbackLoop.send` on, so that the loop is compiled
/// for the application's own types: an event without a feedback then costs some 50 ns instead
/// of microseconds of generic code (Benchmarks, `loop-speed`).
@usableFromInline
package struct LoopStateMachine<State: Sendable, Event: Sendable>: ~Copyable {
  @usableFromInline
  enum Phase: Equatable {
    /// Events queue up; nothing has been published.
    case unstarted
    /// Requests that lost their place in the state are withdrawn, from this guarded feedback on.
    case withdrawing(Int)
    /// The feedback with this index is told next.
    case publishing(Int)
    /// The feedbacks that were resumed are told, from this index on.
    case greeting(Int)
    /// The state was published to everybody.
    case ready
    /// The feedback with this index is told of the settled state next.
    case settling(Int)
    /// Nothing happens any more.
    case stopped
  }

  /// A feedback of the loop, and what it remembers and has going.
  @usableFromInline
  struct Attachment {
    @usableFromInline let feedback: Feedback<State, Event>
    /// Nil while the loop is paused.
    @usableFromInline var memory: AttachedFeedback<State, Event>?
    /// Whether it was attached after the start and has not been told of a state.
    @usableFromInline var isFresh = false
    @usableFromInline var runs: RunLedger<Event>
    /// Whether it had a part in the last events of a long burst.
    @usableFromInline var isInCycle = false

    @inlinable
    init(_ feedback: Feedback<State, Event>, index: Int) {
      self.feedback = feedback
      memory = feedback.attach()
      runs = RunLedger(feedback: index)
    }

    /// What tells it of every state, where it is to be told.
    @inlinable var publisher: Publisher {
      let isTold = feedback.traits.delivery == .everyState && !isFresh
      return Publisher(publish: isTold ? memory?.publish : nil)
    }
  }

  /// What tells a feedback of every state; nil where it is not to be told.
  ///
  /// It has a type of its own because the runtime takes long to make that of a list of functions.
  @usableFromInline
  struct Publisher {
    @usableFromInline let publish: AttachedFeedback<State, Event>.Publish?

    @inlinable init(publish: AttachedFeedback<State, Event>.Publish?) { self.publish = publish }
  }

  @usableFromInline
  enum PendingStep {
    case cancel(RunID)
    case start(RunID, Effect<Event>, seat: Int?)
    case update(RunID, () -> Void)
    case notice(LoopDiagnostic, dropped: (any Sendable)?)
    case letGo(any Sendable)
  }

  /// A run whose start is being carried out: what it sends meanwhile takes over the place in the
  /// queue of what its predecessor had sent.
  @usableFromInline
  struct Starting {
    @usableFromInline let run: RunID
    @usableFromInline let seat: Int
    @usableFromInline var isSeated = false

    @inlinable
    init(run: RunID, seat: Int) {
      self.run = run
      self.seat = seat
    }
  }

  /// The state after the last completed reduce.
  @usableFromInline package var state: State
  /// The event that led to the state; nil for the first.
  @usableFromInline package var cause: Event?
  /// Counts the states, the initial one being 0.
  @usableFromInline package var stateNumber = 0
  /// What led to the event that led to the state.
  @usableFromInline var source = EventSource.outside

  @usableFromInline let reduce: Reducer<State, Event>
  @usableFromInline var attachments: [Attachment]
  /// How each feedback's runs are treated, beside the attachments, where reading it copies nothing.
  @usableFromInline let traits: [FeedbackTraits]
  /// What tells each feedback of every state; nil where it is not to be told.
  @usableFromInline var publishers: [Publisher]
  /// The feedbacks that may lose their place in the state.
  @usableFromInline let guarded: [Int]
  @usableFromInline var queue = EventQueue<State, Event>()
  @usableFromInline var phase = Phase.unstarted
  /// What the feedback that was told last wants, and how much of it has been seen to.
  @usableFromInline var changes: [RunChange<Event>] = []
  @usableFromInline var changesDone = 0
  @usableFromInline var told = 0
  /// The places in the queue that runs with these keys take over, which the feedback that was told
  /// last starts next.
  @usableFromInline var heldSeats: [RunKey: Int] = [:]
  @usableFromInline var steps: Deque<PendingStep> = []
  @usableFromInline var starting: Starting?
  @usableFromInline var lastGeneration = 0
  /// Whether the observers have not been told of the state.
  @usableFromInline var owesObservers = false
  /// Whether anybody wants settled states.
  @usableFromInline let settles: Bool
  /// Whether there is a state that nobody who wants settled ones has been told of.
  @usableFromInline var isUnsettled = false
  /// How many events have been reduced since there was nothing to do.
  @usableFromInline var burst = 0
  @usableFromInline package var isPaused = false
  /// Whether there may be a feedback that was resumed and not told of a state yet.
  @usableFromInline var hasFresh = false
  /// What happened to runs, where somebody watches.
  @usableFromInline package var isWatched = false
  var watched = Watched()

  /// After how many events in one burst the feedbacks are named that sent the last ones of these.
  @inlinable static var cycleSample: ClosedRange<Int> { 99_001...100_000 }

  @inlinable
  package init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>]
  ) {
    state = initial
    self.reduce = reduce
    let attachments = Feedback.toldApart(feedbacks).enumerated().map { Attachment($1, index: $0) }
    self.attachments = attachments
    traits = feedbacks.map(\.traits)
    publishers = attachments.map(\.publisher)
    settles = feedbacks.contains { $0.traits.delivery == .settledStates }
    guarded = attachments.indices.filter { attachments[$0].memory?.withdrawLost != nil }
  }

  /// Whether there is something to reduce or to publish.
  @inlinable
  package var isBusy: Bool {
    guard steps.isEmpty else { return true }
    return switch phase {
    case .unstarted, .stopped: false
    case .ready: !queue.isEmpty
    case .withdrawing, .publishing, .greeting, .settling: true
    }
  }

  /// Whether what the run sends is still wanted.
  @inlinable
  package func isCurrent(_ run: RunID) -> Bool {
    run.feedback < attachments.count && attachments[run.feedback].runs.isCurrent(run)
  }

  /// The key of a current run.
  package func key(of run: RunID) -> RunKey { attachments[run.feedback].runs.key(of: run) }

  /// A current run in words.
  package func description(of run: RunID) -> RunDescription? {
    guard isCurrent(run) else { return nil }
    let attachment = attachments[run.feedback]
    return RunDescription(
      feedback: attachment.feedback.name, key: attachment.runs.key(of: run), run: run)
  }

  /// The sequence of the next event that will be received.
  @inlinable package var nextSequence: Int { queue.nextSequence }

  /// Whether an event has left the queue.
  @inlinable
  package func hasTaken(_ sequence: Int) -> Bool { sequence < queue.firstSequence }

  /// How many events wait to be reduced.
  @inlinable package var queuedCount: Int { queue.count }

  /// Begins the publication of the initial state.
  @inlinable
  package mutating func start() {
    guard phase == .unstarted else { return }
    beginPublication()
  }

  @inlinable
  mutating func beginPublication() {
    owesObservers = true
    isUnsettled = settles
    phase = guarded.isEmpty ? .publishing(0) : .withdrawing(0)
  }

  /// Takes the next wanted event from the queue, changes the state and begins its publication.
  ///
  /// - Parameter isStopWanted: Whether the translation of a value has stopped the loop.
  /// - Returns: false if there is none, or the publication before is not completed; true also
  ///   if an event was not wanted.
  @inlinable
  package mutating func reduceNext(isStopWanted: () -> Bool = { false }) -> Bool {
    guard case .ready = phase else { return false }
    if let entry = queue.popFirst() {
      // Diagnostics come first, and what the translation of a value has asked for.
      guard let event = wanted(entry, isStopWanted: isStopWanted) else { return true }
      if !reduce.reduce(&state, event) { note(.childEventIgnored) }
      cause = event
      stateNumber += 1
      burst += 1
      if Self.cycleSample.contains(burst) { noteCycle() }
      beginPublication()
      return true
    }
    burst = 0
    return false
  }

  /// The event that an entry stands for, unless its run was revoked or the state rejects it.
  @inlinable
  mutating func wanted(
    _ entry: EventQueue<State, Event>.Entry, isStopWanted: () -> Bool
  ) -> Event? {
    source = entry.source
    if case .run(let run) = entry.source {
      guard isCurrent(run) else {
        drop(entry)
        return nil
      }
      if isWatched { watchCause() }
      attachments[run.feedback].runs.eventDequeued(of: run)
    } else if isWatched {
      watchCause()
    }
    guard entry.extra != 0 else { return entry.event }
    let event = event(of: entry)
    return isStopWanted() ? nil : event
  }

  /// The event that an entry stands for which is not a plain one.
  @usableFromInline
  mutating func event(of entry: EventQueue<State, Event>.Entry) -> Event? {
    let extra = queue.takeExtra(of: entry)
    // It is let go of when the event has been reduced: somebody may wait for that.
    steps.append(.letGo(extra))
    return entry.event ?? extra?.translate?(state)
  }

  /// Passes on that an event was not wanted.
  @usableFromInline
  mutating func drop(_ entry: EventQueue<State, Event>.Entry) {
    guard case .run(let run) = entry.source else { return }
    let name = attachments[run.feedback].feedback.name
    let dropped = EventQueue<State, Event>.Dropped(
      event: entry.event, extra: queue.takeExtra(of: entry))
    steps.append(.notice(.staleEvent(feedback: name), dropped: dropped))
  }

  /// Something was noticed.
  @usableFromInline
  package mutating func note(_ diagnostic: LoopDiagnostic) {
    steps.append(.notice(diagnostic, dropped: nil))
  }

  /// Looks at who takes part in a burst that does not end, and says so once.
  @usableFromInline
  mutating func noteCycle() {
    switch source {
    case .run(let run), .fact(let run): attachments[run.feedback].isInCycle = true
    case .outside: break
    }
    guard burst == Self.cycleSample.upperBound else { return }
    let names = attachments.filter(\.isInCycle).map(\.feedback.name)
    // Many events from outside are no cycle.
    guard !names.isEmpty else { return }
    for index in attachments.indices { attachments[index].isInCycle = false }
    note(.cycle(feedbacks: names, events: burst))
  }
}
