/// Reduces events and publishes the states. R1 and so on are the rules of `Conformance.md`.
extension LoopModel {
  /// Reduces one event at a time and publishes its state, until the queue is empty (R1).
  func drain() {
    guard !isDraining else { return }  // R4: the outermost call continues
    isDraining = true
    collectMail()
    while phase == .running {
      perform()
      if isUnpublished {
        isUnpublished = false
        publish()
      } else if isResumed {
        tellResumed()
      } else {
        collectMail()
        guard commands.isEmpty else { continue }
        guard reduceNext() else { break }
      }
    }
    isDraining = false
  }

  private func reduceNext() -> Bool {
    guard phase == .running, !queue.isEmpty else { return false }
    switch queue.removeFirst() {
    case .fact(let event): reduce(event)
    case .event(let event, let run):
      runs[run].reducedCount += 1
      reduce(event)
    case .gated(let code):
      pass(.gate)
      // R24: the event of a gate is not reduced if the loop was stopped in the gate.
      if phase == .running, let event = world.gated(code) { reduce(event) }
    case .place: break
    }
    return true
  }

  private func reduce(_ event: ScriptEvent) {
    write("reduce \(event)")
    reduceOfPart(event)  // R23: children first
    world.reduce(event, by: script.rules)
    pass(.reducer)
    stateNumber += 1
    isUnpublished = true
  }

  private func reduceOfPart(_ event: ScriptEvent) {
    switch event.address {
    case .root: break
    case .child:
      if world.child == nil { notice("child event ignored") }  // R22
      world.child?.cell.reduce(event, by: script.rules)
    case .item(let id):
      guard let index = world.items.firstIndex(where: { $0.id == id }) else {
        return notice("child event ignored")
      }
      world.items[index].cell.reduce(event, by: script.rules)
    }
  }

  /// Passes the state to the feedbacks in declaration order, then to the observers in the order of
  /// their addition (R1).
  private func publish() {
    publishToFeedbacks(cause: world.cause) { [isPaused] plan in
      !isPaused || plan.trigger.isBinding  // R25
    }
    while isResumed { tellResumed() }
    for number in observers.indices { tellObserver(number) }
  }

  /// R25: resumed feedbacks get the state without a cause, as they get the first state.
  private func tellResumed() {
    isResumed = false
    publishToFeedbacks(cause: nil) { !$0.trigger.isBinding }
  }

  private func publishToFeedbacks(
    cause: ScriptEvent?, which isTold: (FeedbackPlan) -> Bool
  ) {
    let detachmentsBefore = detachments
    // R22: before any feedback sees the state.
    for feedback in script.feedbacks.indices { perform(withdrawLost(of: feedback)) }
    for feedback in script.feedbacks.indices where isTold(script.feedbacks[feedback]) {
      // R24, R25: a feedback that was detached before its turn does not get the state.
      let isDetached =
        phase == .stopped
        || detachments != detachmentsBefore && !script.feedbacks[feedback].trigger.isBinding
      guard !isDetached else { continue }
      perform(tell(feedback, cause: cause))
    }
  }

  func tellObserver(_ number: Int) {
    guard observers[number].isThere, observers[number].toldNumber != stateNumber else { return }
    observers[number].toldNumber = stateNumber  // R6: no gap, no duplicate
    write("observer \(number): \(world)")
    pass(.observer)
  }
}
