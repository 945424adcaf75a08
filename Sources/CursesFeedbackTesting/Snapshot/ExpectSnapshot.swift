public import TerminalModel
public import Testing

/// Expects that a frame equals its snapshot.
///
/// The snapshot is a text file in the folder of the test's own file, to be read and reviewed like
/// code: `__Snapshots__/<suite>/<test>.txt`, or `<test>.<name>.txt` if a name is given. For a test
/// outside a suite, the name of its file takes the place of the suite's. A test that takes several
/// snapshots, or runs with several arguments, gives each a name. A file name has the letters,
/// digits, `.` and `_` of a name, with a hyphen in place of the characters between them, and
/// without a last part in parentheses: if two different names lead to the same file name, the
/// second snapshot fails. The environment variable `SNAPSHOTS` selects whether a missing or
/// different snapshot is written: see ``SnapshotRecording``.
///
/// In a package, the test target's entry in the manifest has `exclude: ["__Snapshots__"]`;
/// otherwise each build warns of unhandled files.
///
/// If the frame differs, the failure shows both screens, with the changed rows marked, and the
/// changed styles.
///
/// - Parameters:
///   - frame: The frame to compare.
///   - name: Distinguishes this snapshot from others of the same test.
///   - parts: The parts of the screen that the snapshot holds.
///   - recording: When the file is written; if nil, the variable `SNAPSHOTS` decides.
///   - sourceLocation: Where a failure is reported.
public func expectSnapshot(
  of frame: Frame, named name: String? = nil, parts: SnapshotParts = .standard,
  recording: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let failures = SnapshotFile.failures(of: frame, parts, named: name, recording, sourceLocation)
  for failure in failures { recordFailure(failure, sourceLocation) }
}

/// Expects that a picture in the documentation shows this frame.
///
/// The picture is recorded like a snapshot: see ``SnapshotRecording``.
///
/// - Parameters:
///   - frame: The frame in the picture.
///   - title: The text above the frame.
///   - path: The SVG file, relative to the folder of the test's own file.
///   - recording: When the file is written; if nil, the variable `SNAPSHOTS` decides.
///   - sourceLocation: Where a failure is reported.
public func expectPicture(
  of frame: Frame, title: String, at path: String, recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(path: sourceLocation.path(beside: path))
  if let failure = file.expectationFailure(ofPicture: frame.svg(title: title), recording) {
    recordFailure(failure, sourceLocation)
  }
}
