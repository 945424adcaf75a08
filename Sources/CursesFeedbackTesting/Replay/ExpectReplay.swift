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
/// - Parameters:
///   - path: The recording, relative to the folder of the test's own file.
///   - component: The component, with the dependencies that its initial state needs.
///   - sourceLocation: Where a failure is reported.
/// - Throws: `RecordingError` if the file cannot be read, or is no recording.
@MainActor
public func expectReplay(
  of path: String, by component: some Component, sourceLocation: SourceLocation = #_sourceLocation
) throws(RecordingError) {
  let path = sourceLocation.path(beside: path)
  let recording = try Recording(path: path)
  if recording.isCut || recording.frameCount == 0 {
    let fault = recording.isCut ? "is cut in its last line" : "has no frame"
    Issue.record(
      "\(path): The recording \(fault): record it again.", sourceLocation: sourceLocation)
  }
  guard let divergence = component.replay(recording) else { return }
  Issue.record("\(path): \(divergence)", sourceLocation: sourceLocation)
}

/// Expects that a component replays a recording as it was recorded.
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
  guard let divergence = component.replay(recording) else { return }
  Issue.record("\(divergence)", sourceLocation: sourceLocation)
}
