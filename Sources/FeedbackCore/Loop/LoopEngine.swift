public import Synchronization

/// Asks a machine what to do, and does it, wherever its owner lives: on the main actor
/// (``FeedbackLoop``) or on an actor of its own (``LoopActor``).
///
/// It decides nothing itself. It is asked only from where its owner lives.
@usableFromInline
final class LoopEngine<State: Sendable, Event: Sendable> {
  @usableFromInline typealias Machine = LoopStateMachine<State, Event>

  /// Nobody may touch it while it is asked, which `decide` and `preconditionNotDeciding` see to; the
  /// same check by the runtime would cost a tenth of the time of an event (callgrind).
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
  /// Whether the loop is traced, or was before the end of the last drain.
  @exclusivity(unchecked)
  @usableFromInline var isWatched = false
  let notices = Listeners<LoopDiagnostic>()
  @usableFromInline let notice: @Sendable (LoopDiagnostic) -> Void
  @usableFromInline let budget: Duration
  @usableFromInline let time: () -> Duration
  @exclusivity(unchecked)
  @usableFromInline var isDraining = false
  /// Whether the machine is being asked: only pure code of the application runs meanwhile.
  @exclusivity(unchecked)
  @usableFromInline var isDeciding = false
  @exclusivity(unchecked)
  @usableFromInline var isStopWanted = false
  @exclusivity(unchecked)
  @usableFromInline var isStopped = false
  /// Whether the drain that goes on has been cut into slices.
  @exclusivity(unchecked)
  @usableFromInline var isCut = false

  /// Whether settled states are published only when all events of a batch of inputs are reduced.
  @exclusivity(unchecked)
  @usableFromInline var isTogether = false
  /// How much of the batch's slice the events before its inputs have taken; nil if none came before.
  @usableFromInline var inputSlice: InputSlice?

