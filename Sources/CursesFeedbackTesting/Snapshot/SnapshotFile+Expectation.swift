import Synchronization
import TerminalModel
import Testing

/// The test and the name of each snapshot so far, by the path of its file.
///
/// All tests of the process share it, because the snapshots of several tests can have the same
/// file.
private let snapshotNames = Mutex<[String: [String]]>([:])

extension SnapshotFile {
  /// The failures of a frame that the current test expects to equal its snapshot: at most one for
  /// the text file, and one for the picture.
  ///
  /// - Precondition: It is called in the task of a test.
  static func failures(
    of frame: Frame, _ parts: SnapshotParts, named name: String?,
    _ recording: SnapshotRecording?, _ sourceLocation: SourceLocation
  ) -> [String] {
    guard let test = Test.current else {
      preconditionFailure("expectSnapshot must be called in the task of a test.")
    }
    let file = SnapshotFile(
      test: test.id.nameComponents, name: name, testFile: sourceLocation.filePath)
    guard file.isReserved(for: ["\(test.id)", name ?? ""]) else {
      return ["Two snapshots have the file \(file.path): Give them other names."]
    }
    var failures = [file.expectationFailure(of: frame, parts, recording)]
    if parts.contains(.picture) {
      let picture = SnapshotFile(path: "\(file.path.dropLast(4)).svg")
      failures.append(picture.expectationFailure(ofPicture: frame.svg(), recording))
    }
    return failures.compactMap(\.self)
  }

  /// Reserves the file for the snapshot with a test and a name; false if another one has it.
  private func isReserved(for snapshot: [String]) -> Bool {
    snapshotNames.withLock { names in
      let first = names[path] ?? snapshot
      names[path] = first
      return first == snapshot
    }
  }

  /// The failure of a frame that is expected to equal the snapshot, or nil.
  private func expectationFailure(
    of frame: Frame, _ parts: SnapshotParts, _ recording: SnapshotRecording?
  ) -> String? {
    expectationFailure(of: FrameSnapshot(frame, parts).text, recording) {
      SnapshotDifference(from: $0, to: $1).text
    } pictures: { recorded in
      let old = recorded.flatMap { FrameSnapshot(text: $0) }?.frame
      let theme = frame.theme
      return (
        old.map {
          $0.svg(title: "", theme: theme, marking: $0.positions(differingFrom: frame))
        },
        frame.svg(
          title: "", theme: theme, marking: old.map { frame.positions(differingFrom: $0) } ?? [])
      )
    }
  }

  /// The failure of a picture that is expected to equal the recorded one, or nil.
  func expectationFailure(ofPicture svg: String, _ recording: SnapshotRecording?) -> String? {
    expectationFailure(of: svg, recording) { _, _ in
      "Record it with SNAPSHOTS=failed, and review it."
    } pictures: { recorded in
      (recorded, svg)
    }
  }

  private func expectationFailure(
    of text: String, _ recording: SnapshotRecording?, difference: (String, String) -> String,
    pictures: (_ recorded: String?) -> (recorded: String?, actual: String)
  ) -> String? {
    let run = SnapshotRun.inEnvironment
    run.use(path)
    guard let selected = recording ?? .inEnvironment else {
      return "The environment variable SNAPSHOTS must be all, missing, failed or never."
    }
    let recorded = run.differences == nil ? nil : read()
    let failure = failure(of: text, recording: selected, difference: difference)
    // A test that passes `recording` tests the snapshots themselves: its differences are expected.
    if let failure, recording == nil, run.differences != nil {
      let shown = pictures(recorded)
      run.add(
        path, text: text, recorded: shown.recorded, actual: shown.actual, difference: failure)
    }
    return failure
  }
}
