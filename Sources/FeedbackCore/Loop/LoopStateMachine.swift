public import DequeModule

/// All decisions of a feedback loop, without a thread, a task, a clock or a lock.
///
/// Its input is events. Its output is states, and steps that the shell, ``LoopEngine``, carries
/// out.
///
/// The shell calls, again and again in this order:
/// 1. ``advance()`` until it returns nil: the steps of the current publication, and then the next
///    event.
/// 2. ``settle()`` when no event is left, or when other work of the program has to be done: the
///    state is then *settled*, and is published to the feedbacks that want only such states.
///
/// The steps depend only on the events and on the calls of the shell, so that their order in a test
/// is that of an application.
///
/// The path of an event is `@inlinable` from `FeedbackLoop.send` on, so that the loop is compiled
/// for the application's own types: an event in a loop without feedbacks then takes some 50 ns
/// instead of microseconds of generic code (Benchmarks, `loop-speed`).
@usableFromInline
package struct LoopStateMachine<State: Sendable, Event: Sendable>: ~Copyable {
  @usableFromInline
  enum Phase: Equatable {
    /// Events queue up; no state has been published.
    case unstarted
    /// Withdraws requests that a state no longer contains, from this element of `guarded` on.
    case withdrawing(Int)
    /// Notifies the feedback with this index next.
    case publishing(Int)
    /// Notifies the resumed feedbacks, from this index on.
    case notifyingResumed(Int)
    /// The publication is completed.
    case ready
    /// Notifies the feedback with this index of the settled state next.
    case settling(Int)
    case stopped
  }

  /// A feedback of the loop with its memory and its runs.
  @usableFromInline
  struct Attachment {
    @usableFromInline let feedback: Feedback<State, Event>
    /// Nil while the feedback is detached, by a pause or a shutdown.
    @usableFromInline var memory: AttachedFeedback<State, Event>?
    /// Whether it was attached after the start and has not been notified of a state.
    @usableFromInline var isFresh = false
    @usableFromInline var runs: RunLedger<Event>
    /// Whether its runs sent some of the last events of a long burst (``cycleSample``).
    @usableFromInline var isInCycle = false

    @inlinable
    init(_ feedback: Feedback<State, Event>, index: Int) {
      self.feedback = feedback
      memory = feedback.attach()
      runs = RunLedger(feedback: index)
    }

    @inlinable var publisher: Publisher {
      let isNotified = feedback.traits.delivery == .everyState && !isFresh
      return Publisher(publish: isNotified ? memory?.publish : nil)
    }
  }

  /// A step that waits for earlier steps.
  @usableFromInline
  struct PendingStep {
    @usableFromInline let step: LoopStep<Event>
    /// The run whose revocation removes the step, if any.
    @usableFromInline let run: RunID?
    /// For a start: the position in the queue that the run's first events take.
    @usableFromInline let queuePosition: Int?

    @inlinable
    init(_ step: LoopStep<Event>, while run: RunID? = nil, queuePosition: Int? = nil) {
      self.step = step
      self.run = run
      self.queuePosition = queuePosition
    }
  }

  /// A run that is being started: its events replace those of its predecessor in the queue.
  @usableFromInline
  struct Starting {
    @usableFromInline let run: RunID
    @usableFromInline let queuePosition: Int
    @usableFromInline var hasReplaced = false

    @inlinable
    init(run: RunID, queuePosition: Int) {
      self.run = run
      self.queuePosition = queuePosition
    }
  }

  /// The state after the last completed reduction.
  @usableFromInline package var state: State
  /// The event that led to the state, or nil for the first state and after the stop.
  @usableFromInline package var cause: Event?
  /// The number of the state; the first state has the number 0.
  @usableFromInline package var stateNumber = 0
  /// The source of the event that left the queue last.
  @usableFromInline var source = EventSource.outside
  /// Whether this event came through the mailbox, and whether the machine computed it.
  @usableFromInline var (isMail, isComputed) = (false, false)

  @usableFromInline let reduce: Reducer<State, Event>
  @usableFromInline var attachments: [Attachment]
  /// The traits of the feedbacks, kept here because to read them in an attachment copies it.
  @usableFromInline let traits: [FeedbackTraits]
  @usableFromInline var publishers: [Publisher]
  /// The indices of the feedbacks that may withdraw requests early (`withdrawLost`).
  @usableFromInline let guarded: [Int]
  @usableFromInline var queue = EventQueue<State, Event>()
  @usableFromInline var phase = Phase.unstarted
  /// The changes of runs that the last notified feedback requested.
  @usableFromInline var changes: [RunChange<Event>] = []
  /// The number of these changes that have been carried out.
  @usableFromInline var changesDone = 0
  /// The index of the feedback that was notified last.
  @usableFromInline var notified = 0
  /// The positions in the queue for the next starts of that feedback, by the keys of the runs.
  @usableFromInline var reservedPositions: [RunKey: Int] = [:]
  @usableFromInline var steps: Deque<PendingStep> = []
  /// The reports of mail from revoked runs, which the loop makes when it has taken the mail: a flood
  /// of such mail would add steps faster than they are carried out.
  @usableFromInline var droppedMail: Deque<PendingStep> = []
  @usableFromInline var starting: Starting?
  @usableFromInline var lastGeneration = 0
  /// Whether the observers have not been notified of the state.
  @usableFromInline var owesObservers = false
  /// Whether a feedback wants settled states.
  @usableFromInline let settles: Bool
  /// Whether the feedbacks that want settled states have not been notified of the state.
  @usableFromInline var isUnsettled = false
  /// The number of events that have been reduced since the queue was empty.
  ///
  /// An event that came through the mailbox does not count: it subtracts 1 when it is queued, and
  /// adds 1 when it leaves the queue.
  @usableFromInline var burst = 0
  @usableFromInline package var isPaused = false
  /// Whether there may be a fresh attachment.
  @usableFromInline var hasFresh = false
  /// Whether the activity of runs is recorded.
  @usableFromInline package var isWatched = false {
    didSet { isNoting = isWatched || recording != nil }
  }
  /// Tells whether a recording gets the events of inputs; nil without a recording.
  @usableFromInline var recording: LoopWatching? {
    didSet { isNoting = isWatched || recording != nil }
  }
  /// Called before each event is reduced, with the number of the next state, for a recording.
  var beforeReduction: ((Event, EventOrigin, RunDescription?, Int) -> Void)?
  /// Whether each event is noted before it is reduced, for a trace or a recording.
  @usableFromInline private(set) var isNoting = false
  var watched = Watched()
  /// The shutdown that has begun, or nil.
  var shutdown: Shutdown? {
    didSet { isShuttingDown = shutdown != nil }
  }
  @usableFromInline package private(set) var isShuttingDown = false

  /// The events of a burst whose feedbacks are reported as a cycle: the last 1,000 of 100,000.
  @inlinable static var cycleSample: ClosedRange<Int> { 99_001...100_000 }

  @inlinable
  package init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>]
  ) {
    state = initial
    self.reduce = reduce
    let attachments = Feedback.withUniqueNames(feedbacks).enumerated().map {
      Attachment($1, index: $0)
    }
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
    case .withdrawing, .publishing, .notifyingResumed, .settling: true
    }
  }

  /// Whether the run is current, so that its events are reduced and not dropped.
  @inlinable
  package func isCurrent(_ run: RunID) -> Bool {
    run.feedback < attachments.count && attachments[run.feedback].runs.isCurrent(run)
  }

  /// The key of a current run.
  package func key(of run: RunID) -> RunKey { attachments[run.feedback].runs.key(of: run) }

  /// The description of a run, or nil if it is not current.
  package func description(of run: RunID) -> RunDescription? {
    isCurrent(run) ? describe(run) : nil
  }

  /// The sequence number that the next appended event gets.
  @inlinable package var nextSequence: Int { queue.nextSequence }

  /// Whether the event with a sequence number has left the queue.
  @inlinable
  package func hasTaken(_ sequence: Int) -> Bool { sequence < queue.firstSequence }

  /// The number of positions in the queue, which have an event or several each.
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

  /// Takes the next event from the queue, changes the state and begins its publication.
  ///
  /// - Parameter isStopRequested: Whether a closure that translates a value has stopped the loop.
  /// - Returns: false if the queue is empty, or the previous publication is not completed; true
  ///   also if an event was dropped or rejected.
  @inlinable
  package mutating func reduceNext(isStopRequested: () -> Bool = { false }) -> Bool {
    guard case .ready = phase else { return false }
    if let entry = queue.popFirst() {
      // Other work comes first: the report of a dropped event, or a stop that a closure requested.
      guard let event = acceptedEvent(of: entry, isStopRequested: isStopRequested) else {
        if entry.isMail { burst += 1 }
        return true
      }
      if !reduce.reduce(&state, event) { report(.childEventIgnored) }
      cause = event
      stateNumber += 1
      burst += 1
      if Self.cycleSample.contains(burst) { sampleCycle() }
      beginPublication()
      return true
    }
    burst = 0
    return false
  }

  /// The event of an entry, or nil if the entry's run was revoked, or the entry's closure returns
  /// nil or stops the loop.
  @inlinable
  mutating func acceptedEvent(
    of entry: EventQueue<State, Event>.Entry, isStopRequested: () -> Bool
  ) -> Event? {
    source = entry.source
    (isMail, isComputed) = (entry.isMail, entry.isComputed)
    if case .run(let run) = entry.source {
      guard isCurrent(run) else {
        drop(entry)
        return nil
      }
      if isNoting, needsNote { note(entry) }
      attachments[run.feedback].runs.eventDequeued(of: run)
    } else if isNoting, needsNote {
      note(entry)
    }
    guard entry.extra != 0 else { return entry.event }
    guard let event = event(of: entry), !isStopRequested() else { return nil }
    if isNoting { noteReduction(of: event) }
    return event
  }

  /// The event of an entry with an extra part.
  @usableFromInline
  mutating func event(of entry: EventQueue<State, Event>.Entry) -> Event? {
    guard let extra = queue.takeExtra(of: entry) else { return entry.event }
    // A sender may wait for this release, which comes after the event has been reduced.
    steps.append(PendingStep(.release(extra)))
    return entry.event ?? extra.translate?(state)
  }

  @usableFromInline
  package mutating func report(_ diagnostic: LoopDiagnostic) {
    steps.append(PendingStep(.report(diagnostic)))
  }
}
