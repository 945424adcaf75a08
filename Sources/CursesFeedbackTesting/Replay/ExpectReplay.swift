public import CursesFeedback
public import Testing

/// Expects that a component replays a recorded session as it was recorded: each cell of each frame,
/// the states whose hashes are in the recording, and the effects whose ends are in it.
///
/// ```swift
/// @Test func `a film is deleted once`() throws {
///   try expectReplay(of: "Sessions/deleting.jsonl", by: Films(load: { [] }))
/// }
/// ```
/// The option `--record FILE` of every application records a session. The replay runs no effect:
/// the answers of effects are in the recording. If the replay differs, the failure shows the first
/// difference: the change of the state, and both screens. A recording whose last line is cut off,
/// or that has no frame, is a failure, too.
///
/// If only frames differ, the looks have changed. The recording can then be written again like a
/// snapshot (``SnapshotRecording``): with the variable `SNAPSHOTS=failed`, the same inputs, events
/// and times get the frames of the replay. A difference of the states, the events or the effects is
/// no change of looks, and leaves the file as it is.
///
/// - Parameters:
///   - path: The recording, relative to the folder of the test's own file.
///   - component: The component, with the dependencies that its initial state needs.
///   - snapshots: When the file is written again; if nil, the variable `SNAPSHOTS` decides.
///   - sourceLocation: Where a failure is reported.
/// - Throws: `RecordingError` if the file cannot be read, or is no recording.
@MainActor
public func expectReplay(
  of path: String, by component: some Component, recording snapshots: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws(RecordingError) {
  let path = sourceLocation.path(beside: path)
  let recording = try Recording(path: path)
  if let fault = recording.fault {
    Issue.record("\(path): \(fault)", sourceLocation: sourceLocation)
  }
  let file = RecordingFile(path: path, replay: component.replay(recording))
  let failure = try file.failure(by: component, snapshots)
  if let failure { Issue.record("\(path): \(failure)", sourceLocation: sourceLocation) }
}

/// Expects that a component replays a recording as it was recorded.
///
/// A recording whose last line is cut off, or that has no frame, is a failure, too.
///
/// - Parameters:
///   - recording: The recording, such as that of a ``TestApp``.
///   - component: The component, with the dependencies that its initial state needs.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func expectReplay(
  _ recording: Recording, by component: some Component,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let fault = recording.fault { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  guard let divergence = component.replay(recording) else { return }
  Issue.record("\(divergence)", sourceLocation: sourceLocation)
}

extension Recording {
  /// Why a replay of the recording would prove too little, or nil if it proves the session.
  fileprivate var fault: Comment? {
    guard isCut || frameCount == 0 else { return nil }
    let fault = isCut ? "is cut in its last line" : "has no frame"
    return "The recording \(fault): record it again."
  }
}
