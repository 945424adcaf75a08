/// The steps of a script: events from outside, and calls of the loop's owner. R2 and so on are the
/// rules of `Conformance.md`.
extension LoopModel {
  func take(_ step: Step) {
    switch step {
    case .start:
      if phase == .unstarted {
        phase = .running
        isUnpublished = true  // R2
      }
      drain()  // R7: every call of the loop collects the mail
    case .send(let code, let address):
      receive(.outside(code, to: address), from: nil)
      drain()  // R3, R4
    case .sendGated(let code):
      if phase == .stopped { return notice("late") }
      collectMail()
      queue.append(.gated(code))
      drain()
    case .post(let code):
      post(.event(.outside(code), run: nil))
    case .fire(let number, let code):
      guard let run = registered(number) else { return }
      receive(runs[run].event(code, refuels: true), from: run)
      drain()
    case .postFrom(let number, let code):
      guard let run = registered(number) else { return }
      post(.event(runs[run].event(code, refuels: true), run: run))
    case .answer(let number, let codes):
      guard let run = takeHeld(number) else { return }
      post(.answers(codes.map { .outside($0) }, run: run))
      drain()
    case .work(let number, let codes):
      if let run = begin(number) { work(run, codes) }
    case .begin(let number):
      if let run = begin(number) { begun.append(run) }
    case .reply(let number, let codes):
      look()
      guard !begun.isEmpty else { return }
      work(begun.remove(at: number % begun.count), codes)
    case .fail(let number):
      guard let run = takeHeld(number) else { return }
      post(.failed(run: run))
      drain()
    case .finish(let number, let codes):
      guard let run = registered(number) else { return look() }
      guard trigger(of: run) != .source else { return look() }
      post(.ended(codes.map { runs[run].event($0, refuels: true) }, run: run))
      look()
    case .unseen(let step):
      let outer = isUnseen
      isUnseen = true
      take(step)
      isUnseen = outer
    case .advance(let time):
      advance(by: time)
    case .observe:
      observe()
    case .endObservation(let number):
      // An observation cannot be ended before `observe` has returned it.
      guard number < observers.count, observers[number].isHeld else { return }
      observers[number].isThere = false
    case .trace:
      activity = activity ?? []
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

  /// Takes the first step that waits for this place.
  func pass(_ place: Place) {
    guard let index = armed.firstIndex(where: { $0.place == place }) else { return }
    let step = armed.remove(at: index).step
    if case .send = step, place.isPure { notice("sent from reducer") }  // R4
    take(step)
  }

  private func registered(_ number: Int) -> Int? {
    registrations.isEmpty ? nil : registrations[number % registrations.count]
  }

  /// R7: puts mail into the mailbox, where the loop collects it later.
  private func post(_ mail: ModelMail) {
    guard phase != .stopped else {
      if mail.hasEvent { notice("late") }
      return
    }
    mailbox.append(mail)
  }

  func collectMail() {
    let all = mailbox
    mailbox = []
    for mail in all {
      switch mail {
      case .event(let event, let run): receive(event, from: run)
      case .answers(let events, let run):
        // The answers and the end are one step.
        for event in events { receive(event, from: run) }
        finish(run)
      case .failed(let run):
        if runs[run].isCurrent { notice("error of \(runs[run].name)") }  // R12
        finish(run)
      case .ended(let events, let run):
        for event in events { receive(event, from: run) }
        end(run)
      }
    }
  }

  /// Makes the loop collect its mail, except during an unseen step (``Step/unseen(_:)``).
  private func look() {
    if !isUnseen { drain() }
  }

  /// Removes and returns the nth of the runs that wait for an answer, modulo their number.
  private func takeHeld(_ number: Int) -> Int? {
    let wanted = held.filter { runs[$0].isCurrent }
    guard !wanted.isEmpty else { return nil }
    let run = wanted[number % wanted.count]
    held.removeAll { $0 == run }
    return run
  }

  /// Begins the body of the nth of the runs that wait for an answer.
  private func begin(_ number: Int) -> Int? {
    look()
    guard let run = takeHeld(number) else { return nil }
    write("\(runs[run].name) works on \(runs[run].latestValue)")
    return run
  }

  /// Continues a body to its end: except in an unseen step, the loop collects each event before the
  /// next one is posted.
  private func work(_ run: Int, _ codes: [Int]) {
    let events = codes.map { ScriptEvent.outside($0, to: runs[run].address) }
    func post(_ mail: ModelMail) {
      self.post(mail)
      look()
    }
    switch runs[run].effect {
    case .work, .sendThenWork:
      post(.answers(Array(events.prefix(1)), run: run))
    case .conclude:
      for event in events.dropLast() { post(.event(event, run: run)) }
      post(.ended(Array(events.suffix(1)), run: run))
      post(.answers([], run: run))
    default:
      for event in events { post(.event(event, run: run)) }
      post(.answers([], run: run))
    }
  }

  /// Queues an event that was sent (R1), unless it is late or stale.
  func receive(_ event: ScriptEvent, from run: Int?) {
    guard phase != .stopped else { return notice("late") }  // R24
    collectMail()
    guard let run else { return queue.append(.fact(event)) }
    guard runs[run].isCurrent else { return notice("stale") }  // R8
    // The events of a raw feedback are facts and are never revoked (R20).
    let sendsFacts = script.feedbacks[runs[run].feedback].trigger.sendsFacts
    guard !sendsFacts else { return queue.append(.fact(event)) }
    queue.insert(.event(event, run: run), at: place(of: run) ?? queue.endIndex)
  }

  /// Fires timers in the order of their deadlines, then of their creation (R32).
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
      }
      let event = runs[timer.run].event(timer.code, refuels: false)
      post(timer.repeats ? .event(event, run: timer.run) : .answers([event], run: timer.run))
      drain()
    }
    now = target
  }

  /// R6: a new observer gets the state at once; its sends wait, as in a drain.
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

  /// R24: revokes all runs in declaration order and clears the queue.
  ///
  /// No observer is notified of a later state.
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

  /// R25: detaches the feedbacks and keeps the state.
  func pause() {
    guard phase != .stopped else { return }
    collectMail()  // mail sent before the pause comes first
    if phase == .running, !isPaused {
      isPaused = true
      isResumed = false
      commands += detachAll { !$0.trigger.isBinding }
      if isDraining { endRevokedRuns() }
    }
    drain()
  }

  /// R25: attaches the feedbacks and passes the current state to them.
  func resume() {
    guard phase != .stopped else { return }
    if isPaused {
      isPaused = false
      isResumed = phase == .running
    }
    drain()
  }
}
