/// Batches of inputs, such as the keys of one read of a terminal.
///
/// Inputs are reduced after all earlier events, if those take no longer than the loop's budget (a
/// slice). If they take longer, as under a flood of events from other threads, inputs come first
/// when the slice is over. An input therefore waits for at most one slice, however many events are
/// in the mailbox.
extension LoopEngine {
  /// Defers the publication to feedbacks that want only settled states, until ``endBatch()``.
  ///
  /// - Returns: False in another batch, whose end publishes.
  @inlinable
  func beginBatch() -> Bool {
    preconditionNotDeciding()
    guard !isBatching else { return false }
    isBatching = true
    if watching.isReplaying { inputSlice = .over }
    return true
  }

  /// Publishes the settled state after the batch.
  @inlinable
  func endBatch() {
    isBatching = false
    if machine.isUnsettled { receiveNow(past: 0) }
    if inputSlice != nil { inputSlice = nil }
  }

  /// Sends an event in the two cases in which it does not go to the end of the queue.
  ///
  /// During a drain, if mail stays in the mailbox, the event goes behind this mail. In a batch
  /// whose slice earlier events have used up, the event is reduced first. To find out whether one
  /// of the cases applies, the function takes mail, and in a batch reduces earlier events.
  ///
  /// - Returns: false if the event has not been sent and has to be sent as usual.
  @usableFromInline
  func isSentSlowly(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?
  ) -> Bool {
    guard !isDraining else {
      guard mailbox.isFilled else { return false }
      // The event must not overtake earlier ones of its thread that stay in the mailbox.
      receiveSomeMail()
      guard mailbox.isFilled else { return false }
      mailbox.postWithoutWaking([.event(content, from: source, receipt)])
      return true
    }
    if mailbox.isFilled {
      if isBatching { receiveSomeMail() } else { receiveMail() }
    }
    guard isBatching, machine.isBusy else { return false }
    let isCut = drainPhase == .cut
    drainPhase = .running
    reduceWaitingEvents()
    guard inputSlice?.isOver == true else {
      drainPhase = isCut ? .cut : .idle
      return false
    }
    drainPhase = .guest
    if !isCut { report(.budgetOverrun) }
    drain(past: machine.receiveFirst(content, from: source, receipt: receipt) + 1)
    return true
  }

  /// Reduces the events that were sent before an input, as long as the batch's slice lasts.
  private func reduceWaitingEvents() {
    var sequence = mailbox.isFilled ? nil : machine.nextSequence
    var isReduced: Bool { sequence.map { machine.hasTaken($0 - 1) } ?? false }
    var slice = inputSlice ?? InputSlice()
    while !slice.isOver, !isReduced, let step = advance() {
      // The events before the input include mail that has not been moved into the queue.
      if sequence == nil, !mailbox.isFilled { sequence = machine.nextSequence }
      perform(step)
      switch step {
      // Also of events that are rejected, which have no other step.
      case .notifyObservers, .report, .release:
        if !isReduced { slice.count(now: time, budget: budget) }
      case .update, .start, .cancel, .endWait, .interrupted: break
      }
    }
    inputSlice = slice
  }
}

/// The part of a slice that the events before the inputs of a batch have taken.
@usableFromInline
struct InputSlice {
  private var check: BudgetCheck?
  private var eventsLeft = 1
  /// Whether the slice has been used up, so that inputs come first.
  private(set) var isOver = false

  /// A slice that has been used up.
  @usableFromInline static var over: InputSlice {
    var slice = InputSlice()
    slice.isOver = true
    return slice
  }

  @usableFromInline init() {}

  /// Counts an event that was reduced while an input waits.
  mutating func count(now time: () -> Duration, budget: Duration) {
    eventsLeft -= 1
    guard eventsLeft == 0 else { return }
    let now = time()
    guard var check else {
      check = BudgetCheck(start: now)
      eventsLeft = 1
      return
    }
    eventsLeft = check.eventsUntilNext(now: now, budget: budget)
    isOver = now - check.start > budget
    self.check = check
  }
}
