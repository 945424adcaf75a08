import CursesDriver
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

  /// Cancels the effects that still run, and waits for them, so that they can end their own work,
  /// such as a child process or a file that is incomplete.
  ///
  /// After 90 ms, it waits no longer. If an effect blocks the main thread for 100 ms, the process
  /// ends with the status, after `last` has been called on another thread.
  @MainActor static func stop<State, Event>(
    _ loop: FeedbackLoop<State, Event>, _ clock: some LoopClock, status: Int32,
    atLimit last: @escaping @Sendable () -> Void = {}
  ) async {
    let cancellation = ExitLimit(status: status, atLimit: last)
    loop.stop()
    cancellation.end()
    guard loop.liveBodyCount > 0 else { return }
    let wait = ExitLimit(status: status, atLimit: last)
    let time = ContinuousClock()
    let deadline = time.now.advanced(by: waitTime)
    while loop.liveBodyCount > 0, time.now < deadline {
      // Nothing cancels this task.
      try? await clock.sleep(for: .milliseconds(1))
    }
    wait.end()
  }

  /// The time for cancelled effects: a little less than the 100 ms of ``ExitLimit``.
  private static let waitTime = Duration.milliseconds(90)

  static func progressLine(of feedbacks: [String]) -> String {
    let names = feedbacks.map { "\"\($0)\"" }.joined(separator: ", ")
    return "Completing \(names) … (Ctrl-C ends the program.)"
  }
}
