/// Inputs: a batch of events that come from a person, as one piece.
///
/// Inputs come after all events that were sent before them, if a slice is enough to reduce those. If
/// more wait, as under a flood of events from other threads, inputs come first when the slice is
/// over. So an input waits for at most one slice, however much is in the mailbox.
extension LoopEngine {
  /// Holds back settled states until ``endBatch()``.
  @inlinable
  func beginBatch() {
    preconditionNotDeciding()
    isTogether = true
  }

  /// Publishes the settled state to which the batch has led.
  @inlinable
  func endBatch() {
    isTogether = false
    if machine.isUnsettled { receiveNow(past: 0) }
    if inputSlice != nil { inputSlice = nil }
  }

  /// Sends an event while there is mail, or as an input.
  ///
  /// - Returns: whether it was sent; if not, it is to be sent as usual.
  @usableFromInline
  func isSentSlowly(
    _ content: QueuedContent<State, Event>, from source: EventSource, receipt: Receipt?
  ) -> Bool {
    guard !isDraining else {
      guard mailbox.isFilled else { return false }
      // Mail that stays in the mailbox must not be overtaken by a later event of this thread.
      receiveSomeMail()
      guard mailbox.isFilled else { return false }
      mailbox.postWithoutWaking([.event(content, from: source, receipt)])
      return true
    }
    if mailbox.isFilled { receiveMail() }
    guard isTogether, machine.isBusy else { return false }
    isDraining = true
    reduceWaitingEvents()
    isDraining = false
    guard inputSlice?.isOver == true else { return false }
    isDraining = true
    isCut = true
    drain(past: machine.receiveFirst(content, from: source, receipt: receipt) + 1)
    return true
  }

  /// Reduces the events that were sent before an input, as long as the batch's slice lasts.
  private func reduceWaitingEvents() {
    let sequence = machine.nextSequence
    var slice = inputSlice ?? InputSlice()
    while !slice.isOver, !machine.hasTaken(sequence - 1), let step = advance() {
      perform(step)
      guard case .tellObservers = step, !machine.hasTaken(sequence - 1) else { continue }
      slice.count(now: time, budget: budget)
    }
    inputSlice = slice
  }
}

/// How much of a slice the events before the inputs of a batch have taken.
@usableFromInline
struct InputSlice {
  private var looks: DrainLooks?
  private var eventsLeft = 1
  /// Whether inputs come first from now on.
  private(set) var isOver = false

  /// An event was reduced while an input waits.
  mutating func count(now time: () -> Duration, budget: Duration) {
    eventsLeft -= 1
    guard eventsLeft == 0 else { return }
    let now = time()
    guard var looks else {
      looks = DrainLooks(start: now)
      eventsLeft = 1
      return
    }
    eventsLeft = looks.look(now: now, budget: budget)
    isOver = now - looks.start > budget
    self.looks = looks
  }
}
