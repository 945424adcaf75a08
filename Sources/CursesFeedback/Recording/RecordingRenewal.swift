import TerminalModel

/// Makes a new recording from a replay: it has the inputs, events and times of the old recording,
/// and the frames and states of the replay.
@MainActor final class RecordingRenewal {
  /// The first difference of each kind.
  var differences: [ReplayDivergence.Kind: ReplayDivergence] = [:]
  /// The new lines of entries, each with its line feed, by the numbers of the lines.
  private var lines: [Int: String] = [:]
  /// The hash of the frames of the replay so far.
  private var frameHash: UInt64 = 0
  /// The mouse actions that the terminal is asked to report, if they have changed since the last
  /// renewed frame.
  private var mouse: MouseReporting?

  /// The replay has shown a frame.
  func replayed(frame hash: UInt64, _ mouse: MouseReporting?) {
    frameHash = hash
    if let mouse { self.mouse = mouse }
  }

  /// Renews the entry of a frame.
  func renewFrame(_ entry: RecordedEntry) {
    write(entry) {
      $0.write(
        .frame(frameHash, mouse: mouse), state: entry.state, at: entry.time.wholeNanoseconds)
    }
    mouse = nil
  }

  /// Renews the entry of a hash of the state, with the number of inputs that the replay has read.
  func renew(_ entry: RecordedEntry, hash: UInt64, inputs: Int) {
    write(entry) {
      $0.write(hash: hash, inputs: inputs, state: entry.state, at: entry.time.wholeNanoseconds)
    }
  }

  private func write(_ entry: RecordedEntry, _ body: (RecordingWriter) -> Void) {
    body(RecordingWriter { self.lines[entry.line] = String(decoding: $0, as: UTF8.self) })
  }

  /// The text of the new recording, which has no lines of a report.
  ///
  /// - Parameters:
  ///   - recording: The old recording.
  ///   - text: The text of the old recording.
  ///   - version: The version of the application.
  func text(of recording: Recording, _ text: String, version: String?) -> String {
    let old = text.split(separator: "\n", omittingEmptySubsequences: false)
    var header = old[0]
    if version != recording.applicationVersion, let other = RecordingHeader(line: header) {
      header = other.with(version: version).line[...]
    }
    return "\(header)\n"
      + recording.entries.map { lines[$0.line] ?? "\(old[$0.line - 1])\n" }.joined()
  }
}

extension Component {
  /// Replays the recording in a file, and makes a new one: with the inputs, events and times of
  /// the old one, and with the frames and states of the replay.
  ///
  /// - Returns: The text of the new recording, or nil if the course of the replay differs, and the
  ///   first difference of each kind.
  /// - Throws: ``RecordingError`` if the file is no recording.
  @MainActor package func renewedRecording(
    at path: String, version: String?
  ) throws(RecordingError) -> (
    text: String?, differences: [ReplayDivergence.Kind: ReplayDivergence]
  ) {
    let recording = try Recording(path: path)
    let text = try Recording.text(ofFile: path)
    let renewal = RecordingRenewal()
    SessionReplay(recording, of: self, version: version, for: renewal).run()
    guard renewal.differences[.course] == nil else { return (nil, renewal.differences) }
    return (renewal.text(of: recording, text, version: version), renewal.differences)
  }
}
