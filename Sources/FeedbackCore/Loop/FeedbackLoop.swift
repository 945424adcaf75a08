/// A state that only events change, and the feedbacks that turn states into events.
///
/// The loop takes one event at a time to its end: the reducer changes the state, every feedback
/// is told, then every observer, then comes the next event. It decides nothing itself: it asks
/// `LoopStateMachine` and carries out what it says.
@MainActor
public final class FeedbackLoop<State: Sendable, Event: Sendable> {
  /// A way in for any thread.
  ///
  /// It does not keep the loop alive.
  public nonisolated let sender: Sender<Event>

  private(set) var machine: LoopStateMachine<State, Event>
  private let mailbox: Mailbox<Event>
  let runner: EffectRunner<Event>
  private let notice: @Sendable (LoopDiagnostic) -> Void
  private var observers = Observers<State>()
  private var isDraining = false
  /// Whether the machine is being asked: only pure code of the application runs meanwhile.
  private var isDeciding = false
  private var isStopWanted = false

  /// Makes a loop at rest: ``start()`` sets it going.
  ///
  /// - Parameters:
  ///   - initial: The first state.
  ///   - reduce: Changes the state; without side effects.
  ///   - feedbacks: Are told of each state in this order.
  ///   - clock: All the time that the loop and its effects know of.
  ///   - notice: Is told of what the loop notices, on any thread.
  public init(
    initial: State, reduce: Reducer<State, Event>, feedbacks: [Feedback<State, Event>],
    clock: any LoopClock = ContinuousClock(),
    notice: @escaping @Sendable (LoopDiagnostic) -> Void = { _ in }
  ) {
    mailbox = Mailbox(tooLate: { notice(.lateEvent) })
    runner = EffectRunner(mailbox: mailbox, clock: clock)
    sender = runner.sender(of: nil)
    machine = LoopStateMachine(initial: initial, reduce: reduce, feedbacks: feedbacks)
    self.notice = notice
    runner.deliver = { [weak self] mail in self?.receive(mail) }
    mailbox.setWakeUp { [weak self] in Task { @MainActor in self?.drain() } }
  }

  isolated deinit {
    stop()
  }

  /// The state after the last completed reduce.
  public var state: State {
    preconditionNotDeciding()
    return machine.state
  }

  /// Whether the loop was stopped.
  public private(set) var isStopped = false

  /// Publishes the initial state and drains what that raises.
  ///
  /// Once only; idempotent.
  public func start() {
    drain { machine.start() }
  }

  /// Sends an event.
  ///
  /// Outside a drain it has been reduced, and all that it led to at once as well, when this
  /// returns; during a drain it queues up.
  public func send(_ event: Event) {
    receive([.event(event, from: nil)])
  }

  /// Tells the body of the state now, and from then on after every reduce, until cancelled.
  ///
  /// A loop that was stopped tells of its last state, and that is all.
  public func observe(_ body: @escaping @MainActor (State) -> Void) -> Observation {
    let id = observers.add(body)
    drain { tellObserver(id) }
    return Observation { [weak self] in
      let body = self?.observers.remove(id)
      withExtendedLifetime(body) {}
    }
  }

  /// Ends it: revokes all runs, clears the queue, forgets the observers.
  ///
  /// Nothing is reduced afterwards. Idempotent, and safe from inside any callback.
  public func stop() {
    guard !isDeciding else { return isStopWanted = true }
    guard !isStopped else { return }
    isStopped = true
    drain {
      mailbox.close()
      // What is forgotten here is let go of afterwards: its deinit may ask the loop.
      withExtendedLifetime((machine, observers)) {
        observers.removeAll()
        perform(machine.stop())
      }
    }
  }

  /// Takes mail behind all that came before it, and drains unless that is going on.
  func receive(_ mail: [Mailbox<Event>.Mail]) {
    guard !isDeciding else { return mailbox.postWithoutWaking([.sentWhileDeciding] + mail) }
    mailbox.postWithoutWaking(mail)
    drain()
  }

  /// Takes what has come from other threads now, rather than when the loop is woken.
  package func receiveNow() {
    drain()
  }

  /// Processes the queue until it is empty, after a first step that counts as part of it.
  private func drain(beginningWith first: () -> Void = {}) {
    preconditionNotDeciding()
    guard !isDraining else { return first() }
    isDraining = true
    first()
    repeat {
      repeat {
        publish()
        receiveMail()
      } while reduceNext()
      runner.beginBodies()
      perform(decide { $0.publishSettled() })
      receiveMail()
    } while machine.isBusy
    isDraining = false
    for diagnostic in machine.takeDiagnostics() { notice(diagnostic) }
  }

  /// Hands the state, where it is a new one, to the feedbacks and then to the observers.
  private func publish() {
    while let commands = decide({ $0.publishNext() }) { perform(commands) }
    for id in observers.ids { tellObserver(id) }
  }

  private func tellObserver(_ id: Int) {
    observers.next(id, number: machine.stateNumber)?(machine.state)
  }

  private func reduceNext() -> Bool {
    // The event before is let go of when the machine has answered: its deinit may ask the loop.
    withExtendedLifetime(machine.cause) { decide { $0.reduceNext() } }
  }

  private func perform(_ commands: [LoopCommand<Event>]) {
    for command in commands { perform(command) }
  }

  private func perform(_ command: LoopCommand<Event>) {
    switch command {
    case .start where isStopped, .update where isStopped:
      break
    case .start(let run, let effect):
      runner.start(run, effect)
      if !machine.isCurrent(run) { runner.cancel(run) }
      receiveMail()
    case .update(let deliver):
      deliver()
      receiveMail()
    case .cancel(let run):
      runner.cancel(run)
    }
  }

  /// Moves what came from elsewhere into the queue.
  private func receiveMail() {
    for mail in mailbox.collect() {
      switch mail {
      case .event(let event, let run):
        machine.receive(event, from: run)
      case .finished(let run, let error):
        machine.runFinished(run, throwing: error)
        runner.forget(run)
      case .sentWhileDeciding:
        machine.noticed(.sentFromReducer)
      }
    }
  }

  /// Asks the machine; whoever stops the loop meanwhile has to wait until it has answered.
  private func decide<Answer>(
    _ question: (inout LoopStateMachine<State, Event>) -> Answer
  ) -> Answer {
    isDeciding = true
    let answer = question(&machine)
    isDeciding = false
    if isStopWanted {
      isStopWanted = false
      stop()
    }
    return answer
  }

  private func preconditionNotDeciding() {
    precondition(!isDeciding, "A reducer or a request asked the loop: it knows the state it got.")
  }
}
