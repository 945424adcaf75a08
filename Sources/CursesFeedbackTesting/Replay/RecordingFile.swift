import CursesFeedback

/// The file of a recording, which is written again like a snapshot if only frames differ.
@MainActor struct RecordingFile {
  let path: String
  /// The first difference of the replay, or nil if there is none.
  let replay: ReplayDivergence?

  /// Writes the file again if that is selected and possible; returns the failure of the test, or nil
  /// if the replay is as recorded and `selected` is not `all`.
  func failure(
    by component: some Component, _ selected: SnapshotRecording?
  ) throws(RecordingError) -> String? {
    guard let selected = selected ?? .inEnvironment else {
      return "The environment variable SNAPSHOTS must be all, missing, failed or never."
    }
    guard replay != nil || selected == .all else { return nil }
    let finding = replay.map { "\($0)" } ?? "All recordings are written again."
    let (text, differences) = try component.renewedRecording(
      at: path, version: (component as? any App)?.version)
    guard let text, differences[.state] == nil else {
      return finding + "\n" + Self.otherDifference(differences)
    }
    if replay != nil { SnapshotRun.inEnvironment.add(path, text: text, difference: finding) }
    switch selected {
    case .missing, .never:
      return """
        \(finding)
        Only frames differ: the states and the events are as recorded. If the new looks are \
        intended, SNAPSHOTS=failed writes the recording again.
        """
    case .all, .failed:
      if let number = SnapshotFile(path: path).write(text) {
        return "\(finding)\nThe recording cannot be written (error \(number))."
      }
      return "\(finding)\nThe recording was written: review it, and run the test again."
    }
  }

  /// The sentence about a difference that is no change of looks.
  private static func otherDifference(
    _ differences: [ReplayDivergence.Kind: ReplayDivergence]
  ) -> String {
    let other = differences[.state] ?? differences[.course]
    let place = other.map { " Line \($0.line): \($0.message)" } ?? ""
    return """
      Not only frames differ, so SNAPSHOTS does not write the recording again.\(place) If that is \
      intended, record the session again, or write the file with --replay OLD --record NEW.
      """
  }
}
