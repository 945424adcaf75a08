import Synchronization

/// The time in which a program has the terminal of a session.
@MainActor final class ProgramTurn {
  /// Set by the cancellation handler of the task that runs the program: on any thread, and before
  /// the `cancel()` of that task returns.
  private nonisolated let cancelled = Atomic(false)
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var hasEnded = false

  /// Whether the request of the program has been cancelled, so that the program is being ended.
  nonisolated var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// The request of the program is cancelled.
  nonisolated func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Waits until the program has ended.
  func ended() async {
    await withCheckedContinuation { continuation in
      // Checked here: the program may end between a check before the call and this closure.
      if hasEnded { continuation.resume() } else { waiting.append(continuation) }
    }
  }

  /// The program has ended.
  func end() {
    hasEnded = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
