import Synchronization

/// Collects the diagnostics of a test's loop that are mistakes of the application.
final class MistakeLog: Sendable {
  private let mistakes = Mutex<[LoopDiagnostic]>([])

  /// Adds a diagnostic; ignores those that are no mistakes.
  func add(_ diagnostic: LoopDiagnostic) {
    switch diagnostic {
    case .staleEvent, .lateEvent, .budgetOverrun: break
    case .sentFromReducer, .childEventIgnored, .unlistedChild, .unhandledError, .eventsDropped,
      .incompleteEffect, .cycle:
      mistakes.withLock { $0.append(diagnostic) }
    }
  }

  /// Removes and returns the mistakes.
  func take() -> [LoopDiagnostic] {
    mistakes.withLock { mistakes in
      defer { mistakes = [] }
      return mistakes
    }
  }
}
