/// Makes the traces of a state machine.
struct TraceRecorder<State: Sendable, Event: Sendable> {
  /// The state before the next event, or nil while the loop is not traced.
  private var before: State?
  private var drain = 0

  /// Begins with the current state; earlier activity of runs is left out.
  mutating func begin(_ machine: inout LoopStateMachine<State, Event>) {
    before = machine.state
    _ = machine.takeActivity()
  }

  /// Ends the tracing: releases the kept state.
  mutating func end() {
    before = nil
  }

  /// The trace of the event that led to the current state.
  mutating func trace(
    of machine: inout LoopStateMachine<State, Event>
  ) -> LoopTrace<State, Event> {
    defer { before = machine.state }
    return LoopTrace(
      stateNumber: machine.stateNumber, event: machine.cause, cause: machine.eventCause,
      before: before ?? machine.state, state: machine.state, activity: machine.takeActivity(),
      isLater: false, origin: machine.origin, drain: drain)
  }

  /// The trace of the starts and cancellations of runs after the last publication of a drain, or
  /// nil if there were none.
  mutating func rest(
    of machine: inout LoopStateMachine<State, Event>
  ) -> LoopTrace<State, Event>? {
    defer { drain += 1 }
    let activity = machine.takeActivity()
    guard !activity.isEmpty else { return nil }
    return LoopTrace(
      stateNumber: machine.stateNumber, event: nil, cause: nil, before: machine.state,
      state: machine.state, activity: activity, isLater: true, origin: .computed, drain: drain)
  }
}
