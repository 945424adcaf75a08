/// An action that ``LoopStateMachine`` decides on, and that ``LoopEngine`` carries out.
///
/// Large payloads are stored outside the value (`indirect`), so that the most frequent steps,
/// `update` and `notifyObservers`, are small.
@usableFromInline
package enum LoopStep<Event: Sendable> {
  /// Start the effect as this run.
  indirect case start(RunID, Effect<Event>)
  /// Call the closure: it passes the new state to a feedback that is connected, such as the
  /// terminal, or the new value of a request to the run that works for it.
  case update(() -> Void)
  /// Cancel the task, timer or registration of the run.
  indirect case cancel(RunID)
  /// End the wait of a run with a delayed effect, before the program ends: begin its work at once,
  /// or drop it.
  indirect case endWait(RunID, PendingEffects)
  /// Notify the observers: the feedbacks that get every state have been notified of a new one.
  case notifyObservers
  /// Take the events that the reducer or another function of the application has sent while it was
  /// called, which it should not do, and ask the state machine for the next step again.
  case interrupted
  /// Report the diagnostic, and then release the dropped event that it reports, if any.
  indirect case report(LoopDiagnostic, dropped: (any Sendable)? = nil)
  /// Release the extra part of an event that has been reduced or rejected: the closure that has
  /// made it, and the receipt whose release tells the sender so.
  indirect case release(any Sendable)
}
