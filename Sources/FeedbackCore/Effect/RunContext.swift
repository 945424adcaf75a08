/// The access of a run (a started ``Effect``) to its loop: a sender, the loop's clock, and the
/// run's key.
public struct RunContext<Event: Sendable>: Sendable {
  /// Sends events to the loop; they are dropped after the run was revoked.
  public let send: Sender<Event>
  /// The loop's clock, on which the body of an effect sleeps.
  public let clock: any LoopClock
  /// The key of the run, or ``RunKey/only`` if it has none.
  ///
  /// If the run's feedback belongs to a child in a collection, the key begins with the child's
  /// identity; in nested collections, with the identities of the children, the outermost first. If
  /// the feedback has many requests at once, the key of the request follows.
  public let key: RunKey
  /// Whether the loop runs on the main actor.
  package let isOnMainActor: Bool
  /// Answers with events and ends the run.
  let end: @Sendable ([Event]) -> Void

  @usableFromInline
  package init(
    send: Sender<Event>, clock: any LoopClock, key: RunKey, isOnMainActor: Bool,
    end: @escaping @Sendable ([Event]) -> Void
  ) {
    self.send = send
    self.clock = clock
    self.key = key
    self.isOnMainActor = isOnMainActor
    self.end = end
  }

  /// Answers with these events, if there are any, and ends the run, in one step.
  ///
  /// A callback calls it after its last event: the registration is cancelled, and a run that waits
  /// for this one (``RunPolicy/queue``, ``RunPolicy/merge(max:)``) starts. A body that calls it is
  /// cancelled. A raw feedback (``Feedback/raw(_:connect:)``) that calls it gets no further state
  /// until it is connected again. Callable on any thread. If the run has ended before, the answers
  /// are still sent; if it was revoked, they are dropped.
  public func finish(_ answers: Event...) {
    end(answers)
  }

  /// Ends the program if the loop is a ``LoopActor``.
  ///
  /// For feedbacks that read inputs or draw frames: the loop has to call them on the main actor at
  /// once, and to reduce their events before the next input is read. A ``LoopActor`` does both
  /// later.
  @usableFromInline
  package func requireFeedbackLoop(for feedback: String) {
    precondition(
      isOnMainActor,
      "The feedback \"\(feedback)\" needs a FeedbackLoop: a LoopActor is not on the main actor.")
  }

  package func pullback<Child: Sendable>(
    _ embed: @escaping @Sendable (Child) -> Event
  ) -> RunContext<Child> {
    RunContext<Child>(
      send: send.pullback(embed), clock: clock, key: key, isOnMainActor: isOnMainActor,
      end: { [end] answers in end(answers.map(embed)) })
  }
}
