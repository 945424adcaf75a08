extension Recording {
  /// Sentences about possible reasons why a replay by a version of the application differs.
  func notes(_ version: String?, hasInitialState: Bool) -> [String] {
    let start = startNotes(hasInitialState: hasInitialState)
    guard version != applicationVersion else { return start }
    let versions = [applicationVersion, version].map {
      $0.map { "version \($0)" } ?? "no version"
    }
    return [
      "The recording is of \(versions[0]) of the application, the replay of \(versions[1])."
    ] + start
  }

  /// Sentences about the parts of the start that a replay could not restore.
  ///
  /// - Parameter hasInitialState: Whether the recorded first state belongs to the application.
  func startNotes(hasInitialState: Bool) -> [String] {
    var notes: [String] = []
    if initial == nil {
      notes.append(
        "The recording has no first state, and the replay began with that of the application.")
    } else if !hasInitialState {
      notes.append(
        "The first state of the recording does not belong to this application, and the replay began "
          + "with its own.")
    }
    if interface == nil {
      notes.append(
        "The focus and the scroll offsets at the start of the recording are missing or cannot be "
          + "decoded, and the replay began without them.")
    }
    return notes
  }
}
