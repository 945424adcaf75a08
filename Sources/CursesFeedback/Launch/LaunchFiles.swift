import CursesDriver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a launched session: its trace, its recording, and one with recorded answers.
@MainActor struct LaunchFiles {
  let trace: TraceFile?
  /// The writer of the recording, or nil for none.
  let record: RecordingWriter?
  /// The recorded answers of effects, or nil for none.
  let answers: RecordedAnswers?
  /// The option with the file of the recorded answers.
  private let option: String
  private let recording: TraceFile?
  /// Whether an option requests the recording, and not the environment variable SESSION_RECORDINGS.
  private let isRequested: Bool
  /// A line about a recording that the environment variable SESSION_RECORDINGS requests and that
  /// cannot be made, or nil.
  private let warning: String?

  /// Makes the files that the options and the environment name.
  ///
  /// - Throws: ``RecordError`` if the events of the application cannot be recorded,
  ///   ``RecordingError`` if the file with answers is no recording, and ``TraceError`` if a file
  ///   cannot be made.
  init(
    of component: some Component, _ options: LaunchOptions, start: RecordedStart? = nil
  ) throws {
    var warning: String?
    option = start == nil ? "--answers" : "--replay"
    answers = try start?.answers ?? options.answers.map { try component.recordedAnswers(at: $0) }
    isRequested = options.requestsRecording
    trace = try options.trace.map { path throws(TraceError) in try TraceFile(path: path) }
    // A replay begins in the first state of the recording. A session that continues from a recorded
    // moment can therefore be recorded only if the recording can store the state at that moment.
    let isRecordable = start.map(\.isRecordable) ?? true
    recording = isRecordable ? try component.recordingFile(options) { warning = $0 } : nil
    if !isRecordable, Launch.environment("SESSION_RECORDINGS")?.isEmpty == false {
      warning =
        "SESSION_RECORDINGS: A continued session is recorded only if its state can be encoded."
    }
    record = recording.map { component.recordingWriter($0, options) }
    self.warning = warning
  }

  /// The writer of the recording of a session that reopens the last one; nil for none.
  ///
  /// A recording that only the environment requests is removed if it cannot hold the reopened
  /// state: the session is reopened all the same.
  func record<State>(of reopened: ReopenedSession<State>?) -> RecordingWriter? {
    guard let recording, !isRequested, let reopened, !reopened.canBeRecorded else { return record }
    CrashNotes.remove()
    unlink(recording.path)
    return nil
  }

  /// A line about a session without the recording that was requested, or whose recording ended
  /// before the session; else nil.
  ///
  /// - Parameter record: The writer of the session's recording, after the end of the session.
  func problem(of record: RecordingWriter?) -> String? {
    guard let recording else { return nil }
    guard let record else {
      return "SESSION_RECORDINGS: This session is not recorded: a recording cannot begin with the "
        + "reopened one."
    }
    guard record.isStopped else { return nil }
    return "The recording in \(recording.path) ends where the session was continued from an "
      + "earlier event."
  }

  /// Prints the failures of the files, and completes a report.
  func end() {
    let failures = [trace?.failure, recording?.failure].compactMap(\.self).map { "\($0)" }
    let errors = [record?.error.map { "\($0)" }, warning].compactMap(\.self)
    let missing = answers?.problems.map { "\(option): \($0)" } ?? []
    (failures + errors + missing).forEach(Launch.printError)
    record?.report?.finish()
  }
}
