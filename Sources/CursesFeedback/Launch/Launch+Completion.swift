import FeedbackCore

extension Launch {
  /// The time after which a line says which effects have not completed.
  private static let quietTime = Duration.milliseconds(200)

  /// Waits until the effects that complete before the exit have completed.
  ///
  /// The terminal has been given back, and the signals of its keys have their original actions
  /// again: Ctrl-C ends the process at once. If the effects take longer than 0.2 s, a line on
  /// standard error names their feedbacks.
  @MainActor static func complete<State, Event>(
    _ loop: FeedbackLoop<State, Event>, _ clock: some LoopClock
  ) async {
    guard loop.isCompletingEffects else { return }
    let line = clock.schedule(after: quietTime, repeats: false) { [weak loop] in
      let names = loop?.incompleteFeedbacks ?? []
      if !names.isEmpty { printError(progressLine(of: names)) }
    }
    await loop.effectsCompleted()
    line.cancel()
  }

  /// Waits for the cancelled effects, at most for 100 ms, so that they can end their own work, such
  /// as a child process or a file that is incomplete.
  @MainActor static func cancelledEffectsEnded<State, Event>(
    _ loop: FeedbackLoop<State, Event>
  ) async {
    for _ in 0..<100 where loop.liveBodyCount > 0 {
      // A cancelled wait only checks sooner.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  static func progressLine(of feedbacks: [String]) -> String {
    let names = feedbacks.map { "\"\($0)\"" }.joined(separator: ", ")
    return "Completing \(names) … (Ctrl-C ends the program.)"
  }
}
