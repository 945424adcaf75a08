public import DequeModule
public import Synchronization

/// The shell of a loop's state machine: it asks the machine for steps and carries them out.
///
/// It makes two decisions itself: when mail is taken, and when a drain is cut. All calls are made
/// on the actor of its owner: the main actor (``FeedbackLoop``) or the loop itself (``LoopActor``).
/// The terms of a drain are defined at ``DrainPhase``; *mail* is the contents of the ``Mailbox``,
/// and *pure code* the application's reducers and closures that make requests and conditions.
@usableFromInline
final class LoopEngine<State: Sendable, Event: Sendable> {
  @usableFromInline typealias Machine = LoopStateMachine<State, Event>

  /// Accessed without Swift's check for overlapping access, which would take a tenth of the
  /// instructions of an event: `decide` and `preconditionNotDeciding` check that instead.
  @exclusivity(unchecked)
  @usableFromInline var machine: Machine
  @usableFromInline let mailbox: Mailbox<State, Event>
  @usableFromInline let runner: EffectRunner<State, Event>
  let observers = Listeners<State>()
  /// Whether there may be observers.
  @exclusivity(unchecked)
  @usableFromInline var isObserved = false
  let watchers = Listeners<LoopTrace<State, Event>>()
  var recorder = TraceRecorder<State, Event>()
  /// Whether the loop is traced, recorded or replayed.
  @exclusivity(unchecked)
  @usableFromInline var isWatched = false
  let notices = Listeners<LoopDiagnostic>()
  /// The data that traces, recordings and replays need.
  @usableFromInline let watching = LoopWatching()
  @usableFromInline let notice: @Sendable (LoopDiagnostic) -> Void
  @usableFromInline let budget: Duration
  @usableFromInline let time: () -> Duration
  @exclusivity(unchecked)
  @usableFromInline var drainPhase = DrainPhase.idle
  @exclusivity(unchecked)
  @usableFromInline var decisionPhase = DecisionPhase.idle
  @exclusivity(unchecked)
  @usableFromInline var isStopped = false
  /// Whether the loop shuts down, and still waits for effects that complete first.
  @exclusivity(unchecked)
  @usableFromInline var isShuttingDown = false
  var shutdown = EngineShutdown()

  /// Whether a batch of inputs is open: no settled state is published until its end.
  @exclusivity(unchecked)
  @usableFromInline var isBatching = false
  /// The part of the slice that the events before the batch's inputs have used; nil if none waited.
  @usableFromInline var inputSlice: InputSlice?

