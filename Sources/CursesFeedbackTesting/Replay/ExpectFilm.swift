public import CursesFeedback
public import Testing

/// Expects that a moving picture in the documentation shows a recorded session.
///
/// The picture is an animated SVG, the same that the options `--replay` and `--export` write. It is
/// recorded like a snapshot: see ``SnapshotRecording``. A recording that does not replay fails the
/// test, too.
///
/// ```swift
/// try expectFilm(of: "Sessions/deleting.jsonl", by: Films(load: { [] }), at: "../Docs/deleting.svg")
/// ```
///
/// - Parameters:
///   - recording: The recording, relative to the folder of the test's own file.
///   - component: The component that was recorded.
///   - path: The SVG file, relative to the folder of the test's own file.
///   - pictures: When the file is written; if nil, the environment decides.
///   - sourceLocation: Where a failure is reported.
/// - Throws: `RecordingError` if the file is no recording.
@MainActor
public func expectFilm(
  of recording: String, by component: some Component, at path: String,
  recording pictures: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = sourceLocation.filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  let (svg, divergence) = component.animatedSVG(
    of: try Recording(path: "\(folder)/\(recording)"))
  if let divergence { Issue.record("\(divergence)", sourceLocation: sourceLocation) }
  let file = SnapshotFile(path: "\(folder)/\(path)")
  if let failure = file.expectationFailure(ofPicture: svg, pictures) {
    recordFailure(failure, sourceLocation)
  }
}
