public import TerminalModel
public import Testing

/// Expects that a frame equals its snapshot.
///
/// The snapshot is a text file in the folder of the test's own file, to be read and reviewed like
/// code: `__Snapshots__/<suite>/<test>.txt`, or `<test>.<name>.txt` if a name is given. For a test
/// outside a suite, the name of its file takes the place of the suite's. A test that takes several
/// snapshots, or runs with several arguments, gives each a name. The environment variable
/// `SNAPSHOTS` selects whether a missing or different snapshot is written: see
/// ``SnapshotRecording``.
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
///   - recording: When the file is written; if nil, the environment decides.
///   - sourceLocation: Where a failure is reported.
public func expectSnapshot(
  of frame: Frame, named name: String? = nil, recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let test = Test.current else {
    preconditionFailure("expectSnapshot must be called in the task of a test.")
  }
  let file = SnapshotFile(
    test: test.id.nameComponents, name: name, testFile: sourceLocation.filePath)
  expectNoFailure(recording, sourceLocation) { file.failure(of: frame, recording: $0) }
}

/// Expects that a picture in the documentation shows this frame.
///
/// The picture is recorded like a snapshot: see ``SnapshotRecording``.
///
/// - Parameters:
///   - frame: The frame in the picture.
///   - title: The text above the frame.
///   - path: The SVG file, relative to the folder of the test's own file.
///   - recording: When the file is written; if nil, the environment decides.
///   - sourceLocation: Where a failure is reported.
public func expectPicture(
  of frame: Frame, title: String, at path: String, recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = sourceLocation.filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  let file = SnapshotFile(path: "\(folder)/\(path)")
  expectNoFailure(recording, sourceLocation) { recording in
    file.failure(of: frame.svg(title: title), recording: recording) { _, _ in
      "Record it with SNAPSHOTS=failed, and review it."
    }
  }
}

private func expectNoFailure(
  _ recording: SnapshotRecording?, _ sourceLocation: SourceLocation,
  of compare: (SnapshotRecording) -> String?
) {
  guard let recording = recording ?? .inEnvironment else {
    Issue.record(
      "The environment variable SNAPSHOTS must be all, missing, failed or never.",
      sourceLocation: sourceLocation)
    return
  }
  if let failure = compare(recording) {
    Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
  }
}
