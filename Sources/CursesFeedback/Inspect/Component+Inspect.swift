import FeedbackCore
import TerminalModel
import TerminalViews

extension Component {
  /// Shows the recording in a file in the inspector, and then runs the component from a moment of
  /// the recorded session, if the user wants to continue there.
  ///
  /// - Returns: The exit status: ``Launch/Status/usage`` for a file that is no recording.
  @MainActor func inspectRecording(
    at path: String, _ launch: LaunchParameters<State>
  ) async -> Int32 {
    guard let recording = recording(at: path, of: .replay) else { return Launch.Status.usage }
    let (history, divergence) = history(
      of: recording, theme: launch.options.theme(of: recording))
    var options = launch.options
    // The option is for the recorded application: the inspector itself is not inspected.
    options.inspects = false
    let status = await Inspector(source: history).run(LaunchParameters(options))
    if let (number, record) = history.start {
      guard !hasEnded(record.state) else {
        Launch.printError("--inspect: The application ends in state \(number): choose another one.")
        return Launch.Status.failure
      }
      let answers = RecordedAnswers(of: recording, by: self, from: number)
      return await run(
        launch.continuing(
          from: RecordedStart(in: record.state, answers), interface: record.interface))
    }
    guard let divergence else { return status }
    Launch.printError("\(path): The replay differs from the recording.")
    _ = Launch.print("\(divergence)")
    return Launch.Status.failure
  }

  /// The history of a recorded session, and the first difference of its replay from the recording,
  /// or nil if there is none; at the difference the history ends.
  ///
  /// - Parameters:
  ///   - theme: The theme of frames without one; nil for that of the terminal that shows them.
  ///   - clock: Measures the times of the frames, those of the replay.
  @MainActor func history(
    of recording: Recording, theme: Theme? = nil, clock: any LoopClock = MainQueueClock()
  ) -> (history: SessionHistory<Self>, divergence: ReplayDivergence?) {
    let replay = SessionReplay(recording, of: self)
    let history = replay.makeHistory(theme: theme, clock: clock)
    replay.run()
    return (history, replay.divergence)
  }
}
