import TerminalModel

/// The end of a session, which any number of tasks can await.
///
/// The first end counts; later ones are ignored.
@MainActor
final class SessionCompletion {
  private var result: Result<Void, TerminalError>?
  // Closures, and an unchecked continuation: a checked one, or an array of continuations, makes the
  // runtime search all conformances of the program for that of `Never` to `Error`, which takes a
  // hundred thousand instructions at the start of each program.
  private var waiting: [() -> Void] = []

  /// Completes the session, with an error or without.
  func finish(throwing error: TerminalError? = nil) {
    guard result == nil else { return }
    result = error.map { .failure($0) } ?? .success(())
    for resume in waiting { resume() }
    waiting = []
  }

  /// Waits for the end, and throws its error.
  func wait() async throws(TerminalError) {
    await withUnsafeContinuation { continuation in
      // Checked here: the session may end between a check before the call and this closure.
      if result == nil { waiting.append { continuation.resume() } } else { continuation.resume() }
    }
    try result?.get()
  }
}
