import FeedbackCore

/// The inspectors that show one history: one in the terminal of the application, and others in
/// further terminals.
@MainActor final class HistoryObservers {
  private var bodies: [Int: @MainActor () -> Void] = [:]
  private var lastID = 0

  /// The number of observers.
  var count: Int { bodies.count }

  func add(_ body: @escaping @MainActor () -> Void) -> Cancellation {
    lastID += 1
    let id = lastID
    bodies[id] = body
    return Cancellation { [weak self] in
      MainActor.assumeIsolated { _ = self?.bodies.removeValue(forKey: id) }
    }
  }

  func notify() {
    for body in bodies.values { body() }
  }
}
