public import CursesFeedback
import TerminalFilms
public import TerminalModel
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
///   - pictures: When the file is written; if nil, the variable `SNAPSHOTS` decides.
///   - sourceLocation: Where a failure is reported.
/// - Throws: `RecordingError` if the file is no recording.
@MainActor
public func expectFilm(
  of recording: String, by component: some Component, at path: String,
  recording pictures: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (svg, divergence) = component.animatedSVG(
    of: try Recording(path: sourceLocation.path(beside: recording)))
  if let divergence { Issue.record("\(divergence)", sourceLocation: sourceLocation) }
  expectFilm(svg, at: path, pictures, sourceLocation)
}

/// Expects that a moving picture in the documentation shows frames, each for a time.
///
/// ```swift
/// var frames = [app.frame]
/// app.press("down")
/// frames.append(app.frame)
/// expectFilm(of: frames, title: "films", at: "../Docs/films.svg")
/// ```
///
/// - Parameters:
///   - frames: The frames, at least one.
///   - interval: The time from each frame to the next one.
///   - title: The title of the picture.
///   - path: The SVG file, relative to the folder of the test's own file.
///   - pictures: When the file is written; if nil, the variable `SNAPSHOTS` decides.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func expectFilm(
  of frames: [Frame], every interval: Duration = .seconds(1), title: String, at path: String,
  recording pictures: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  precondition(!frames.isEmpty, "A moving picture has at least one frame.")
  var film = Film(program: title, size: frames.first?.size ?? .standard)
  for (number, frame) in frames.enumerated() { film.append(frame, at: interval * number) }
  expectFilm(film.svg, at: path, pictures, sourceLocation)
}

private func expectFilm(
  _ svg: String, at path: String, _ pictures: SnapshotRecording?, _ sourceLocation: SourceLocation
) {
  let file = SnapshotFile(path: sourceLocation.path(beside: path))
  if let failure = file.expectationFailure(ofPicture: svg, pictures) {
    recordFailure(failure, sourceLocation)
  }
}
