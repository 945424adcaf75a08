/// The parts of a shutdown, for the owner of a session.
extension FeedbackLoop {
  /// Begins the shutdown (``shutDown()``), if a feedback has effects that complete before the exit,
  /// or if events wait to be reduced.
  package func beginShutdown() { engine.beginShutdown() }

  /// Whether the loop shuts down, and effects have not completed or events wait to be reduced.
  package var isCompletingEffects: Bool { engine.isShuttingDown }

  /// The names of the feedbacks whose effects have not completed, in declaration order.
  package var incompleteFeedbacks: [String] { engine.incompleteFeedbacks }

  /// Waits until the effects have completed or the loop is stopped.
  package func effectsCompleted() async {
    await withCheckedContinuation { completed in engine.whenCompleted { completed.resume() } }
  }
}
