/// What happens to the loop from outside, and what its owner does.
extension LoopModel {
  func take(_ step: Step) {
    switch step {
    case .start:
      if phase == .unstarted {
        phase = .running
        isUnpublished = true  // R2
      }
      drain()  // R7: whoever calls the loop lets it look
    case .send(let code, let address):
      receive(.outside(code, to: address), from: nil)
      drain()  // R3, R4
    case .sendGated(let code):
      if phase == .stopped { return notice("late") }
      collectMail()
      queue.append(.gated(code))
      drain()
    case .post(let code):
      post(.outside(code), from: nil)
    case .fire(let number, let code):
      guard let run = registered(number) else { return }
      receive(runs[run].event(code, refuels: true), from: run)
      drain()
    case .postFrom(let number, let code):
      guard let run = registered(number) else { return }
      post(runs[run].event(code, refuels: true), from: run)
    case .answer(let number, let codes):
      guard let run = takeHeld(number) else { return }
      runs[run].phase = .finished  // a single result finishes first
      for code in codes { receive(.outside(code), from: run) }
      drain()
    case .work(let number, let codes):
      work(number, codes)
    case .fail(let number):
      guard let run = takeHeld(number) else { return }
      runs[run].phase = .finished
      notice("error of \(runs[run].name)")  // R12
      drain()
    case .advance(let time):
      advance(by: time)
    case .observe:
      observe()
    case .endObservation(let number):
      // Nobody can end an observation before he holds it.
      guard number < observers.count, observers[number].isHeld else { return }
      observers[number].isThere = false
    case .stop:
      stop()
    case .pause:
      pause()
    case .resume:
      resume()
    case .next(let place, let step):
      armed.append((place, step))
    }
  }

  /// Takes the steps that wait for this place.
  func pass(_ place: Place) {
    guard let index = armed.firstIndex(where: { $0.place == place }) else { return }
    let step = armed.remove(at: index).step
    if case .send = step, place.isPure { notice("sent from reducer") }  // R4
    take(step)
  }

  private func registered(_ number: Int) -> Int? {
    registrations.isEmpty ? nil : registrations[number % registrations.count]
  }

  /// R7: leaves an event for the next time that the loop looks, which during a drain is at once.
  private func post(_ event: ScriptEvent, from run: Int?) {
    guard phase != .stopped else { return notice("late") }
    mailbox.append((event, run))
    if isDraining { collectMail() }
  }

  func collectMail() {
    let mail = mailbox
    mailbox = []
    for (event, run) in mail { receive(event, from: run) }
  }

  /// One of the runs that wait for an answer, counted round.
  private func takeHeld(_ number: Int) -> Int? {
    let wanted = held.filter { runs[$0].isCurrent }
    guard !wanted.isEmpty else { return nil }
    let run = wanted[number % wanted.count]
    held.removeAll { $0 == run }
    return run
  }

  /// The nth of the runs that wait does its work: other threads leave the loop time between all
  /// that it posts.
  private func work(_ number: Int, _ codes: [Int]) {
    collectMail()
    drain()
    guard let run = takeHeld(number) else { return }
    write("\(runs[run].name) works on \(runs[run].latestValue)")
    switch runs[run].effect {
    case .work:
      // The answer and the end are one step.
      runs[run].phase = .finished
      if let code = codes.first { receive(.outside(code, to: runs[run].address), from: run) }
      drain()
    default:
      for code in codes {
        receive(.outside(code, to: runs[run].address), from: run)
        drain()
      }
      runs[run].phase = .finished
      drain()
    }
  }

  /// Queues an event that somebody sent (R1), if it is wanted.
  func receive(_ event: ScriptEvent, from run: Int?) {
    guard phase != .stopped else { return notice("late") }  // R24
    collectMail()
    guard let run else { return queue.append(.fact(event)) }
    guard runs[run].isCurrent else { return notice("stale") }  // R8
    // What a raw feedback sends are facts: nobody revokes them (R20).
    let sendsFacts = script.feedbacks[runs[run].feedback].trigger.sendsFacts
    guard !sendsFacts else { return queue.append(.fact(event)) }
    queue.insert(.event(event, run: run), at: place(of: run) ?? queue.endIndex)
  }

  /// Fires timers in the order of their deadlines, and of their making (R32).
  private func advance(by time: Int) {
    let target = now + time
    while true {
      let due = timers.indices.filter { timers[$0].deadline <= target }.min { left, right in
        (timers[left].deadline, timers[left].number)
          < (timers[right].deadline, timers[right].number)
      }
      guard let due else { break }
      let timer = timers[due]
      now = timer.deadline
      if timer.repeats {
        timers[due].deadline += timer.period
      } else {
        timers.remove(at: due)
        runs[timer.run].phase = .finished
      }
      receive(runs[timer.run].event(timer.code, refuels: false), from: timer.run)
      drain()
    }
    now = target
  }

  /// R6: a new observer gets the state at once, as inside a drain.
  func observe() {
    let wasDraining = isDraining
    let number = observers.count
    isDraining = true
    observers.append(ModelObserver())
    tellObserver(number)
    if phase == .stopped { observers[number].isThere = false }
    isDraining = wasDraining
    drain()
    observers[number].isHeld = true
  }

  /// R24: all runs are revoked in declaration order, the queue is cleared, nobody is told any more.
  func stop() {
    guard phase != .stopped else { return }
    phase = .stopped
    stoppedInThisStep = true
    queue = []
    mailbox = []
    for index in observers.indices { observers[index].isThere = false }
    perform(detachAll { _ in true })
    queue = []
  }

  /// R25: the feedbacks are detached; the state stays.
  func pause() {
    guard phase != .stopped else { return }
    collectMail()  // what was sent before is a matter of before
    if phase == .running, !isPaused {
      isPaused = true
      isResumed = false
      commands += detachAll { !$0.trigger.isBinding }
      if isDraining { endRevokedRuns() }
    }
    drain()
  }

  /// R25: the feedbacks are attached, and told of the state that is.
  func resume() {
    guard phase != .stopped else { return }
    if isPaused {
      isPaused = false
      isResumed = phase == .running
    }
    drain()
  }
}
