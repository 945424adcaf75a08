import Synchronization

/// What a test's loop has noticed that an application's author would want to know.
final class Noticed: Sendable {
  private let mistakes = Mutex<[LoopDiagnostic]>([])

  /// Takes it down, unless it is usual.
  func add(_ diagnostic: LoopDiagnostic) {
    switch diagnostic {
    case .staleEvent, .lateEvent, .budgetOverrun, .traceFailed: break
    case .sentFromReducer, .childEventIgnored, .unhandledError, .eventsDropped, .cycle:
      mistakes.withLock { $0.append(diagnostic) }
    }
  }

  /// Hands it over.
  func take() -> [LoopDiagnostic] {
    mistakes.withLock { mistakes in
      defer { mistakes = [] }
      return mistakes
    }
  }
}
