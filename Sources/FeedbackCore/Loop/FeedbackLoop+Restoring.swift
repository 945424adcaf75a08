/// Replaces the current state with one of an earlier time, or of another launch of the program.
extension FeedbackLoop {
  /// Replaces the state as an event does, and publishes it.
  ///
  /// Effects that the state does not request are revoked, and those that it newly requests start.
  /// Feedbacks that answer events and not states start no effect. Events that wait in the queue are
  /// reduced afterwards.
  ///
  /// - Returns: False before the start, after the stop, and in a callback of the loop: then nothing
  ///   changes.
  package func restore(_ state: State) -> Bool { engine.restore(state) }
}

extension LoopEngine {
  func restore(_ state: State) -> Bool {
    guard machine.canRestore, beginDrain() else { return false }
    // The previous state is released at the end: a `deinit` in it may call the loop.
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
