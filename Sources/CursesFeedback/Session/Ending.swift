import TerminalModel

/// The end of a session, for which anybody may wait.
///
/// The first end counts.
@MainActor
final class Ending {
  private var result: Result<Void, TerminalError>?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Whether the end has come.
  var isOver: Bool { result != nil }

  /// Ends it, with an error or without.
  func come(throwing error: TerminalError? = nil) {
    guard result == nil else { return }
    result = error.map { .failure($0) } ?? .success(())
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits for the end, and throws the error that it came with.
  func wait() async throws(TerminalError) {
    if result == nil {
      await withCheckedContinuation { waiting.append($0) }
    }
    try result?.get()
  }
}
