public import Testing

/// Expectations, whose failures have the screen and the history of the test.
extension TestApp {
  /// Expects that the rows of the screen, joined by line feeds, contain a text.
  ///
  /// A text that is wrapped is not found, because its words are in several rows: expect a part of it
  /// that is in one row.
  public func expectText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      frame.text.contains(text), else: "There is no \(text.debugDescription) on the screen.",
      sourceLocation)
  }

  /// Expects that the rows of the screen, joined by line feeds, do not contain a text.
  ///
  /// The expectation passes if the text is wrapped: see ``expectText(_:sourceLocation:)``.
  public func expectNoText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      !frame.text.contains(text), else: "There is a \(text.debugDescription) on the screen.",
      sourceLocation)
  }

  /// Expects that effects of exactly these feedbacks wait for an answer, in the order of their
  /// starts: one name for each effect.
  public func expectPending(
    _ feedbacks: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = pendingEffects
    expect(
      actual == feedbacks,
      else: "The waiting effects are \(list(actual)), and not \(list(feedbacks)).", sourceLocation)
  }

  /// Fails the test if a condition is false; otherwise the history begins again.
  func expect(
    _ condition: Bool, else failure: @autoclosure () -> String, _ sourceLocation: SourceLocation
  ) {
    if condition { report.passed() } else { report.fail(failure(), sourceLocation) }
  }

  /// Fails the test for the failures of a snapshot; otherwise the history begins again.
  ///
  /// If they only say that files were written, the screen and the history are left out.
  func expect(snapshot failures: [String], _ sourceLocation: SourceLocation) {
    let text = failures.joined(separator: "\n")
    if !failures.isEmpty, failures.allSatisfy({ $0.hasSuffix(SnapshotFile.note) }) {
      report.passed()
      recordFailure(text, sourceLocation)
    } else {
      expect(failures.isEmpty, else: text, sourceLocation)
    }
  }
}

/// Expects that the screen of an application equals its snapshot, as
/// ``expectSnapshot(of:named:parts:recording:sourceLocation:)`` with a frame does.
///
/// If the screen differs, the failure also has the history of the test, unless the snapshot was
/// written.
///
/// - Parameters:
///   - app: The application.
///   - name: Distinguishes this snapshot from others of the same test.
///   - parts: The parts of the screen that the snapshot holds.
///   - recording: When the file is written; if nil, the variable `SNAPSHOTS` decides.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func expectSnapshot(
  of app: TestApp<some Any>, named name: String? = nil, parts: SnapshotParts = .standard,
  recording: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let failures = SnapshotFile.failures(
    of: app.frame, parts, named: name, recording, sourceLocation)
  app.expect(snapshot: failures, sourceLocation)
}
