/// The drain: each event is reduced and its state published before the next one, until the queue is
/// empty.
extension LoopEngine {
  /// Begins a drain, as a guest if another one is cut (``DrainPhase``).
  ///
  /// - Returns: false if a drain runs.
  @inlinable
  func beginDrain() -> Bool {
    switch drainPhase {
    case .idle: drainPhase = .running
    case .cut: drainPhase = .guest
    case .running, .continuing, .guest: return false
    }
    return true
  }

  /// Reduces events until the queue is empty.
  ///
  /// If that takes longer than the budget, the events before the sequence number are still reduced
  /// now, and the others in later slices (``DrainPhase``). A guest reduces only the events before
  /// the sequence number.
  @inlinable
  func drain(past sequence: Int) {
    let isGuest = drainPhase.isGuest
    var eventsLeft = 2
    var dropsLeft = Self.batchOfMail
    var check: BudgetCheck?
    var isOver = false
    repeat {
      while !isOver, let step = advance() {
        perform(step)
        switch step {
        case .notifyObservers: break
        case .report, .release:
          // A flood of events that are rejected, with no other step than these, must not keep the
          // actor, either.
          dropsLeft -= 1
          guard dropsLeft <= 0, !machine.isPublishing else { continue }
          (dropsLeft, eventsLeft) = (Self.batchOfMail, 1)
        case .update, .start, .cancel, .endWait, .interrupted: continue
        }
        if isGuest {
          isOver = machine.hasTaken(sequence - 1)
          continue
        }
        if isWatched, takeCutRequest() { isOver = true }
        eventsLeft -= 1
        if eventsLeft == 0 {
          isOver = isOver || isOverBudget(&check, &eventsLeft) && machine.hasTaken(sequence - 1)
        }
      }
      settle()
    } while machine.isBusy && !isOver
    endDrain(isCut: machine.isBusy)
  }

  /// Whether a replay has requested that the drain is cut.
  @usableFromInline
  func takeCutRequest() -> Bool {
    defer { watching.isCutRequested = false }
    return watching.isCutRequested
  }

  /// Whether the drain has taken longer than its budget; the first call only starts to measure.
  @usableFromInline
  func isOverBudget(_ check: inout BudgetCheck?, _ eventsLeft: inout Int) -> Bool {
    let now = time()
    guard var current = check else {
      check = BudgetCheck(start: now)
      eventsLeft = 1
      return false
    }
    eventsLeft = current.eventsUntilNext(now: now, budget: budget)
    check = current
    return now - current.start > budget
  }

  /// The next step, after ``receiveSomeMail()`` if there is mail.
  @inlinable
  func advance() -> LoopStep<Event>? {
    if mailbox.isFilled { receiveSomeMail() }
    // To ask a machine without work would take a twentieth of the instructions for a key press.
    guard machine.isBusy else {
      machine.burst = 0
      return nil
    }
    // The previous event is released when the machine has decided: its `deinit` may call the loop,
    // which is not allowed meanwhile.
    return withExtendedLifetime(machine.cause) {
      decide {
        $0.advance(isInterrupted: { isInterrupted }, isStopRequested: { isStopRequested })
      }
    }
  }

  /// Begins the bodies of effects; then, unless a batch is open, publishes the state to feedbacks
  /// that want only settled states, and begins the bodies of effects that this has started.
  @inlinable
  func settle() {
    runner.beginBodies()
    if machine.isUnsettled, !isBatching {
      decide { $0.settle() }
      publish()
      runner.beginBodies()
    }
    if mailbox.isFilled { receiveSomeMail() }
  }

  @inlinable
  func endDrain(isCut: Bool) {
    let phase = drainPhase
    drainPhase = isCut ? .cut : .idle
    if isCut { wakeLater(after: phase) }
    if needsEpilogue { endDrainSlowly() }
  }

  /// Whether a stop, a shutdown or a trace leaves work for the end of a drain.
  @inlinable var needsEpilogue: Bool { isStopped || watching.isTraced || isShuttingDown }

  /// Arranges that the loop is woken after other work of its actor, to continue a drain that was
  /// cut.
  ///
  /// - Parameter phase: The phase of the slice that has ended.
  @usableFromInline
  func wakeLater(after phase: DrainPhase) {
    if !watching.isReplaying { mailbox.wake() }
    switch phase {
    case .running: if !watching.isReplaying { report(.budgetOverrun) }
    case .idle, .cut, .continuing, .guest: break
    }
  }

  @usableFromInline
  func endDrainSlowly() {
    if isStopped { notices.removeAll()() }
    traceRest()
    if isShuttingDown { reportCompletion() }
  }

  /// Reports the mail of revoked runs, and releases it.
  @usableFromInline
  func reportDroppedMail() {
    while let report = machine.takeDroppedMail() { perform(report) }
  }

  /// Traces the activity of runs since the last trace.
  func traceRest() {
    guard watching.isTraced else { return }
    watching.isTraced = !watchers.isEmpty
    isWatched = watching.isTraced || watching.onEvent != nil
    machine.isWatched = watching.isTraced
    if let rest = recorder.rest(of: &machine) { watchers.notify(rest) }
    if !watching.isTraced { recorder.end() }
  }

  @usableFromInline
  func notifyWatchers() {
    if let onEvent = watching.onEvent { onEvent(machine.origin) }
    guard watching.isTraced else { return }
    watchers.notify(recorder.trace(of: &machine), number: machine.stateNumber)
  }

  @usableFromInline
  func notifyObservers() {
    observers.notify(machine.state, number: machine.stateNumber)
    if observers.isEmpty { isObserved = false }
  }

  /// Carries out steps until the publication of the state is completed.
  @inlinable
  func publish() {
    while let step = decide({ $0.next { isInterrupted } }) {
      perform(step)
      if mailbox.isFilled { receiveSomeMail() }
    }
  }

  @inlinable
  func perform(_ step: LoopStep<Event>) {
    switch step {
    case .notifyObservers:
      if isWatched {
        watching.stateNumber = machine.stateNumber
        if watching.isTraced || watching.seesInputs || !machine.isFromMainActor { notifyWatchers() }
      }
      if isObserved { notifyObservers() }
    case .update(let deliver): deliver()
    case .start(let run, let effect): start(effect, as: run)
    case .cancel(let run): runner.cancel(run)
    case .endWait(let run, let pending): runner.endWait(of: run, pending)
    case .report(let diagnostic, let dropped):
      withExtendedLifetime(dropped) { report(diagnostic) }
    case .release, .interrupted: break
    }
  }

  @usableFromInline
  func start(_ effect: Effect<Event>, as run: RunID) {
    let effect = runner.replacement?(machine.describe(run), effect) ?? effect
    runner.start(run, effect.kind, key: machine.key(of: run))
    // The start may have ended the run, for example by `stop()` in a callback.
    if !machine.isCurrent(run) { runner.cancel(run) }
  }
}
