/// What the machine asks its shell to do next.
///
/// What is large is indirect, so that the usual answers, to tell the observers or the terminal, are
/// small.
@usableFromInline
package enum LoopStep<State: Sendable, Event: Sendable> {
  /// Start the effect as this run.
  indirect case start(RunID, Effect<Event>)
  /// Hand a run a new value by calling this.
  case update(() -> Void)
  /// Cancel what the run has going.
  indirect case cancel(RunID)
  /// The feedbacks have been told of a new state: tell the observers.
  case tellObservers
  /// Take what pure code of the application has asked for meanwhile, and ask again.
  case interrupted
  /// Pass on what was noticed, and let go of what was in the queue for it.
  indirect case notice(LoopDiagnostic, dropped: (any Sendable)?)
  /// Let go of what came with an event that has been reduced or rejected.
  indirect case letGo(any Sendable)
}

/// Something that happened to a run, for those who watch.
public enum RunActivity: Hashable, Sendable {
  /// The run started.
  case started(RunDescription)
  /// The run was revoked while it worked.
  case cancelled(RunDescription)
}

/// What led to an event.
public enum EventCause: Hashable, Sendable {
  /// It came from outside the loop: a key, a call of `send`.
  case input
  /// A run of a feedback sent it.
  case run(RunDescription)
}
