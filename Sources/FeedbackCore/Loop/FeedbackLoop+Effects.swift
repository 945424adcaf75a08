/// What tests and scripted runs need: to see the asynchronous effects that run, to hold them, and
/// to answer in their place.
extension FeedbackLoop {
  /// Whether the bodies of asynchronous effects wait until they are answered or begun.
  package var holdsEffects: Bool {
    get { runner.holdsBodies }
    set { runner.holdsBodies = newValue }
  }

  /// How many asynchronous effects have begun and not finished.
  package var workingEffectCount: Int { runner.working.count }

  /// The effects that are held, in the order of their starts, by the names of their feedbacks.
  package var heldEffects: [(run: RunID, feedback: String)] {
    runner.held.compactMap { run in machine.feedbackName(of: run).map { (run, $0) } }
  }

  /// Begins a held effect.
  package func begin(_ run: RunID) {
    runner.begin(run)
  }

  /// Answers a held effect with an event, as if it had worked and finished.
  package func answer(_ run: RunID, with event: Event) {
    runner.cancel(run)
    receive([.event(event, from: run), .finished(run, nil)])
  }
}
