/// A state of an earlier time, or of another run of the program, takes the place of the current one.
extension FeedbackLoop {
  /// Replaces the state as an event does, and publishes it.
  ///
  /// Effects that the state does not request are revoked, and those that it requests start.
  /// Feedbacks that respond to events only are not called. Events that wait in the queue are reduced afterwards.
  ///
  /// - Returns: False before the start, after the stop, and in a callback of the loop: then nothing
  ///   changes.
  package func restore(_ state: State) -> Bool { engine.restore(state) }
}

extension LoopEngine {
  func restore(_ state: State) -> Bool {
    guard machine.canRestore, beginDrain() else { return false }
    // Released at the end: a `deinit` of the application may call the loop.
    let previous = (machine.state, machine.cause)
    withExtendedLifetime(previous) {
      machine.restore(state)
      drain(past: machine.nextSequence)
    }
    return true
  }
}

extension LoopStateMachine {
  /// Whether no publication is under way.
  var canRestore: Bool { phase == .ready }

  /// Replaces the state, and begins its publication.
  mutating func restore(_ state: State) {
    self.state = state
    cause = nil
    source = .outside
    (isMail, isComputed) = (false, false)
    watched.cause = nil
    stateNumber += 1
    beginPublication()
  }
}
