extension LoopDiagnostic {
  /// One line of text for the author of the application.
  public var message: String {
    switch self {
    case .staleEvent(let feedback):
      "An event of \"\(feedback)\" was dropped: its run had been revoked."
    case .lateEvent: "An event was sent after the loop had stopped."
    case .sentFromReducer:
      """
      A reducer, or a closure that makes a request or a condition, sent an event. It should only \
      compute from its arguments: send the event from an effect.
      """
    case .childEventIgnored: "An event was ignored: it was for a child that does not exist."
    case .unlistedChild(let name):
      "A view shows a \(name), but the `children` of its parent do not list its scope: its events "
        + "change nothing."
    case .unhandledError(let feedback, let description):
      "\"\(feedback)\" threw an error that no `catch:` handles: \(description)"
    case .budgetOverrun: "The loop reduced events for longer than its budget."
    case .eventsDropped(let feedback?):
      "\"\(feedback)\" sent faster than the loop reduces: events were dropped."
    case .eventsDropped(nil): "Events were sent faster than the loop reduces, and were dropped."
    case .incompleteEffect(let feedback):
      "\"\(feedback)\" did not complete within its time limit before the exit."
    case .cycle(let feedbacks, let events):
      "\(events) events led to one another without coming to an end; the feedbacks in the cycle: "
        + feedbacks.map { "\"\($0)\"" }.joined(separator: ", ") + "."
    }
  }

  /// Whether it reports a mistake of the application.
  ///
  /// Events of a cancelled effect, events that are sent after the loop's end, events for a child
  /// that does not exist, and an exceeded budget are no mistakes.
  public var isFault: Bool {
    switch self {
    case .sentFromReducer, .unlistedChild, .unhandledError, .eventsDropped, .incompleteEffect,
      .cycle:
      true
    case .staleEvent, .lateEvent, .childEventIgnored, .budgetOverrun: false
    }
  }
}
