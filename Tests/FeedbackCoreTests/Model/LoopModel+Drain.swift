/// How events become states, and who is told of them.
extension LoopModel {
  /// One event at a time, to completion, until there is none (R1).
  func drain() {
    guard !isDraining else { return }  // R4: the outermost goes on
    isDraining = true
    collectMail()
    while phase == .running {
      if isUnpublished {
        isUnpublished = false
        publish()
      } else if isResumed {
        isResumed = false
        publishToFeedbacks(cause: nil)  // R25: observers are not told again
      } else {
        startWaiting()
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

  /// Tells the feedbacks, in declaration order, and then the observers, in theirs (R1).
  private func publish() {
    publishToFeedbacks(cause: world.cause)
    for number in observers.indices { tellObserver(number) }
  }

  private func publishToFeedbacks(cause: ScriptEvent?) {
    guard !isPaused else { return }  // R25
    let detachmentsBefore = detachments
    perform(withdrawLost())  // R22: before any feedback sees the state
    for feedback in script.feedbacks.indices {
      // R24: whoever had not been told when everything stopped is not told; R25 likewise.
      guard detachments == detachmentsBefore else { return }
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
