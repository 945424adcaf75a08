public import DequeModule

extension LoopStateMachine {
  /// Carries out the next of the changes that the feedback wants which was told last.
  ///
  /// - Returns: what the shell has to do, where nothing comes before it.
  @inlinable
  mutating func carryOutNextChange() -> LoopStep<State, Event>? {
    switch takeChange() {
    case .start(let key, let effect): start(effect, key, of: told)
    case .update(let key, let deliver):
      // Whether there is an only run is asked of a number: the ledger itself would be copied for it.
      if steps.isEmpty, key.isOnly, attachments[told].runs.count > 0 { return .update(deliver) }
      if let run = attachments[told].runs.lastRun(key) { steps.append(.update(run, deliver)) }
    case .withdraw(let key):
      revoke(key, of: told)
      attachments[told].runs.dropWaiting(key)
    case .replace(let key):
      makeWay(key, of: told)
    }
    return nil
  }

  /// Revokes the runs that the next start with a key replaces, and keeps their place in the queue
  /// for it.
  @usableFromInline
  mutating func makeWay(_ key: RunKey, of feedback: Int) {
    switch traits[feedback].policy.kind {
    case .latest:
      heldSeats[key] = revoke(key, of: feedback, isReplaced: true)
    case .ignoreWhileRunning, .merge:
      break
    }
  }

  /// Takes the next change; the last one, which is mostly the only one, without a copy.
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

  /// Starts an effect as the feedback's policy has it.
  @inlinable
  mutating func start(_ effect: Effect<Event>, _ key: RunKey, of feedback: Int) {
    switch traits[feedback].policy.kind {
    case .latest:
      let held = heldSeats.isEmpty ? nil : heldSeats.removeValue(forKey: key)
      let seat = revoke(key, of: feedback, isReplaced: true)
      begin(effect, key, of: feedback, seat: held ?? seat)
    case .ignoreWhileRunning:
      guard attachments[feedback].runs.workingCount(key) == 0 else { return }
      begin(effect, key, of: feedback, seat: revoke(key, of: feedback, isReplaced: true))
    case .merge(let limit):
      if attachments[feedback].runs.workingCount(key) < limit {
        begin(effect, key, of: feedback, seat: nil)
      } else {
        attachments[feedback].runs.wait(key, for: effect)
      }
    }
  }

  @inlinable
  mutating func begin(_ effect: Effect<Event>, _ key: RunKey, of feedback: Int, seat: Int?) {
    lastGeneration += 1
    let answersNow = effect.answersAtOnce && steps.isEmpty
    let run = attachments[feedback].runs.start(
      key, generation: lastGeneration, isWorking: !answersNow, isHeld: effect.isHeld)
    if isWatched { watchStart(run) }
    guard answersNow else { return steps.append(.start(run, effect, seat: seat)) }
    starting = seat.map { Starting(run: run, seat: $0) }
    answer(effect, as: run)
    attachments[feedback].runs.forgetIfOver(run.index)
  }

  /// Revokes the runs with a key.
  ///
  /// - Returns: the place in the queue that their successor takes over.
  @inlinable
  @discardableResult
  mutating func revoke(_ key: RunKey, of feedback: Int, isReplaced: Bool = false) -> Int? {
    guard attachments[feedback].runs.count > 0 else { return nil }
    let answersEvents = traits[feedback].answersEvents
    if isWatched { watchRevocation(key, of: feedback) }
    let revoked = attachments[feedback].runs.revoke(
      key, sparingFinished: isReplaced && answersEvents)
    for run in revoked.working { steps.append(.cancel(run)) }
    return revoked.seat
  }

  /// The run ended by itself, with an error that nobody caught or without one.
  @inlinable
  package mutating func finish(_ run: RunID) {
    guard isCurrent(run) else { return }
    finishCurrent(run)
  }

  @inlinable
  mutating func finishCurrent(_ run: RunID) {
    guard let first = attachments[run.feedback].runs.finish(run) else { return }
    begin(first.effect, first.key, of: run.feedback, seat: nil)
    guard case .merge(let limit) = traits[run.feedback].policy.kind else { return }
    // Where what has waited answered at once, the next may begin.
    while let effect = attachments[run.feedback].runs.takeWaiting(first.key, limit: limit) {
      begin(effect, first.key, of: run.feedback, seat: nil)
    }
  }

