public import TerminalModel
public import Testing

/// Expects that a frame is what its snapshot says.
///
/// The snapshot is a text file beside the test's own, to be read and reviewed like code:
/// `__Snapshots__/<suite>/<test>.txt`, or `<test>.<name>.txt` where a name is given. A test
/// that takes several snapshots, or runs with several arguments, gives each a name. What is
/// done where there is no snapshot, or another one, is said by `SNAPSHOTS` in the environment:
/// see ``SnapshotRecording``.
///
/// In a package, the test target's entry in the manifest has `exclude: ["__Snapshots__"]`, or each
/// build warns of files that nobody handles.
///
/// A difference shows both screens, the rows that changed, and the styles that did.
///
/// - Parameters:
///   - frame: what the test shows.
///   - name: what tells this snapshot from others of the same test.
///   - recording: when the file is written; what the environment says where it is nil.
///   - sourceLocation: where a failure is reported.
public func expectSnapshot(
  of frame: Frame, named name: String? = nil, recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let test = Test.current else {
    preconditionFailure("A snapshot belongs to a test: expect it in the test's own task.")
  }
  let file = SnapshotFile(
    test: test.id.nameComponents, name: name, testFile: sourceLocation.filePath)
  expectNoFailure(recording, sourceLocation) { file.failure(of: frame, recording: $0) }
}

/// Expects that a picture in the documentation shows a frame as it is.
///
/// The picture is written as snapshots are: see ``SnapshotRecording``.
///
/// - Parameters:
///   - frame: what the picture shows.
///   - title: stands above the frame.
///   - path: the SVG file, seen from the folder of the test's own file.
///   - recording: when the file is written; what the environment says where it is nil.
///   - sourceLocation: where a failure is reported.
public func expectPicture(
  of frame: Frame, title: String, at path: String, recording: SnapshotRecording? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = sourceLocation.filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/")
  let file = SnapshotFile(path: "\(folder)/\(path)")
  expectNoFailure(recording, sourceLocation) { recording in
    file.failure(of: frame.svg(title: title), recording: recording) { _, _ in
      "Write it with SNAPSHOTS=failed, and look at it."
    }
  }
}

private func expectNoFailure(
  _ recording: SnapshotRecording?, _ sourceLocation: SourceLocation,
  of compare: (SnapshotRecording) -> String?
) {
  guard let recording = recording ?? .inEnvironment else {
    Issue.record(
      "SNAPSHOTS in the environment has to be all, missing, failed or never.",
      sourceLocation: sourceLocation)
    return
  }
  if let failure = compare(recording) {
    Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
  }
}
