import CursesFeedback
import TerminalModel
import Testing

/// Fails the test of an application: each failure has the last screen, the history of the test
/// since the last expectation that passed, and the recording of the session if there is one.
///
/// It also fails the test for each fault (`LoopDiagnostic.isFault`) in the log of its application,
/// once. It is a class apart from the application, and not isolated to the main actor (the main
/// thread), so that its `deinit` runs in the task that releases the application: a failure recorded
/// in another task is not attributed to the test.
final class FailureReport {
  /// The last frame on the screen, or nil before the first one.
  var frame: Frame?
  /// Makes the frame of the current state, which may not be on the screen yet; nil after the end.
  var currentFrame: @MainActor () -> Frame? = { nil }
  private(set) var history = TestHistory()
  private let log: DiagnosticLog
  private let recording: TestRecording?
  /// Whether the session can be recorded, because its events are `Codable`.
  private let isRecordable: Bool
  /// The number of faults recorded as issues so far.
  private var faultCount = 0

  init(_ log: DiagnosticLog, recording: TestRecording?, isRecordable: Bool) {
    self.log = log
    self.recording = recording
    self.isRecordable = isRecordable
  }

  deinit { recordFaults() }

  /// Adds an action of the test, or its consequence, to the history.
  func add(_ words: @escaping () -> String) { history.add(words) }

  /// An expectation has passed: the history begins again.
  func passed() { history = TestHistory() }

  /// Records an issue with the screen of the current state.
  @MainActor func fail(_ text: String, _ sourceLocation: SourceLocation) {
    frame = currentFrame() ?? frame
    record(text, sourceLocation)
  }

  /// Records an issue with the last frame that the terminal has shown.
  func record(_ text: String, _ sourceLocation: SourceLocation) {
    Issue.record(
      Comment(rawValue: "\(text)\n\(context(besides: text))"), sourceLocation: sourceLocation)
  }

  /// Records an issue for each new fault.
  func recordFaults() {
    let faults = log.faults
    for fault in faults.dropFirst(faultCount) { Issue.record("\(fault)\n\(context(besides: ""))") }
    faultCount = max(faultCount, faults.count)
  }

  /// The screen, or a reference to it if a text already has its picture; the history and the
  /// recording.
  func context(besides text: String) -> String {
    let screen = frame.map { FrameSnapshot($0) }
    let isShown = screen.map { text.contains($0.picture) } ?? false
    return [
      isShown
        ? "\(Self.title) is shown above."
        : screen.map { "\(Self.title), \($0.screen)" } ?? "There was no frame.",
      history.isEmpty ? nil : "The history since the last passed expectation:\n\(history)",
      wayToInspect,
    ].compactMap(\.self).joined(separator: "\n")
  }

  /// The recording, and the commands that replay it and open it in the inspector, or why there is no
  /// file of it; without a recording, how to get one; nil if the session cannot be recorded.
  private var wayToInspect: String? {
    guard let recording else {
      return isRecordable
        ? "For a recording that the inspector opens, run the test with SESSION_RECORDINGS=/tmp."
        : nil
    }
    do {
      let path = try recording.kept()
      return """
        The recording of the session: \(path)
        Replay it: PROGRAM --replay \(path)
        Inspect it: PROGRAM --replay \(path) --inspect
        """
    } catch {
      return "\(error)"
    }
  }

  /// The first words of a context.
  static let title = "The screen"
}
