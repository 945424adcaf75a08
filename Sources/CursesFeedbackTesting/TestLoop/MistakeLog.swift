import Synchronization

/// Collects the diagnostics of a test's loop that fail the test (``Exhaustivity/mistakes``).
final class MistakeLog: Sendable {
  private let mistakes = Mutex<[LoopDiagnostic]>([])

  /// Adds a diagnostic; ignores those that are no faults.
  func add(_ diagnostic: LoopDiagnostic) {
    guard diagnostic.isFault else { return }
    mistakes.withLock { $0.append(diagnostic) }
  }

  /// Removes and returns the mistakes.
  func take() -> [LoopDiagnostic] {
    mistakes.withLock { mistakes in
      defer { mistakes = [] }
      return mistakes
    }
  }
}
