public import DequeModule

extension LoopStateMachine {
  /// Carries out the next change of runs that the last notified feedback requested.
  ///
  /// - Returns: the step of the change, if the step need not wait for earlier ones; otherwise nil.
  @inlinable
  mutating func carryOutNextChange() -> LoopStep<Event>? {
    switch takeChange() {
    case .start(let key, let effect): start(effect, key, of: notified)
    case .update(let key, let deliver):
      // The count of runs is compared, because a search for the run would copy the ledger.
      if steps.isEmpty, key.isOnly, attachments[notified].runs.count > 0 { return .update(deliver) }
      if let run = attachments[notified].runs.lastRun(key) {
        steps.append(PendingStep(.update(deliver), while: run))
      }
    case .withdraw(let key):
      revoke(key, of: notified)
      attachments[notified].runs.dropWaiting(key)
    case .replace(let key):
      revokeReplaced(key, of: notified)
    }
    return nil
  }

  /// With the policy ``RunPolicy/latest``: revokes the runs that the next start with a key
  /// replaces, and reserves the position of their events in the queue for the new run.
  @usableFromInline
  mutating func revokeReplaced(_ key: RunKey, of feedback: Int) {
    switch traits[feedback].policy.kind {
    case .latest:
      reservedPositions[key] = revoke(key, of: feedback, isReplaced: true)
    case .ignoreWhileRunning, .merge:
      break
    }
  }

  /// Takes the next change.
  ///
  /// The last one, which is usually the only one, is moved out instead of copied.
  @inlinable
  mutating func takeChange() -> RunChange<Event> {
    guard changesDone == changes.count - 1 else {
      changesDone += 1
      return changes[changesDone - 1]
    }
    let last = changes.removeLast()
    if changesDone > 0 {
      changes.removeAll(keepingCapacity: true)
      changesDone = 0
    }
    return last
  }

  /// Starts an effect, queues it or ignores it, as the feedback's policy says.
  @inlinable
  mutating func start(_ effect: Effect<Event>, _ key: RunKey, of feedback: Int) {
    switch traits[feedback].policy.kind {
    case .latest:
      let reserved = reservedPositions.isEmpty ? nil : reservedPositions.removeValue(forKey: key)
      let position = revoke(key, of: feedback, isReplaced: true)
      begin(effect, key, of: feedback, queuePosition: reserved ?? position)
    case .ignoreWhileRunning:
      guard attachments[feedback].runs.workingCount(key) == 0 else { return }
      let position = revoke(key, of: feedback, isReplaced: true)
      begin(effect, key, of: feedback, queuePosition: position)
    case .merge(let limit):
      if attachments[feedback].runs.workingCount(key) < limit {
        begin(effect, key, of: feedback, queuePosition: nil)
      } else {
        attachments[feedback].runs.wait(key, for: effect)
      }
    }
  }

  @inlinable
  mutating func begin(
    _ effect: Effect<Event>, _ key: RunKey, of feedback: Int, queuePosition: Int?
  ) {
    lastGeneration += 1
    let answersNow = effect.answersAtOnce && steps.isEmpty
    let run = attachments[feedback].runs.start(
      key, generation: lastGeneration, isWorking: !answersNow, isHeld: effect.isHeld)
    if isWatched { watchStart(run) }
    guard answersNow else {
      steps.append(PendingStep(.start(run, effect), while: run, queuePosition: queuePosition))
      if isShuttingDown { endWaitIfShuttingDown(of: run) }
      return
    }
    starting = queuePosition.map { Starting(run: run, queuePosition: $0) }
    answer(effect, as: run)
    attachments[feedback].runs.removeIfOver(run.index)
  }

  /// Revokes the runs with a key: they are cancelled, and their queued events are dropped, except
  /// facts.
  ///
  /// If they are replaced, the finished runs of a feedback that answers events are spared.
  ///
  /// - Returns: the position in the queue for the events of the run that replaces them, or nil if
  ///   it has none.
  @inlinable
  @discardableResult
  mutating func revoke(_ key: RunKey, of feedback: Int, isReplaced: Bool = false) -> Int? {
    guard attachments[feedback].runs.count > 0 else { return nil }
    let answersEvents = traits[feedback].answersEvents
    if isWatched { watchRevocation(key, of: feedback) }
    let revoked = attachments[feedback].runs.revoke(
      key, sparingFinished: isReplaced && answersEvents)
    for run in revoked.working { steps.append(PendingStep(.cancel(run))) }
    return revoked.queuePosition
  }

  /// Handles the end of a run.
  @inlinable
  package mutating func finish(_ run: RunID) {
    guard isCurrent(run) else { return }
    finishCurrent(run)
  }

  @inlinable
  mutating func finishCurrent(_ run: RunID) {
    guard let first = attachments[run.feedback].runs.finish(run) else { return }
    begin(first.effect, first.key, of: run.feedback, queuePosition: nil)
    guard case .merge(let limit) = traits[run.feedback].policy.kind else { return }
    // A waiting effect that has answered at once makes room for the next one.
    while let effect = attachments[run.feedback].runs.takeWaiting(first.key, limit: limit) {
      begin(effect, first.key, of: run.feedback, queuePosition: nil)
    }
  }

  /// Handles the end of a run whose registration or body still works: it is cancelled before a
  /// waiting effect starts.
  package mutating func end(_ run: RunID) {
    guard isCurrent(run), attachments[run.feedback].runs.isWorking(run) else { return }
    steps.append(PendingStep(.cancel(run)))
    finishCurrent(run)
  }

