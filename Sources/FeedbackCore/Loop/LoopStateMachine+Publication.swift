public import DequeModule

// `advance` and `next` are always inlined: otherwise small changes elsewhere change the compiler's
// decision, and an event then takes twice the time (Benchmarks, `loop-speed`).
extension LoopStateMachine {
  /// The closure that notifies a feedback of every state, or nil if it is not to be notified.
  ///
  /// A struct, because the runtime is slow to make the metadata of an array of functions.
  @usableFromInline
  struct Publisher {
    @usableFromInline let publish: AttachedFeedback<State, Event>.Publish?

    @inlinable init(publish: AttachedFeedback<State, Event>.Publish?) { self.publish = publish }
  }

  /// The next step of the current publication or of that of the next event.
  ///
  /// At most one event is reduced before it returns.
  ///
  /// - Parameters:
  ///   - isInterrupted: Whether pure code of the application has sent an event or stopped the loop,
  ///     which comes before other steps.
  ///   - isStopRequested: Whether pure code of the application has stopped the loop.
  /// - Returns: nil if there is nothing to do.
  @inlinable
  @inline(__always)
  package mutating func advance(
    isInterrupted: () -> Bool = { false }, isStopRequested: () -> Bool = { false }
  ) -> LoopStep<Event>? {
    while true {
      if let step = next(isInterrupted: isInterrupted) { return step }
      guard reduceNext(isStopRequested: isStopRequested) else {
        return steps.isEmpty ? nil : next()
      }
    }
  }

  /// The next step of the current publication.
  ///
  /// The shell carries out each step before it asks for the next one, and so before the next
  /// feedback is notified.
  ///
  /// - Parameter isInterrupted: Whether other work comes first, as in ``advance()``.
  /// - Returns: nil if the publication is completed.
  @inlinable
  @inline(__always)
  package mutating func next(
    isInterrupted: () -> Bool = { false }
  ) -> LoopStep<Event>? {
    starting = nil
    while !isInterrupted() {
      if !steps.isEmpty {
        if let step = takeStep() { return step }
        continue
      }
      if changesDone < changes.count {
        if let step = carryOutNextChange() { return step }
        continue
      }
      switch phase {
      case .publishing(let index):
        let next = publish(from: index, isInterrupted: isInterrupted)
        phase =
          next < publishers.count || !changes.isEmpty ? .publishing(next) : .notifyingResumed(0)
      case .notifyingResumed(let index):
        guard !hasFresh || !notifyNextResumed(from: index) else { continue }
        phase = .ready
        guard owesObservers else { continue }
        owesObservers = false
        return .notifyObservers
      case .withdrawing(let position):
        guard position < guarded.count else {
          phase = .publishing(0)
          continue
        }
        phase = .withdrawing(position + 1)
        notified = guarded[position]
        attachments[notified].memory?.withdrawLost?(state, &changes)
      case .settling(let index):
        guard index < attachments.count else {
          phase = .notifyingResumed(0)
          continue
        }
        phase = .settling(index + 1)
        if traits[index].delivery == .settledStates { notify(index, cause: cause) }
      case .unstarted, .ready, .stopped:
        return nil
      }
    }
    return .interrupted
  }

  /// Begins to publish the state to the feedbacks that want only settled states: the states at the
  /// end of a drain or of a slice (``DrainPhase``).
  @inlinable
  package mutating func settle() {
    guard case .ready = phase, isUnsettled else { return }
    isUnsettled = false
    phase = .settling(0)
  }

  /// Notifies one feedback after another, until one of them requests changes or `isInterrupted` is
  /// true.
  ///
  /// - Returns: the index of the next one.
  @inlinable
  mutating func publish(from first: Int, isInterrupted: () -> Bool) -> Int {
    var index = first
    while index < publishers.count {
      if let publish = publishers[index].publish {
        publish(state, cause, &changes)
        if !changes.isEmpty || isInterrupted() {
          notified = index
          return index + 1
        }
      }
      index += 1
    }
    return index
  }

  @inlinable
  mutating func notify(_ index: Int, cause: Event?) {
    notified = index
    guard let memory = attachments[index].memory else { return }
    memory.publish(state, cause, &changes)
  }

  /// Notifies the next feedback that was resumed.
  ///
  /// - Returns: false if there is none.
  @usableFromInline
  mutating func notifyNextResumed(from index: Int) -> Bool {
    guard let fresh = attachments[index...].firstIndex(where: \.isFresh) else {
      hasFresh = false
      return false
    }
    attachments[fresh].isFresh = false
    publishers[fresh] = attachments[fresh].publisher
    phase = .notifyingResumed(fresh + 1)
    notify(fresh, cause: nil)
    return true
  }

  /// Takes the first pending step.
  ///
  /// - Returns: nil if the step has been carried out here, or its run has been revoked.
  @inlinable
  mutating func takeStep() -> LoopStep<Event>? {
    let pending = steps.removeFirst()
    if let run = pending.run, !isCurrent(run) { return nil }
    guard case .start(let run, let effect) = pending.step else { return pending.step }
    starting = pending.queuePosition.map { Starting(run: run, queuePosition: $0) }
    guard effect.answersAtOnce else { return pending.step }
    answer(effect, as: run)
    finishCurrent(run)
    return nil
  }

