/// The activity of runs, for tests and traces.
extension LoopStateMachine {
  struct Watched {
    var activity: [RunActivity] = []
    var cause: EventCause?
  }

  /// Where the event comes from that left the queue last.
  var origin: EventOrigin {
    if isComputed { return .computed }
    return switch source {
    case .outside: isMail ? .mail : .direct
    case .fact(let run) where traits[run.feedback].sendsInputs: .direct
    case .run(let run), .fact(let run): .run(run.generation)
    }
  }

  /// Whether the event that left the queue last was sent on the main actor from outside the loop,
  /// as that of an input is.
  @inlinable var isFromMainActor: Bool {
    if case .outside = source { !isMail } else { false }
  }

  /// Whether feedbacks are being notified of a state.
  @usableFromInline var isPublishing: Bool {
    switch phase {
    case .unstarted, .ready, .stopped: false
    case .withdrawing, .publishing, .notifyingResumed, .settling: true
    }
  }

  /// Removes and returns the activity since the last call.
  package mutating func takeActivity() -> [RunActivity] {
    defer { watched.activity = [] }
    return watched.activity
  }

  /// The working runs, feedback by feedback, in the order of their starts.
  package var workingRuns: [RunDescription] {
    attachments.flatMap { $0.runs.workingRuns().map { describe($0) } }
  }

  /// The cause of the event that left the queue last while the loop was traced, or nil if there was
  /// none.
  package var eventCause: EventCause? { watched.cause }

  @usableFromInline
  mutating func watchCause() {
    watched.cause =
      switch source {
      case .outside: .input
      case .fact(let run) where traits[run.feedback].sendsInputs: .input
      case .run(let run), .fact(let run): .run(describe(run))
      }
  }

  /// Whether a trace, or a recording that gets events of this origin, needs the event that left the
  /// queue last.
  ///
  /// Not inlined: in each of many keys at once, that would take 120 instructions more.
  @inlinable
  var needsNote: Bool {
    @inline(never) get { isWatched || !isFromMainActor || recording?.seesInputs == true }
  }

  /// Notes the cause of the event that left the queue last, and the event itself unless
  /// it has an extra part (``EventQueue/Extra``), such as a closure that still has to make it.
  ///
  /// Not inlined, because the path of an event would then take a tenth more instructions.
  @inlinable
  @inline(never)
  mutating func note(_ entry: EventQueue<State, Event>.Entry) {
    if isWatched { watchCause() }
    if entry.extra == 0, let event = entry.event { noteReduction(of: event) }
  }

  /// Passes the event that left the queue last to a recording that gets events of this origin.
  @inlinable
  func noteReduction(of event: Event) {
    if let recording, recording.seesInputs || !isFromMainActor { record(event) }
  }

  @usableFromInline
  func record(_ event: Event) {
    let origin = origin
    let run: RunDescription? = if case .run = origin { lastRun } else { nil }
    beforeReduction?(event, origin, run, stateNumber + 1)
  }

  @usableFromInline
  mutating func watchStart(_ run: RunID) {
    watched.activity.append(.started(describe(run)))
  }

  @usableFromInline
  mutating func watchRevocation(_ key: RunKey, of feedback: Int) {
    for run in attachments[feedback].runs.workingRuns(key) {
      watched.activity.append(.cancelled(describe(run)))
    }
  }

  mutating func watchRevocations(of feedback: Int) {
    for run in attachments[feedback].runs.workingRuns() {
      watched.activity.append(.cancelled(describe(run)))
    }
  }

  /// The run that sent the event that left the queue last, or nil if none did.
  var lastRun: RunDescription? {
    switch source {
    case .outside: nil
    case .run(let run), .fact(let run): describe(run)
    }
  }

  /// The current run with a generation (its number in the loop), or nil if there is none.
  func run(withGeneration generation: Int) -> RunID? {
    for attachment in attachments {
      if let run = attachment.runs.run(withGeneration: generation) { return run }
    }
    return nil
  }

  /// Whether a run is current and has not ended.
  func isWorking(_ run: RunID) -> Bool {
    isCurrent(run) && attachments[run.feedback].runs.isWorking(run)
  }

  /// The description of a run; without a key if it is not current.
  func describe(_ run: RunID) -> RunDescription {
    let attachment = attachments[run.feedback]
    return RunDescription(
      feedback: attachment.feedback.name,
      key: isCurrent(run) ? attachment.runs.key(of: run) : .only, run: run)
  }
}
