/// The drain: one event after the other to its end.
extension LoopEngine {
  /// Processes the queue until it is empty; where that takes longer than the budget, until the
  /// events before a sequence have been reduced, and the rest later.
  ///
  /// Where a drain has been cut, another one that somebody began goes on only up to the sequence.
  @inlinable
  func drain(past sequence: Int) {
    let isGuest = isCut
    var eventsLeft = 2
    var looks: DrainLooks?
    var isOver = false
    repeat {
      while !isOver, let step = advance() {
        perform(step)
        guard case .tellObservers = step else { continue }
        if isGuest {
          isOver = machine.hasTaken(sequence - 1)
          continue
        }
        eventsLeft -= 1
        if eventsLeft == 0 {
          isOver = isOverBudget(&looks, &eventsLeft) && machine.hasTaken(sequence - 1)
        }
      }
      settle()
    } while machine.isBusy && !isOver
    endDrain(isCut: machine.isBusy)
  }

  /// Whether the drain has taken longer than it may; the first look only begins to measure.
  @usableFromInline
  func isOverBudget(_ looks: inout DrainLooks?, _ eventsLeft: inout Int) -> Bool {
    let now = time()
    guard var known = looks else {
      looks = DrainLooks(start: now)
      eventsLeft = 1
      return false
    }
    eventsLeft = known.look(now: now, budget: budget)
    looks = known
    return now - known.start > budget
  }

  /// The next step, after what came from elsewhere has been put into the queue.
  @inlinable
  func advance() -> LoopStep<State, Event>? {
    if mailbox.isFilled { receiveSomeMail() }
    // The event before is let go of when the machine has answered: its deinit may ask the loop.
    return withExtendedLifetime(machine.cause) {
      decide {
        $0.advance(
          isInterrupted: { isStopWanted || mailbox.isFilledByPureCode },
          isStopWanted: { isStopWanted })
      }
    }
  }

  /// Lets bodies begin and frames be drawn.
  @inlinable
  func settle() {
    runner.beginBodies()
    if machine.isUnsettled, !isTogether {
      decide { $0.settle() }
      publish()
    }
    if mailbox.isFilled { receiveSomeMail() }
  }

  @inlinable
  func endDrain(isCut: Bool) {
    isDraining = false
    if isCut || hasLoosePart { endDrainSlowly(isCut: isCut) }
  }

  /// Whether the end of a drain has more to it.
  @usableFromInline var hasLoosePart: Bool { isCut || isStopped || isWatched }

  @usableFromInline
  func endDrainSlowly(isCut: Bool) {
    let isNews = isCut && !isOverrunKnown
    isOverrunKnown = isCut
    self.isCut = isCut
    if isCut { mailbox.wake() }
    if isNews { pass(.budgetOverrun) }
    if isStopped { notices.removeAll()() }
    tellRest()
  }

  /// Passes on what happened to runs since the last trace.
  func tellRest() {
    guard isWatched else { return }
    isWatched = !watchers.isEmpty
    machine.isWatched = isWatched
    if let rest = recorder.rest(of: &machine) { watchers.tell(rest) }
    if !isWatched { recorder.end() }
  }

  @usableFromInline
  func tellWatchers() {
    watchers.tell(recorder.trace(of: &machine))
  }

  /// Carries out one step after another until the state has been published to everybody.
  @inlinable
  func publish() {
    while let step = decide({ $0.next { isStopWanted || mailbox.isFilledByPureCode } }) {
      perform(step)
      if mailbox.isFilled { receiveSomeMail() }
    }
  }

  @inlinable
  func perform(_ step: LoopStep<State, Event>) {
    switch step {
    case .tellObservers:
      if isWatched { tellWatchers() }
      if isObserved { tellObservers() }
    case .update(let deliver): deliver()
    case .start, .cancel, .notice, .letGo, .interrupted: performRun(step)
    }
  }

  @usableFromInline
  func performRun(_ step: LoopStep<State, Event>) {
    switch step {
    case .start(let run, let effect):
      runner.start(run, effect.kind, key: machine.key(of: run))
      if !machine.isCurrent(run) { runner.cancel(run) }
    case .cancel(let run): runner.cancel(run)
    case .notice(let diagnostic, let dropped): withExtendedLifetime(dropped) { pass(diagnostic) }
    case .letGo(let thing): withExtendedLifetime(thing) {}
    case .tellObservers, .update, .interrupted: break
    }
  }

  @usableFromInline
  func tellObservers() {
    observers.tell(machine.state, number: machine.stateNumber)
    if observers.isEmpty { isObserved = false }
  }
}
