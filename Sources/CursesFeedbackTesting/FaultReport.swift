import CursesFeedback
import Testing

/// Fails a test for each fault in the log of its application, once.
///
/// It is a class apart from the application, and not isolated to the main actor (the main thread),
/// so that its `deinit` runs in the task that releases the application: a failure recorded in
/// another task is not attributed to the test.
final class FaultReport {
  private let log: DiagnosticLog
  /// The number of faults recorded as issues so far.
  private var recordedCount = 0

  init(_ log: DiagnosticLog) { self.log = log }

  deinit { record() }

  /// Records an issue for each new fault.
  func record() {
    let faults = log.faults
    for fault in faults.dropFirst(recordedCount) { Issue.record("\(fault)") }
    recordedCount = max(recordedCount, faults.count)
  }
}
