public import DequeModule

// `advance` and `next` are inlined by force: left to itself the compiler does so or not after small
// changes elsewhere, and an event then takes twice its time (Benchmarks, `loop-speed`).
extension LoopStateMachine {
  /// The next step of what goes on, or of what the next event leads to.
  ///
  /// At most one event is reduced before it returns.
  ///
  /// - Parameters:
  ///   - isInterrupted: Whether pure code of the application has sent something or wants the loop
  ///     to stop, which comes before anything else.
  ///   - isStopWanted: Whether pure code of the application wants the loop to stop.
  /// - Returns: nil if there is nothing to do.
  @inlinable
  @inline(__always)
  package mutating func advance(
    isInterrupted: () -> Bool = { false }, isStopWanted: () -> Bool = { false }
  ) -> LoopStep<State, Event>? {
    while true {
      if let step = next(isInterrupted: isInterrupted) { return step }
      guard reduceNext(isStopWanted: isStopWanted) else { return steps.isEmpty ? nil : next() }
    }
  }

  /// The next step of the publication that goes on.
  ///
  /// Each is carried out before the next is asked for, and so before the next feedback is told.
  ///
  /// - Parameter isInterrupted: Whether something comes first, as in ``advance(isInterrupted:)``.
  /// - Returns: nil where the state has been published to everybody.
  @inlinable
  @inline(__always)
  package mutating func next(
    isInterrupted: () -> Bool = { false }
  ) -> LoopStep<State, Event>? {
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
        phase = next < publishers.count || !changes.isEmpty ? .publishing(next) : .greeting(0)
      case .greeting(let index):
        guard !hasFresh || !greetNext(from: index) else { continue }
        phase = .ready
        guard owesObservers else { continue }
        owesObservers = false
        return .tellObservers
      case .withdrawing(let position):
        guard position < guarded.count else {
          phase = .publishing(0)
          continue
        }
        phase = .withdrawing(position + 1)
        told = guarded[position]
        attachments[told].memory?.withdrawLost?(state, &changes)
      case .settling(let index):
        guard index < attachments.count else {
          phase = .greeting(0)
          continue
        }
        phase = .settling(index + 1)
        if traits[index].delivery == .settledStates { tell(index, cause: cause) }
      case .unstarted, .ready, .stopped:
        return nil
      }
    }
    return .interrupted
  }

  /// Begins to tell the feedbacks that want only settled states, where there is a new one.
  @inlinable
  package mutating func settle() {
    guard case .ready = phase, isUnsettled else { return }
    isUnsettled = false
    phase = .settling(0)
  }

  /// Tells one feedback after another, until one of them wants something.
  ///
  /// - Returns: the index of the next one.
  @inlinable
  mutating func publish(from first: Int, isInterrupted: () -> Bool) -> Int {
    var index = first
    while index < publishers.count {
      if let publish = publishers[index].publish {
        publish(state, cause, &changes)
        if !changes.isEmpty || isInterrupted() {
          told = index
          return index + 1
        }
      }
      index += 1
    }
    return index
  }

  @inlinable
  mutating func tell(_ index: Int, cause: Event?) {
    told = index
    guard let memory = attachments[index].memory else { return }
    memory.publish(state, cause, &changes)
  }

  /// Tells the next feedback that was resumed.
  ///
  /// - Returns: false where there is none.
  @usableFromInline
  mutating func greetNext(from index: Int) -> Bool {
    guard let fresh = attachments[index...].firstIndex(where: \.isFresh) else {
      hasFresh = false
      return false
    }
    attachments[fresh].isFresh = false
    publishers[fresh] = attachments[fresh].publisher
    phase = .greeting(fresh + 1)
    tell(fresh, cause: nil)
    return true
  }

  /// Takes the first pending step.
  ///
  /// - Returns: what the shell has to do; nil where it was done here, or has become needless.
  @inlinable
  mutating func takeStep() -> LoopStep<State, Event>? {
    switch steps.removeFirst() {
    case .cancel(let run): return .cancel(run)
    case .update(let run, let deliver): return isCurrent(run) ? .update(deliver) : nil
    case .notice(let diagnostic, let dropped): return .notice(diagnostic, dropped: dropped)
    case .letGo(let thing): return .letGo(thing)
    case .start(let run, let effect, let seat):
      guard isCurrent(run) else { return nil }
      starting = seat.map { Starting(run: run, seat: $0) }
      guard effect.answersAtOnce else { return .start(run, effect) }
      answer(effect, as: run)
      finishCurrent(run)
      return nil
    }
  }

  /// Takes the first run that has to be cancelled, before all other pending steps; nil if there is
  /// none.
  package mutating func takeCancelledRun() -> RunID? {
    for (index, step) in steps.enumerated() {
      guard case .cancel(let run) = step else { continue }
      steps.remove(at: index)
      return run
    }
    return nil
  }

  /// Queues what an effect answers at once.
  @inlinable
  mutating func answer(_ effect: Effect<Event>, as run: RunID) {
    switch effect.kind {
    case .event(let event): enqueue(.event(event), of: run)
    case .events(let events): for event in events { enqueue(.event(event), of: run) }
    case .first, .timer, .callback, .task, .delayed, .mainActor: break
    }
  }

  /// Queues an event: one from outside, or one of a run.
  @inlinable
  package mutating func receive(
    _ content: QueuedContent<State, Event>, from source: EventSource = .outside,
    receipt: Receipt? = nil
  ) {
    if case .stopped = phase { return note(.lateEvent) }
    guard case .run(let run) = source else {
      return queue.append(queue.entry(content, from: source, receipt: receipt))
    }
    guard isCurrent(run) else {
      return drop(queue.entry(content, from: source, receipt: receipt))
    }
    enqueue(content, of: run, receipt: receipt)
  }

  /// Queues an event from outside before all others.
  ///
  /// - Returns: its sequence.
  package mutating func receiveFirst(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?
  ) -> Int {
    guard case .outside = source else {
      receive(content, from: source, receipt: receipt)
      return nextSequence - 1
    }
    return queue.prepend(queue.entry(content, from: source, receipt: receipt))
  }

  /// A source has lost its first event.
  mutating func noteDropped(from source: EventSource) {
    switch source {
    case .outside: note(.eventsDropped(feedback: nil))
    case .run(let run), .fact(let run):
      guard run.feedback < attachments.count else { return }
      note(.eventsDropped(feedback: attachments[run.feedback].feedback.name))
    }
  }

  /// Queues an event of a current run.
  @inlinable
  mutating func enqueue(
    _ content: QueuedContent<State, Event>, of run: RunID, receipt: Receipt? = nil
  ) {
    if traits[run.feedback].sendsFacts {
      queue.append(queue.entry(content, from: .fact(run), receipt: receipt))
    } else if starting?.run == run {
      takeOver(queue.entry(content, from: .run(run), receipt: receipt), run)
    } else {
      attachments[run.feedback].runs.eventQueued(by: run, at: queue.nextSequence)
      queue.append(queue.entry(content, from: .run(run), receipt: receipt))
    }
  }

  /// Puts an event of the run that is being started into the place of its predecessor's.
  @usableFromInline
  mutating func takeOver(_ entry: EventQueue<State, Event>.Entry, _ run: RunID) {
    guard let current = starting else { return }
    attachments[run.feedback].runs.eventQueued(by: run, at: current.seat)
    if current.isSeated {
      queue.add(entry, at: current.seat)
    } else {
      starting?.isSeated = true
      for replaced in queue.replace(at: current.seat, with: entry) { drop(replaced) }
    }
  }
}