  /// Takes the first pending cancellation ahead of other steps; returns its run, or nil if there is
  /// none.
  package mutating func takeCancelledRun() -> RunID? {
    for (index, pending) in steps.enumerated() {
      guard case .cancel(let run) = pending.step else { continue }
      steps.remove(at: index)
      return run
    }
    return nil
  }

  /// Queues the events of an effect that answers at once.
  @inlinable
  mutating func answer(_ effect: Effect<Event>, as run: RunID) {
    switch effect.kind {
    case .event(let event): enqueue(.event(event), of: run, isComputed: true)
    case .events(let events):
      for event in events { enqueue(.event(event), of: run, isComputed: true) }
    case .first, .timer, .animation, .callback, .task, .delayed, .mainActor: break
    }
  }

  /// Queues an event from outside the loop or of a run.
  ///
  /// The event of a revoked run is dropped, and an event after the stop is reported.
  ///
  /// - Parameter isMail: Whether the event came through the mailbox. Such events do not count in
  ///   ``burst``, because most of them come from other threads and not from this drain.
  @inlinable
  package mutating func receive(
    _ content: QueuedContent<State, Event>, from source: EventSource = .outside,
    receipt: Receipt? = nil, isMail: Bool = false
  ) {
    if case .stopped = phase { return report(.lateEvent) }
    guard case .run(let run) = source else {
      if isMail { burst -= 1 }
      return queue.append(queue.entry(content, from: source, receipt: receipt, isMail: isMail))
    }
    guard isCurrent(run) else {
      return drop(queue.entry(content, from: source, receipt: receipt), asMail: isMail)
    }
    enqueue(content, of: run, receipt: receipt, isMail: isMail)
  }

  /// Queues a fact or an event from outside the loop before all queued events, and any other event
  /// as usual.
  ///
  /// - Returns: the sequence number of a fact or of an event from outside; for any other event, the
  ///   number of the last position in the queue.
  package mutating func receiveFirst(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?
  ) -> Int {
    switch source {
    case .outside, .fact:
      return queue.prepend(queue.entry(content, from: source, receipt: receipt))
    case .run(let run) where isCurrent(run) && traits[run.feedback].sendsFacts:
      return queue.prepend(queue.entry(content, from: .fact(run), receipt: receipt))
    case .run:
      receive(content, from: source, receipt: receipt)
      return nextSequence - 1
    }
  }

  /// Whether the events of a batch are queued like events from outside the loop.
  ///
  /// This is so for a sender that belongs to no run, and for a feedback that reads inputs: it reads
  /// none after its run was revoked. Asked once for a batch, so that an input takes no more
  /// instructions than an event from outside.
  @inlinable
  package func isInput(_ source: EventSource) -> Bool {
    switch source {
    case .outside: true
    case .run(let run), .fact(let run): traits[run.feedback].sendsInputs
    }
  }

  /// Reports that a source has lost an event for the first time.
  mutating func reportDropped(from source: EventSource) {
    switch source {
    case .outside: report(.eventsDropped(feedback: nil))
    case .run(let run), .fact(let run):
      guard run.feedback < attachments.count else { return }
      report(.eventsDropped(feedback: attachments[run.feedback].feedback.name))
    }
  }

  /// Queues an event of a current run.
  @inlinable
  mutating func enqueue(
    _ content: QueuedContent<State, Event>, of run: RunID, receipt: Receipt? = nil,
    isMail: Bool = false, isComputed: Bool = false
  ) {
    if isMail { burst -= 1 }
    let isFact = traits[run.feedback].sendsFacts
    let entry = queue.entry(
      content, from: isFact ? .fact(run) : .run(run), receipt: receipt, isMail: isMail,
      isComputed: isComputed)
    if isFact {
      queue.append(entry)
    } else if starting?.run == run {
      replacePredecessor(with: entry, run)
    } else {
      attachments[run.feedback].runs.eventQueued(by: run, at: queue.nextSequence)
      queue.append(entry)
    }
  }

  /// Queues an event of the run that is being started, at the position of its predecessor's first
  /// event.
  @usableFromInline
  mutating func replacePredecessor(with entry: EventQueue<State, Event>.Entry, _ run: RunID) {
    guard let current = starting else { return }
    attachments[run.feedback].runs.eventQueued(by: run, at: current.queuePosition)
    if current.hasReplaced {
      queue.add(entry, at: current.queuePosition)
    } else {
      starting?.hasReplaced = true
      for replaced in queue.replace(at: current.queuePosition, with: entry) {
        if replaced.isMail { burst += 1 }
        drop(replaced)
      }
    }
  }

  /// Notes the feedback of an event in a long burst; at the end of ``cycleSample``, reports the
  /// noted ones.
  @usableFromInline
  mutating func sampleCycle() {
    switch source {
    case .run(let run), .fact(let run): attachments[run.feedback].isInCycle = true
    case .outside: break
    }
    guard burst == Self.cycleSample.upperBound else { return }
    let names = attachments.filter(\.isInCycle).map(\.feedback.name)
    // Many events from outside are no cycle.
    guard !names.isEmpty else { return }
    for index in attachments.indices { attachments[index].isInCycle = false }
    report(.cycle(feedbacks: names, events: burst))
  }
}