  /// Whether it was said already that the drain takes longer than it may.
  var isOverrunKnown = false

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
    time = stopwatch(clock)
    self.notice = notice
  }

  /// The state after the last completed reduce.
  @inlinable
  var state: State {
    preconditionNotDeciding()
    return machine.state
  }

  /// Whether the feedbacks are detached.
  var isPaused: Bool {
    preconditionNotDeciding()
    return machine.isPaused
  }

  /// Publishes the initial state and drains what that raises.
  @inlinable
  func start() {
    preconditionNotDeciding()
    guard !isDraining else { return machine.start() }
    isDraining = true
    machine.start()
    drain(past: machine.nextSequence)
  }

  /// Takes an event behind all that came before it, and drains unless that is going on.
  @inlinable
  func send(
    _ content: QueuedContent<State, Event>, from source: EventSource = .outside,
    receipt: Receipt? = nil
  ) {
    guard !isDeciding else {
      return mailbox.postWhileDeciding([.event(content, from: source, receipt)])
    }
    if mailbox.isFilled || isTogether && machine.isBusy {
      guard !isSentSlowly(content, from: source, receipt: receipt) else { return }
    }
    machine.receive(content, from: source, receipt: receipt)
    guard !isDraining else { return }
    isDraining = true
    drain(past: machine.nextSequence)
  }

  /// Takes mail behind all that came before it, and drains for a slice unless a drain goes on.
  @inlinable
  func receive(_ mail: [Mailbox<State, Event>.Mail]) {
    guard !isDeciding else { return mailbox.postWhileDeciding(mail) }
    mailbox.postWithoutWaking(mail)
    receiveNow(past: 0)
  }

  /// Takes what has come from other threads now, and reduces it.
  @inlinable
  func receiveNow() {
    receiveNow(past: .max)
  }

  /// Takes what has come from other threads now, and drains.
  ///
  /// - Parameter sequence: The events before it are reduced even if that takes longer than a slice.
  @inlinable
  func receiveNow(past sequence: Int) {
    guard !isDraining else { return }
    preconditionNotDeciding()
    isDraining = true
    if mailbox.isFilled { receiveMail() }
    drain(past: min(sequence, machine.nextSequence))
  }

  /// Takes the mail that it was woken for, or goes on with a drain that was cut.
  @inlinable
  func wake() {
    mailbox.wakeUpArrived()
    guard !isDraining else { return }
    isDraining = true
    isCut = false
    drain(past: 0)
  }

  func pause() {
    preconditionNotDeciding()
    // What was sent before is queued before: facts stay in the queue.
    receiveMail()
    let previous = decide { $0.pause() }
    withExtendedLifetime(previous) {
      // Inside a callback, too, the runs end before anything else is told.
      while isDraining, let run = machine.takeCancelledRun() { runner.cancel(run) }
      wakeUnlessDraining()
    }
  }

  func resume() {
    decide { $0.resume() }
    wakeUnlessDraining()
  }

  /// Revokes all runs, clears the queue, forgets the observers.
  @usableFromInline
  func stop() {
    guard !isDeciding else { return isStopWanted = true }
    guard !isStopped else { return }
    isStopped = true
    mailbox.close()
    let previous = decide { $0.stop() }
    let endObservations = observers.removeAll()
    // What is forgotten here is let go of afterwards: its deinit may ask the loop.
    withExtendedLifetime(previous) {
      publish()
      tellRest()
      let endTraces = watchers.removeAll()
      endObservations()
      endTraces()
      if !isDraining { notices.removeAll()() }
    }
  }

  /// Passes on what was noticed.
  func pass(_ diagnostic: LoopDiagnostic) {
    notice(diagnostic)
    notices.tell(diagnostic)
  }

  /// How many events wait in the queue at most when more mail is taken.
  ///
  /// Mail that waits in the mailbox counts against its sender's limit, mail in the queue does not.
  static var queueLimit: Int { 1024 }

  /// Moves mail into the queue, unless enough events wait there; mail of pure code is always moved.
  @usableFromInline
  func receiveSomeMail() {
    guard machine.queuedCount < Self.queueLimit || mailbox.isFilledByPureCode else { return }
    receiveMail()
  }

  /// Moves all mail into the queue.
  @usableFromInline
  func receiveMail() {
    for mail in mailbox.collect() {
      switch mail {
      case .event(let content, let source, let receipt):
        machine.receive(content, from: source, receipt: receipt)
      case .finished(let run, let error):
        if let error { machine.finish(run, throwing: error) } else { machine.finish(run) }
        runner.forget(run)
      case .ended(let run):
        machine.end(run)
      case .released(let run):
        machine.release(run)
      case .due(let run, let effect, let delay):
        guard machine.isCurrent(run) else { continue }
        runner.beginPace(delay)
        machine.startDelayed(run, Effect(kind: effect))
      case .sentWhileDeciding: machine.note(.sentFromReducer)
      case .dropped(let source): machine.noteDropped(from: source)
      }
    }
  }

  /// Drains what an order from outside has led to, unless a drain goes on that will.
  private func wakeUnlessDraining() {
    guard !isDraining else { return }
    isDraining = true
    drain(past: machine.nextSequence)
  }

  /// Asks the machine; whoever stops the loop meanwhile has to wait until it has answered.
  @inlinable
  func decide<Answer>(_ question: (inout Machine) -> Answer) -> Answer {
    preconditionNotDeciding()
    isDeciding = true
    mailbox.decidingThread.store(Mailbox<State, Event>.currentThread, ordering: .relaxed)
    let answer = question(&machine)
    mailbox.decidingThread.store(0, ordering: .relaxed)
    isDeciding = false
    if isStopWanted {
      isStopWanted = false
      stop()
    }
    return answer
  }

  @inlinable
  func preconditionNotDeciding() {
    precondition(!isDeciding, "A reducer or a request asked the loop: it knows the state it got.")
  }
}
