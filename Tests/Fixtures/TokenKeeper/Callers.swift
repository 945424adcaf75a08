import Synchronization

/// The callers that wait for the answers to their calls.
final class Callers: Sendable {
  typealias Answer = Result<String, CallFailure>

  private struct Contents {
    var lastID = 0
    var waiting: [Call.ID: CheckedContinuation<Answer, Never>] = [:]
  }

  private let contents = Mutex(Contents())

  /// A new ID.
  func makeID() -> Call.ID {
    contents.withLock { contents in
      contents.lastID += 1
      return contents.lastID
    }
  }

  /// Waits for the answer to a call; the body starts the call once the caller is registered.
  func answer(to id: Call.ID, beginning body: () -> Void) async -> Answer {
    await withCheckedContinuation { continuation in
      contents.withLock { $0.waiting[id] = continuation }
      body()
    }
  }

  /// Resumes the caller of a call with the answer; does nothing if it has been resumed before.
  func tell(_ id: Call.ID, _ answer: Answer) {
    contents.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: answer)
  }
}
