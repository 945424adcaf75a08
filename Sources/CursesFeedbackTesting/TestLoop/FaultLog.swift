import Synchronization

/// Collects the diagnostics of a test's loop that fail the test (``Exhaustivity/faults``).
final class FaultLog: Sendable {
  private let faults = Mutex<[LoopDiagnostic]>([])

  /// Adds a diagnostic; ignores those that are no faults.
  func add(_ diagnostic: LoopDiagnostic) {
    guard diagnostic.isFault else { return }
    faults.withLock { $0.append(diagnostic) }
  }

  /// Removes and returns the faults.
  func take() -> [LoopDiagnostic] {
    faults.withLock { faults in
      defer { faults = [] }
      return faults
    }
  }
}
