import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of recordings of this process in the folder of SESSION_RECORDINGS.
private let recordingCount = Atomic(0)

extension Component {
  /// The file that the session is recorded to: that of the options, or a new one in the folder of
  /// the variable SESSION_RECORDINGS; nil for none.
  ///
  /// - Parameter warn: Called with a line if the recording that the variable wants cannot be made.
  /// - Throws: For a file of the options, ``RecordError`` if the events of the application cannot be
  ///   recorded, and ``TraceError`` if the file cannot be made.
  func recordingFile(
    _ options: LaunchOptions, warn: (String) -> Void = { _ in }
  ) throws -> TraceFile? {
    // The player of a film and the inspector of a recording are no sessions of the application.
    // With `--reload`, each rebuilt program would empty the file and begin the recording again.
    guard options.film == nil, options.replay == nil, !options.reloads || options.isHeadless
    else { return nil }
    if let path = options.record { return try recordingFile(at: path) }
    if let path = options.report { return try recordingFile(at: path, of: .report) }
    guard let path = Self.pathInFolder else { return nil }
    do {
      return try recordingFile(at: path)
    } catch {
      warn("SESSION_RECORDINGS: \(error)")
      return nil
    }
  }

  private func recordingFile(
    at path: String, of kind: TraceFile.Kind = .recording
  ) throws -> TraceFile {
    try requireCodableEvents()
    return try TraceFile(path: path, of: kind)
  }

  /// The answers of effects in the recording in a file.
  ///
  /// - Throws: ``RecordError`` if the events of the application cannot be recorded, and
  ///   ``RecordingError`` if the file is no recording.
  @MainActor func recordedAnswers(at path: String) throws -> RecordedAnswers {
    try requireCodableEvents()
    return RecordedAnswers(of: try Recording(path: path), by: self)
  }

  private func requireCodableEvents() throws(RecordError) {
    guard Event.self is any Codable.Type else {
      throw .eventsNotCodable(type: "\(Self.self).Event")
    }
  }

  /// The writer of a recording, with the ``SessionReport`` that adds its lines to the same file.
  @MainActor func recordingWriter(_ file: TraceFile, _ options: LaunchOptions) -> RecordingWriter {
    let writer = RecordingWriter(RecordingOrigin(version: options.version)) { file.append($0) }
    writer.report = SessionReport(file, options)
    return writer
  }

  /// A path such as `recordings/counter-20260131-235959-4711.jsonl`, with another number at the end
  /// for each further recording of the process; nil without a folder.
  private static var pathInFolder: String? {
    guard let folder = Launch.environment("SESSION_RECORDINGS"), !folder.isEmpty else { return nil }
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    func digits(_ number: Int32, _ count: Int = 2) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let date = digits(parts.tm_year + 1900, 4) + digits(parts.tm_mon + 1) + digits(parts.tm_mday)
    let hour = digits(parts.tm_hour) + digits(parts.tm_min) + digits(parts.tm_sec)
    let number = recordingCount.add(1, ordering: .relaxed).newValue
    let process = number == 1 ? "\(getpid())" : "\(getpid())-\(number)"
    return "\(folder)/\(Launch.programName)-\(date)-\(hour)-\(process).jsonl"
  }

  /// Replays a recording without a terminal and without effects.
  ///
  /// - Returns: The first difference, or nil if there is none.
  @MainActor public func replay(_ recording: Recording) -> ReplayDivergence? {
    replay(recording, version: (self as? any App)?.version)
  }

  @MainActor func replay(_ recording: Recording, version: String?) -> ReplayDivergence? {
    let replay = SessionReplay(recording, of: self, version: version)
    replay.run()
    return replay.divergence
  }
}
