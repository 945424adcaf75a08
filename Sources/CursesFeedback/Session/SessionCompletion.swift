import TerminalModel

/// The end of a session, which any number of tasks can await.
///
/// The first end counts; later ones are ignored.
@MainActor
final class SessionCompletion {
  private var result: Result<Void, TerminalError>?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Completes the session, with an error or without.
  func finish(throwing error: TerminalError? = nil) {
    guard result == nil else { return }
    result = error.map { .failure($0) } ?? .success(())
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits for the end, and throws its error.
  func wait() async throws(TerminalError) {
    await withCheckedContinuation { continuation in
      // Checked here: the session may end between a check before the call and this closure.
      if result == nil { waiting.append(continuation) } else { continuation.resume() }
    }
    try result?.get()
  }
}
