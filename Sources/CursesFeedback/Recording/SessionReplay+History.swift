import FeedbackCore
import TerminalModel
import TerminalViews

extension SessionReplay {
  /// Makes the history of the replayed session, before the first entry.
  ///
  /// - Parameters:
  ///   - theme: The theme of frames without one; nil for that of the terminal that shows them.
  ///   - clock: Measures the times of the frames, those of the replay.
  func makeHistory(theme: Theme?, clock: any LoopClock) -> SessionHistory<Running> {
    session.probe = SessionProbe(clock.stopwatch())
    return SessionHistory(
      of: session, loop, program: recording.program, isLive: false, theme: theme,
      elapsed: { [unowned self] in time },
      recordedCause: { [unowned self] in recordedCause })
  }

  /// The cause of the event that led to the current state; nil if an input is its cause.
  private var recordedCause: String? {
    // The replay may already have queued later entries.
    let entries = recording.entries[..<position]
    let event = entries.indices.reversed()
      .prefix { entries[$0].state >= loop.stateNumber }
      .first { entries[$0].isEvent && entries[$0].state == loop.stateNumber }
    guard let event else { return nil }
    // The recording has the events of the first size before the first frame.
    let isAtStart = !entries[..<event].contains(where: \.isFrame)
    return entries[event].feedback ?? (isAtStart ? nil : "from outside")
  }
}
