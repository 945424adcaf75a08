/// The trace of one event: its cause, the states before and after it, and the starts and the
/// cancellations of runs (started effects) for it.
public struct LoopTrace<State: Sendable, Event: Sendable>: Sendable {
  /// The number of the state after the event; the loop's first state has the number 0.
  public let stateNumber: Int
  /// The event, or nil for the first state and for activity of runs between two events.
  public let event: Event?
  /// The cause of the event, or nil if there is no event.
  public let cause: EventCause?
  /// The state before the event.
  public let before: State
  /// The state after the event.
  public let state: State
  /// The starts and cancellations of runs, in the order in which they happened.
  public let activity: [RunActivity]
  /// Whether the trace has only activity that follows the previous event or the first state.
  package let isLater: Bool
  /// Where the event comes from, for a recording; without meaning if there is no event.
  package let origin: EventOrigin
  /// The number, from 0, of the slice of a drain among those that were traced; a drain that is not
  /// cut is one slice.
  package let drain: Int
}

extension LoopTrace {
  /// The trace with the activity of some runs only, or nil if it then has no event and no activity.
  package func withRuns(where isIncluded: (RunDescription) -> Bool) -> LoopTrace? {
    let activity = activity.filter { isIncluded($0.run) }
    guard event != nil || !activity.isEmpty else { return nil }
    return LoopTrace(
      stateNumber: stateNumber, event: event, cause: cause, before: before, state: state,
      activity: activity, isLater: isLater, origin: origin, drain: drain)
  }
}

/// The start or the cancellation of a run, in a trace.
public enum RunActivity: Hashable, Sendable {
  /// The run started.
  case started(RunDescription)
  /// The run was revoked (``Effect``) while it worked.
  case cancelled(RunDescription)

  fileprivate var run: RunDescription {
    switch self {
    case .started(let run), .cancelled(let run): run
    }
  }
}

extension RunActivity: CustomStringConvertible {
  /// The activity and the run, such as "started search".
  public var description: String {
    switch self {
    case .started(let run): "started \(run)"
    case .cancelled(let run): "cancelled \(run)"
    }
  }
}

/// The origin of an event, in a trace.
public enum EventCause: Hashable, Sendable {
  /// The event came from outside the loop: a key, a call of `send`.
  case input
  /// A run of a feedback sent the event.
  case run(RunDescription)
}

extension EventCause: CustomStringConvertible {
  /// The origin in words, such as "from search".
  public var description: String {
    switch self {
    case .input: "from outside"
    case .run(let run): "from \(run)"
    }
  }
}

/// The sender of an event.
///
/// A recording leaves out the events that a replay computes or sends again by itself.
package enum EventOrigin: Hashable, Sendable {
  /// The loop computed it from the state, and computes it again in a replay.
  case computed
  /// It was reduced within the call that sent it, on the loop's actor: for an input of the
  /// terminal, or for a call of `send`.
  case direct
  /// A ``Sender`` that belongs to no run left it in the mailbox.
  case mail
  /// The run with this generation (its number in the loop) sent it.
  case run(Int)
}
