/// Makes traces of a machine: what each event did.
struct TraceRecorder<State: Sendable, Event: Sendable> {
  /// The state before the next event; nil while the loop is not traced.
  private var before: State?
  private var drain = 0

  /// Begins with the present state; what happened to runs before is left out.
  mutating func begin(_ machine: inout LoopStateMachine<State, Event>) {
    before = machine.state
    _ = machine.takeActivity()
  }

  /// Forgets the state.
  mutating func end() {
    before = nil
  }

  /// What the event did that led to the state that has just been published.
  mutating func trace(
    of machine: inout LoopStateMachine<State, Event>
  ) -> LoopTrace<State, Event> {
    defer { before = machine.state }
    return LoopTrace(
      stateNumber: machine.stateNumber, event: machine.cause, cause: machine.eventCause,
      before: before ?? machine.state, state: machine.state, activity: machine.takeActivity(),
      isLater: false, drain: drain)
  }

  /// What happened to runs after the last state of a drain was published, or nil if nothing did.
  mutating func rest(
    of machine: inout LoopStateMachine<State, Event>
  ) -> LoopTrace<State, Event>? {
    defer { drain += 1 }
    let activity = machine.takeActivity()
    guard !activity.isEmpty else { return nil }
    return LoopTrace(
      stateNumber: machine.stateNumber, event: nil, cause: nil, before: machine.state,
      state: machine.state, activity: activity, isLater: true, drain: drain)
  }
}