  /// Starts the effect of a run whose delay has passed.
  package mutating func startDelayed(_ run: RunID, _ effect: Effect<Event>) {
    guard isCurrent(run) else { return }
    if !effect.isHeld { attachments[run.feedback].runs.release(run) }
    steps.append(PendingStep(.start(run, effect), while: run))
    endWaitIfShuttingDown(of: run)
  }

  /// Handles the end of a run by an uncaught error.
  package mutating func finish(_ run: RunID, throwing error: any Error) {
    if isCurrent(run), !(error is CancellationError) {
      let name = attachments[run.feedback].feedback.name
      report(.unhandledError(feedback: name, description: "\(error)"))
    }
    finish(run)
  }

  /// Handles the release of a run's last sender.
  package mutating func release(_ run: RunID) {
    guard isCurrent(run) else { return }
    attachments[run.feedback].runs.release(run)
  }

  /// Detaches the feedbacks that do not survive a pause, and revokes their runs in declaration
  /// order.
  ///
  /// Events are still reduced. Before the start it does nothing.
  ///
  /// - Returns: The previous contents. Values that the pause discards are destroyed when the caller
  ///   releases these contents.
  package mutating func pause() -> Contents {
    let previous = contents
    guard phase != .unstarted, phase != .stopped, !isPaused else { return previous }
    isPaused = true
    for index in attachments.indices where !traits[index].survivesPause { detach(index) }
    return previous
  }

  /// Detaches a feedback, and revokes its runs.
  mutating func detach(_ index: Int) {
    revokeAll(of: index)
    attachments[index].memory = nil
    attachments[index].isFresh = false
    publishers[index] = Publisher(publish: nil)
    guard notified == index else { return }
    changes = []
    changesDone = 0
    reservedPositions = [:]
  }

  /// Attaches again the feedbacks that ``pause()`` detached, and begins to notify them of the
  /// state.
  ///
  /// Does nothing if the loop is not paused, or while it shuts down.
  package mutating func resume() {
    guard isPaused, shutdown == nil else { return }
    isPaused = false
    for index in attachments.indices where attachments[index].memory == nil {
      attachments[index].memory = attachments[index].feedback.attach()
      attachments[index].isFresh = true
      publishers[index] = attachments[index].publisher
    }
    hasFresh = true
    switch phase {
    case .ready, .notifyingResumed: phase = .notifyingResumed(0)
    case .unstarted, .withdrawing, .publishing, .settling, .stopped: break
    }
  }

  /// Revokes all runs in declaration order, and clears the queue; nothing is reduced or published
  /// afterwards.
  ///
  /// Of the application's values only the state is kept. Idempotent.
  ///
  /// - Returns: the previous contents. They keep the discarded values until the caller releases
  ///   them, because a deinitializer may call the loop.
  package mutating func stop() -> Contents {
    let previous = contents
    guard phase != .stopped else { return previous }
    phase = .stopped
    steps.removeAll { if case .cancel = $0.step { false } else { true } }
    if let shutdown {
      for cancellation in shutdown.cancellations { steps.append(cancellation) }
      self.shutdown = nil
    }
    for index in attachments.indices { revokeAll(of: index) }
    attachments = []
    publishers = []
    changes = []
    changesDone = 0
    reservedPositions = [:]
    queue = EventQueue()
    cause = nil
    return previous
  }

  /// Drops an event whose run was revoked.
  ///
  /// - Parameter asMail: Whether the loop reports it as soon as it has taken its mail, and not as a
  ///   step among others.
  @usableFromInline
  mutating func drop(_ entry: EventQueue<State, Event>.Entry, asMail: Bool = false) {
    guard case .run(let run) = entry.source else { return }
    let diagnostic = LoopDiagnostic.staleEvent(feedback: attachments[run.feedback].feedback.name)
    let dropped = EventQueue<State, Event>.Dropped(
      event: entry.event, extra: queue.takeExtra(of: entry))
    let step = PendingStep(.report(diagnostic, dropped: dropped))
    if asMail { droppedMail.append(step) } else { steps.append(step) }
  }

  /// Whether ``takeDroppedMail()`` returns a step.
  @inlinable var hasDroppedMail: Bool { !droppedMail.isEmpty }

  /// The report of an event that was dropped as mail, or nil if there is none.
  mutating func takeDroppedMail() -> LoopStep<Event>? { droppedMail.popFirst()?.step }

  /// Values of the application: ``stop()`` discards all of them, ``pause()`` and
  /// ``beginShutdown()`` some.
  package struct Contents {
    let attachments: [Attachment]
    let changes: [RunChange<Event>]
    let steps: Deque<PendingStep>
    let queue: EventQueue<State, Event>
    let cause: Event?
    let publishers: [Publisher]
  }

  var contents: Contents {
    Contents(
      attachments: attachments, changes: changes, steps: steps, queue: queue, cause: cause,
      publishers: publishers)
  }

  /// Revokes all runs of a feedback: first those that it withdraws itself, in the order of the
  /// withdrawals, and then the others, in the order of their starts.
  mutating func revokeAll(of index: Int) {
    // Not `changesDone...`: in generic code, the runtime makes the type of that range, and searches
    // the program for its protocol conformances. That took 140,000 instructions of a short program.
    var pending = notified == index ? Array(changes[changesDone..<changes.count]) : []
    attachments[index].memory?.detach(&pending)
    for change in pending {
      switch change {
      case .withdraw(let key): revoke(key, of: index)
      case .replace(let key): revokeReplaced(key, of: index)
      case .start, .update: break
      }
    }
    if isWatched { watchRevocations(of: index) }
    for run in attachments[index].runs.revokeAll() { steps.append(PendingStep(.cancel(run))) }
  }
}
