/// Something a loop noticed that is no part of the application's state, and that its author may
/// want to know.
public enum LoopDiagnostic: Hashable, Sendable {
  /// An event of a run was dropped, because the run was revoked meanwhile. Usual with effects
  /// that are cancelled.
  case staleEvent
  /// An event was sent into a loop that had been stopped.
  case lateEvent
  /// A reducer sent an event. It was queued; a reducer should only change the state.
  case sentFromReducer
  /// The effect of a feedback threw an error that nobody caught.
  case unhandledError(feedback: String, description: String)
}