  /// The run ended itself while its registration or its body goes on, which is cancelled before a
  /// run starts that has waited for this.
  package mutating func end(_ run: RunID) {
    guard isCurrent(run), attachments[run.feedback].runs.isWorking(run) else { return }
    steps.append(.cancel(run))
    finishCurrent(run)
  }

  /// The run has waited long enough: its effect starts.
  package mutating func startDelayed(_ run: RunID, _ effect: Effect<Event>) {
    guard isCurrent(run) else { return }
    if !effect.isHeld { attachments[run.feedback].runs.release(run) }
    steps.append(.start(run, effect, seat: nil))
  }

  /// The run ended by itself with an error that nobody caught.
  package mutating func finish(_ run: RunID, throwing error: any Error) {
    if isCurrent(run), !(error is CancellationError) {
      let name = attachments[run.feedback].feedback.name
      note(.unhandledError(feedback: name, description: "\(error)"))
    }
    finish(run)
  }

  /// Nobody holds the run's sender any more.
  package mutating func release(_ run: RunID) {
    guard isCurrent(run) else { return }
    attachments[run.feedback].runs.release(run)
  }

  /// Detaches all feedbacks but those that outlive it, and revokes their runs in declaration order.
  ///
  /// Events go on being reduced. Before the start there is nothing to detach, and it does nothing.
  ///
  /// - Returns: the contents before it, as ``stop()`` returns them.
  package mutating func pause() -> Contents {
    let previous = contents
    guard phase != .unstarted, phase != .stopped, !isPaused else { return previous }
    isPaused = true
    for index in attachments.indices where !traits[index].survivesPause {
      revokeAll(of: index)
      attachments[index].memory = nil
      attachments[index].isFresh = false
      publishers[index] = Publisher(publish: nil)
      guard told == index else { continue }
      changes = []
      changesDone = 0
      heldSeats = [:]
    }
    return previous
  }

  /// Attaches the feedbacks anew that ``pause()`` detached, and begins to tell them of the state.
  package mutating func resume() {
    guard isPaused else { return }
    isPaused = false
    for index in attachments.indices where attachments[index].memory == nil {
      attachments[index].memory = attachments[index].feedback.attach()
      attachments[index].isFresh = true
      publishers[index] = attachments[index].publisher
    }
    hasFresh = true
    switch phase {
    case .ready, .greeting: phase = .greeting(0)
    case .unstarted, .withdrawing, .publishing, .settling, .stopped: break
    }
  }

  /// Revokes all runs, in declaration order, and clears the queue; nothing is reduced or published
  /// afterwards.
  ///
  /// Everything but the state is discarded. Idempotent.
  ///
  /// - Returns: the contents before it. They keep the discarded values until the caller releases them,
  ///   because a deinitialiser may call the loop.
  package mutating func stop() -> Contents {
    let previous = contents
    guard phase != .stopped else { return previous }
    phase = .stopped
    steps.removeAll { if case .cancel = $0 { false } else { true } }
    for index in attachments.indices { revokeAll(of: index) }
    attachments = []
    publishers = []
    changes = []
    changesDone = 0
    heldSeats = [:]
    queue = EventQueue()
    cause = nil
    return previous
  }

  /// Values of the application, which ``stop()`` and ``pause()`` discard.
  package struct Contents {
    let attachments: [Attachment]
    let changes: [RunChange<Event>]
    let steps: Deque<PendingStep>
    let queue: EventQueue<State, Event>
    let cause: Event?
    let publishers: [Publisher]
  }

  private var contents: Contents {
    Contents(
      attachments: attachments, changes: changes, steps: steps, queue: queue, cause: cause,
      publishers: publishers)
  }

  /// Revokes all runs of a feedback in the order in which it would withdraw them itself.
  private mutating func revokeAll(of index: Int) {
    var wanted = told == index ? Array(changes[changesDone...]) : []
    attachments[index].memory?.detach(&wanted)
    for change in wanted {
      switch change {
      case .withdraw(let key), .replace(let key): revoke(key, of: index)
      case .start, .update: break
      }
    }
    if isWatched { watchRevocations(of: index) }
    for run in attachments[index].runs.revokeAll() { steps.append(.cancel(run)) }
  }
}
