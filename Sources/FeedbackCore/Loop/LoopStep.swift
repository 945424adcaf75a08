/// An action that the state machine hands to its shell.
///
/// Large payloads are stored outside the value (`indirect`), so that the most frequent steps, to
/// notify the observers or the terminal, are small.
@usableFromInline
package enum LoopStep<Event: Sendable> {
  /// Start the effect as this run.
  indirect case start(RunID, Effect<Event>)
  /// Call the closure, which hands a run its new value.
  case update(() -> Void)
  /// Cancel the task, timer or registration of the run.
  indirect case cancel(RunID)
  /// End the wait of the run, if it waits for a time: start its effect, or drop it.
  indirect case endWait(RunID, PendingEffects)
  /// Notify the observers: the feedbacks that get every state have been notified of a new one.
  case notifyObservers
  /// Take the events that pure code of the application has sent, and ask again.
  case interrupted
  /// Report the diagnostic, and then release the event that was dropped for it, if any.
  indirect case report(LoopDiagnostic, dropped: (any Sendable)? = nil)
  /// Release the closure and the receipt of an event that has been reduced or rejected.
  indirect case release(any Sendable)
}
