/// An irregularity that a loop reports to the author of the application; it is not part of the
/// state.
public enum LoopDiagnostic: Hashable, Sendable {
  /// An event was dropped, because its run (``Effect``) had been revoked. This is usual with
  /// effects that are cancelled.
  case staleEvent(feedback: String)
  /// An event was sent to a loop that had been stopped.
  case lateEvent
  /// A reducer, or a closure that makes a request or a condition, sent an event. The event was
  /// queued, but such code has to be pure.
  case sentFromReducer
  /// An event was for a child that does not exist. The state was published, but the child's reducer
  /// did not run.
  case childEventIgnored
  /// A view shows a child of this type that the `children` of its parent do not list: no reducer
  /// gets its events.
  case unlistedChild(String)
  /// The effect of a feedback threw an error that no `catch:` handles.
  case unhandledError(feedback: String, description: String)
  /// The loop reduced events for longer than its budget. It continues after other work, such as to
  /// read input and to draw a frame.
  case budgetOverrun
  /// A sender has more events waiting than ``MailboxPolicy/standard`` allows, and newer ones are
  /// dropped; reported once for each sender. The feedback is that of the sender's run, or nil
  /// for a sender of the loop.
  case eventsDropped(feedback: String?)
  /// An effect of the feedback had not completed at the end of its time limit, and was revoked
  /// (``Feedback/completesBeforeExit(within:pending:)``).
  case incompleteEffect(feedback: String)
  /// Events caused one another without end. The values are the names of the feedbacks that sent the
  /// last of these events, in the order in which the feedbacks are declared, and the number of
  /// events. Events that go through the mailbox, such as those that `context.send` sends, do not
  /// count.
  case cycle(feedbacks: [String], events: Int)
}