  @inlinable
  init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>],
    clock: any LoopClock, budget: Duration, isOnMainActor: Bool,
    notice: @escaping @Sendable (LoopDiagnostic) -> Void
  ) {
    let mailbox = Mailbox<State, Event>(tooLate: { notice(.lateEvent) })
    self.mailbox = mailbox
    runner = EffectRunner(
      mailbox: mailbox, clock: clock, isOnMainActor: isOnMainActor,
      context: { run, key in
        mailbox.context(of: run, key: key, clock: clock, isOnMainActor: isOnMainActor)
      })
    machine = LoopStateMachine(initial: initial, reduce: reduce, feedbacks: feedbacks)
    self.budget = budget
    time = clock.stopwatch()
    self.notice = notice
  }

  /// The state after the last completed reduction.
  @inlinable
  var state: State {
    preconditionNotDeciding()
    return machine.state
  }

  /// Whether the loop is paused.
  var isPaused: Bool {
    preconditionNotDeciding()
    return machine.isPaused
  }

  /// Whether a drain runs.
  @inlinable var isDraining: Bool { drainPhase.isDraining }

  /// Publishes the initial state and reduces the events that follow from it.
  @inlinable
  func start() {
    preconditionNotDeciding()
    machine.start()
    guard beginDrain() else { return }
    drain(past: machine.nextSequence)
  }

  /// Queues an event, and drains unless a drain runs.
  ///
  /// The event comes behind all earlier ones, unless it belongs to a batch of inputs whose slice
  /// earlier events have used up.
  @inlinable
  func send(
    _ content: QueuedContent<State, Event>, from source: EventSource = .outside,
    receipt: Receipt? = nil
  ) {
    guard case .idle = decisionPhase else {
      return mailbox.postWhileDeciding([.event(content, from: source, receipt)])
    }
    if mailbox.isFilled || isBatching && machine.isBusy {
      guard !isSentSlowly(content, from: source, receipt: receipt) else { return }
    }
    machine.receive(content, from: source, receipt: receipt)
    guard beginDrain() else { return }
    drain(past: machine.nextSequence)
  }

  /// Queues mail behind all earlier events, and drains unless a drain runs: for a slice, or for one
  /// event if a drain was cut.
  @inlinable
  func receive(_ mail: [Mailbox<State, Event>.Mail]) {
    guard case .idle = decisionPhase else { return mailbox.postWhileDeciding(mail) }
    mailbox.postWithoutWaking(mail)
    receiveNow(past: 0)
  }

  /// Takes the mail of other threads and reduces all of it, unless a drain runs.
  @inlinable
  func receiveNow() {
    receiveNow(past: .max)
  }

  /// Takes the mail of other threads and drains, unless a drain runs.
  ///
  /// - Parameter sequence: The events before it are reduced even if that takes longer than a slice.
  ///   With 0, only the mail that the drain needs is taken, so that a ``Door`` stays closed.
  @inlinable
  func receiveNow(past sequence: Int) {
    guard beginDrain() else { return }
    preconditionNotDeciding()
    if sequence > 0, mailbox.isFilled { receiveMail() }
    drain(past: min(sequence, machine.nextSequence))
  }

  /// Takes the mail for which the loop was woken, or continues a drain that was cut.
  @inlinable
  func wake() {
    mailbox.wakeUpArrived()
    switch drainPhase {
    case .idle: drainPhase = .running
    case .cut: drainPhase = .continuing
    case .running, .continuing, .guest: return
    }
    drain(past: 0)
  }

  func pause() {
    preconditionNotDeciding()
    // Earlier mail is queued first: of the facts of a revoked run, only queued ones are reduced.
    receiveMail()
    let previous = decide { $0.pause() }
    withExtendedLifetime(previous) {
      // During a drain, revoked runs are cancelled before the next feedback or observer is called.
      while isDraining, let run = machine.takeCancelledRun() { runner.cancel(run) }
      drainUnlessDraining()
    }
  }

  func resume() {
    decide { $0.resume() }
    drainUnlessDraining()
  }

  /// Revokes all runs, clears the queue and removes the observers.
  @usableFromInline
  func stop() {
    guard case .idle = decisionPhase else { return decisionPhase = .stopping }
    guard !isStopped else { return }
    isStopped = true
    mailbox.close()
    let previous = decide { $0.stop() }
    let endObservations = observers.removeAll()
    // The contents are released at the end: a `deinit` in them may call the loop.
    withExtendedLifetime(previous) {
      publish()
      traceRest()
      let endTraces = watchers.removeAll()
      endObservations()
      endTraces()
      if !isDraining { notices.removeAll()() }
    }
    reportCompletion()
  }

  @usableFromInline
  func report(_ diagnostic: LoopDiagnostic) {
    notice(diagnostic)
    notices.notify(diagnostic)
  }

  /// Mail is taken if fewer events than this number are queued, and then at most this number of
  /// mails, except that mails that were posted together are taken together.
  ///
  /// The other mail stays in the mailbox.
  @inlinable static var batchOfMail: Int { 1024 }

  /// Moves a batch of mail into the queue if few events wait there; if pure code has sent mail,
  /// moves all.
  @inlinable
  func receiveSomeMail() {
    if mailbox.isFilledByPureCode { return receiveMail() }
    guard machine.queuedCount < Self.batchOfMail, !takesMailLater else { return }
    receiveMail(atMost: Self.batchOfMail)
    // If the moved mail has no events, the drain may end here: a wake-up is needed for the rest.
    if mailbox.isFilled { mailbox.wake() }
  }

  /// Moves mail into the queue.
  ///
  /// Inlinable, because code that is not specialized would look up type metadata for each mail.
  @inlinable
  func receiveMail(atMost limit: Int = .max) {
    var mails = mailbox.collect(atMost: limit)
    while let mail = mails.popFirst() {
      guard case .event(let content, let source, let receipt) = mail else {
        handle(mail)
        continue
      }
      machine.receive(content, from: source, receipt: receipt, isMail: true)
    }
    if machine.hasDroppedMail { reportDroppedMail() }
  }

  /// Handles mail other than events.
  @usableFromInline
  func handle(_ mail: Mailbox<State, Event>.Mail) {
    switch mail {
    case .event: break
    case .finished(let run, let error):
      noteEnd(of: run, error)
      if let error { machine.finish(run, throwing: error) } else { machine.finish(run) }
      runner.remove(run)
    case .ended(let run):
      noteEnd(of: run)
      machine.end(run)
    case .released(let run):
      machine.release(run)
    case .due(let run, let effect, let delay):
      guard machine.isCurrent(run) else { break }
      watching.onRunMail?(.due(run.generation), machine.description(of: run))
      runner.waitEnded(of: run, delay)
      machine.startDelayed(run, Effect(kind: effect))
    case .completionLimit(let limit): completionLimitReached(limit)
    case .sentWhileDeciding: machine.report(.sentFromReducer)
    case .dropped(let source): machine.reportDropped(from: source)
    }
  }

  /// Drains for a slice unless a drain runs.
  func drainUnlessDraining() {
    if beginDrain() { drain(past: 0) }
  }

  /// Asks the machine for a decision, which may call pure code: reducers and requests.
  ///
  /// If pure code stops the loop, the stop takes effect when the machine has decided.
  @inlinable
  func decide<Answer>(_ ask: (inout Machine) -> Answer) -> Answer {
    preconditionNotDeciding()
    decisionPhase = .deciding
    mailbox.decidingThread.store(Mailbox<State, Event>.currentThread, ordering: .relaxed)
    let answer = ask(&machine)
    mailbox.decidingThread.store(0, ordering: .relaxed)
    let isStopRequested = isStopRequested
    decisionPhase = .idle
    if isStopRequested { stop() }
    return answer
  }

  /// Whether pure code has stopped the loop while the machine decides.
  @inlinable var isStopRequested: Bool {
    switch decisionPhase {
    case .stopping: true
    case .idle, .deciding: false
    }
  }

  /// Whether pure code has sent an event or stopped the loop; both come before other steps.
  @inlinable var isInterrupted: Bool { isStopRequested || mailbox.isFilledByPureCode }

  @inlinable
  func preconditionNotDeciding() {
    guard case .idle = decisionPhase else {
      preconditionFailure(
        """
        A reducer, or a closure that makes a request or a condition, used the loop, for example to \
        read its state, or to observe or pause it. It may only compute from its arguments: use the \
        loop in an effect or an observer.
        """)
    }
  }
}
