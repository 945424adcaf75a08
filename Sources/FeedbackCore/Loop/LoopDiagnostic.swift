/// Something a loop noticed that is no part of the application's state, and that its author may
/// want to know.
public enum LoopDiagnostic: Hashable, Sendable {
  /// An event of a run was dropped, because the run was revoked meanwhile. Usual with effects
  /// that are cancelled.
  case staleEvent(feedback: String)
  /// An event was sent into a loop that had been stopped.
  case lateEvent
  /// A reducer or a request sent an event. It was queued; pure code should only decide.
  case sentFromReducer
  /// An event was for a child that was not there. It was published, but its reducer was not run.
  case childEventIgnored
  /// The effect of a feedback threw an error that nobody caught.
  case unhandledError(feedback: String, description: String)
  /// A drain took longer than its budget, and went on after input and frames had their turn.
  case budgetOverrun
  /// A sender has more events waiting than its ``MailboxPolicy/standard`` allows, and newer ones are
  /// dropped; reported once for each sender. The feedback is that of the sender's run, or nil for a
  /// sender of the loop.
  case eventsDropped(feedback: String?)
  /// So many events raised one another without an end in sight; the feedbacks that took part in
  /// the last of them, in the order of their declaration.
  case cycle(feedbacks: [String], events: Int)
}
